import { sql } from "kysely";
import type { Encryption } from "../crypto/encryption.ts";
import type { Db } from "../database/open.ts";
import { totpPlace } from "./totp.ts";

export const REENCRYPT_TOTP = "reencrypt-totp";

/** Seeds of authenticator apps by the key that reads them; `unreadable`: none does, so that the app's codes are refused. */
export type SeedCounts = { all: number; previous: number; unreadable: number };

/** Decrypts every seed; without `secrets` none is readable. A database without our tables has none. */
export async function countSeeds(db: Db, secrets: Pick<Encryption, "decrypt"> | null): Promise<SeedCounts> {
  const counts = { all: 0, previous: 0, unreadable: 0 };
  for (const { accountId, bytes } of await seedsOf(db)) {
    const read = secrets?.decrypt(bytes, totpPlace(accountId));
    counts.all += 1;
    if (read?.kind !== "read") counts.unreadable += 1;
    else if (read.key === "previous") counts.previous += 1;
  }
  return counts;
}

/** Queues one re-encryption job, however many processes start, if any seed was encrypted with the previous key. */
export async function queueSeedReencryption(db: Db, secrets: Pick<Encryption, "decrypt">): Promise<void> {
  if ((await countSeeds(db, secrets)).previous === 0) return;
  await sql`select graphile_worker.add_job(${REENCRYPT_TOTP}, job_key => ${REENCRYPT_TOTP})`.execute(db);
}

/**
 * Re-encrypts every seed of the previous key with the current one. Returns how many, and how many are unreadable and stay unchanged. Safe to
 * run concurrently: a row is updated only while it contains the bytes that were read.
 */
export async function reencryptTotp(db: Db, secrets: Encryption): Promise<{ reencrypted: number; unreadable: number }> {
  const counts = { reencrypted: 0, unreadable: 0 };
  for (const { accountId, bytes } of await seedsOf(db)) {
    const place = totpPlace(accountId);
    const read = secrets.decrypt(bytes, place);
    if (read.kind === "unreadable") counts.unreadable += 1;
    else if (read.key === "previous") {
      const { numUpdatedRows } = await db
        .updateTable("totp")
        .set({ secret_encrypted: secrets.encrypt(read.text, place) })
        .where("user_account_id", "=", accountId)
        .where("secret_encrypted", "=", bytes)
        .executeTakeFirstOrThrow();
      counts.reencrypted += Number(numUpdatedRows);
    }
  }
  return counts;
}

/** Accounts are few: all at once. */
async function seedsOf(db: Db): Promise<{ accountId: number; bytes: Buffer }[]> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('totp') is not null as is`.execute(db);
  if (!rows[0]?.is) return [];
  return db.selectFrom("totp").select(["user_account_id as accountId", "secret_encrypted as bytes"]).orderBy("user_account_id").execute();
}
