import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { Decrypted, Encryption } from "../../crypto/encryption.ts";
import { encryptedIbans } from "./encrypted-ibans.server.ts";
import { ibanPlace } from "./iban-place.server.ts";

export type IbanCounts = {
  all: number;
  /** Encrypted with the previous key, in either format. */
  previous: number;
  /** In the old format, with either key. */
  oldFormat: number;
  /** Encrypted with a key that this installation does not have. */
  otherKey: number;
  /** Encrypted with a known key, then damaged or copied from another row. */
  changed: number;
  /** Whether the last IBAN counts as `otherKey`; false without any. */
  isNewestOfOtherKey: boolean;
};

const OTHER_KEY: Decrypted = { kind: "unreadable", reason: "other-key" };

/** Decrypts every stored IBAN; without `secrets` all count as `otherKey`. A database without our tables has none. */
export async function countIbans(db: Db, secrets: Pick<Encryption, "decrypt"> | null): Promise<IbanCounts> {
  const counts = { all: 0, previous: 0, oldFormat: 0, otherKey: 0, changed: 0, isNewestOfOtherKey: false };
  if (!(await hasTable(db))) return counts;
  for await (const { id, bytes } of encryptedIbans(db)) {
    const read = secrets?.decrypt(bytes, ibanPlace(id)) ?? OTHER_KEY;
    counts.all += 1;
    counts.isNewestOfOtherKey = read.kind === "unreadable" && read.reason === "other-key";
    if (read.kind === "unreadable") counts[read.reason === "changed" ? "changed" : "otherKey"] += 1;
    else {
      if (read.key === "previous") counts.previous += 1;
      if (read.isOldFormat) counts.oldFormat += 1;
    }
  }
  return counts;
}

async function hasTable(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('event_request') is not null as is`.execute(db);
  return rows[0]?.is ?? false;
}
