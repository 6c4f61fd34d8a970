import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import type { Secrets } from "../crypto/secrets.ts";
import type { PictureStore } from "../media/picture-store.server.ts";

/** A submission that waits for an operator's decision, as the list shows it. */
export type HeldItem = {
  /** Its name in the commands: `quote:12`. */
  name: string;
  platformId: number;
  /** Null when the time is unknown. */
  since: Date | null;
  /** The masked mail address of the sender; empty if unknown. */
  who: string;
  what: string;
};

/** The fields of an item: label and text. */
export type ItemFields = [string, string][];

/** The outcome of a decision; `effect` is a sentence for the operator. */
export type Decision = { kind: "done"; effect: string } | { kind: "not-found" } | { kind: "decided" };

/** Dependencies of decisions; `originOf` is the origin of links in a brand's mails. */
export type ModerationContext = {
  db: Db;
  pictures: PictureStore;
  secrets: Pick<Secrets, "decrypt">;
  originOf: (brand: Brand) => string;
  now: Date;
};

/** One kind of held items. An item is decided once, also when several operators decide at the same time. */
export type HeldKind = {
  list(db: Db): Promise<HeldItem[]>;
  /** All fields of an item, with a masked IBAN; null when it does not exist. */
  show(context: ModerationContext, id: number): Promise<ItemFields | null>;
  /** Processes the item as if it had never been held, in one transaction. */
  release(context: ModerationContext, id: number): Promise<Decision>;
  reject(context: ModerationContext, id: number): Promise<Decision>;
};
