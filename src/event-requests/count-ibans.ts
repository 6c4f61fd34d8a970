import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { Encryption } from "../guard/encryption.ts";
import { encryptedIbans } from "./encrypted-ibans.ts";
import { ibanPlace } from "./iban-place.ts";

export type IbanCounts = {
  all: number;
  /** Encrypted with the previous key, in either format. */
  previous: number;
  /** In the old format, with either key. */
  oldFormat: number;
  unreadable: number;
  /** True when there is none. */
  isNewestReadable: boolean;
};

/** Reads every IBAN that is stored; without `secrets` none is readable. A database without our tables has none. */
export async function countIbans(db: Db, secrets: Pick<Encryption, "decrypt"> | null): Promise<IbanCounts> {
  const counts = { all: 0, previous: 0, oldFormat: 0, unreadable: 0, isNewestReadable: true };
  if (!(await hasTable(db))) return counts;
  for await (const { id, bytes } of encryptedIbans(db)) {
    const read = secrets?.decrypt(bytes, ibanPlace(id)) ?? { kind: "unreadable" };
    counts.all += 1;
    counts.isNewestReadable = read.kind === "read";
    if (read.kind === "unreadable") counts.unreadable += 1;
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
