import type { Brand } from "../brands/brand.ts";
import type { Secrets } from "../crypto/secrets.ts";
import type { Db } from "../database/open.ts";
import type { PictureStore } from "../media/picture-store.server.ts";
import type { Actor } from "../permissions/actor.ts";
import type { Scope } from "../permissions/scope.ts";
import type { Effect } from "./effect.ts";
import type { Note } from "./note.ts";

export type HeldKindName = "quote" | "message" | "newsletter" | "event" | "city";

/** A submission that waits for an editor's decision, as lists show it. */
export type HeldItem = {
  kind: HeldKindName;
  id: number;
  platformId: number;
  since: Date;
  /** The masked mail address of the sender; empty if unknown. */
  who: string;
  /** Its activity, text, name or title; long texts are cut. */
  title: string;
  /** Of a request its company, of a message its type, of an event its first day, of a city its province. */
  detail: string | null;
};

/** The columns of a row that have a value, without binary ones. */
export type RowFields = Readonly<Record<string, unknown>>;

/** Everything that an editor sees before a decision. */
export type ShownItem = {
  kind: HeldKindName;
  id: number;
  platformId: number;
  /** False for what was decided, or never held. */
  waits: boolean;
  fields: RowFields;
  notes: readonly Note[];
};

/** The outcome of a decision, with the line of the log that it wrote. */
export type Decision = { kind: "done"; actId: number; effect: Effect } | { kind: "not-found" } | { kind: "decided" };

/** Dependencies of decisions; `originOf` is the origin of links in a brand's mails. */
export type ModerationContext = {
  db: Db;
  pictures: PictureStore;
  secrets: Pick<Secrets, "decrypt">;
  originOf: (brand: Brand) => string;
  now: Date;
  actor: Actor;
  /** What is outside it is not found. */
  scope: Scope;
  requestId?: string;
};

/** Where a city is, in degrees. */
export type Position = { lon: number; lat: number };

/** One kind of held items. An item is decided once, also when several editors decide at the same time. */
export type HeldKind = {
  show(context: ModerationContext, id: number): Promise<ShownItem | null>;
  /** Processes the item as if it had never been held, in one transaction. A city is moved to the position first. */
  release(context: ModerationContext, id: number, position?: Position): Promise<Decision>;
  reject(context: ModerationContext, id: number, reason?: string): Promise<Decision>;
};
