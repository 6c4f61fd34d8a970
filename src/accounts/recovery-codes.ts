import type { Db } from "../database/open.ts";
import { hashOf, newCode, normalizedCode } from "./secret.ts";

/** Codes for the day that a phone is lost. */
const CODES = 10;

/** Replaces the codes of an account. They are shown once: only hashes are stored. */
export async function makeRecoveryCodes(transaction: Db, accountId: number): Promise<string[]> {
  // Two codes' worth of signs: unlike codes of mails they are valid for years.
  const codes = Array.from({ length: CODES }, () => `${newCode()}-${newCode()}`);
  await transaction.deleteFrom("recovery_code").where("user_account_id", "=", accountId).execute();
  await transaction
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ user_account_id: accountId, hash: hashOf(normalizedCode(code)) })))
    .execute();
  return codes;
}

/** Uses a code up. False when it is unknown or used. */
export async function useRecoveryCode(
  db: Db,
  { accountId, typed, now }: { accountId: number; typed: string; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable("recovery_code")
    .set({ used_at: now })
    .where("user_account_id", "=", accountId)
    .where("hash", "=", hashOf(normalizedCode(typed)))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_code")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("user_account_id", "=", accountId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
