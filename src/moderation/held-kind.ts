import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";
import type { Secrets } from "../crypto/secrets.ts";
import type { PictureStore } from "../media/picture-store.server.ts";

/** Something that a visitor sent and that waits for a person's verdict, in a few words. */
export type HeldThing = {
  /** How an operator names it: `quote:12`. */
  name: string;
  platformId: number;
  /** Null where nobody noted it. */
  since: Date | null;
  /** A mail address, shortened; empty where there is none. */
  who: string;
  what: string;
};

/** A label and a text, line by line. */
export type Shown = [string, string][];

/** What a verdict did, as a sentence; or why there is nothing to decide. */
export type Decision = { kind: "done"; did: string } | { kind: "not-found" } | { kind: "decided" };

/** What an operator decides with: `originOf` is where the links of a brand's mails lead. */
export type Desk = {
  db: Db;
  pictures: PictureStore;
  secrets: Pick<Secrets, "decrypt">;
  originOf: (brand: Brand) => string;
  now: Date;
};

/** One kind of held things. A verdict is given once, however many give it in the same moment. */
export type HeldKind = {
  list(db: Db): Promise<HeldThing[]>;
  /** Everything that is known of it, with IBANs masked; null when there is none. */
  show(desk: Desk, id: number): Promise<Shown | null>;
  /** Does what would have happened had it not been held, in one transaction. */
  release(desk: Desk, id: number): Promise<Decision>;
  reject(desk: Desk, id: number): Promise<Decision>;
};
