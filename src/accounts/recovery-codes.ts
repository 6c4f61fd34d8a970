import type { Db } from "../database/open.ts";
import { lockFactors, noteFactorChange, type FactorChange } from "./factor-change.ts";
import { hashOf, newRecoveryCode, normalizedCode } from "./secret.ts";

/** Codes for the day that a phone is lost. */
const CODES = 10;

/** Replaces the codes of an account. They are shown once: only hashes are stored. */
export async function makeRecoveryCodes(db: Db, change: FactorChange): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  const { accountId } = change;
  await db.transaction().execute(async (transaction) => {
    await lockFactors(transaction, accountId);
    await transaction.deleteFrom("recovery_code").where("user_account_id", "=", accountId).execute();
    await transaction
      .insertInto("recovery_code")
      .values(codes.map((code) => ({ user_account_id: accountId, hash: hashOf(normalizedCode(code)) })))
      .execute();
    await noteFactorChange(transaction, change, { action: "account.recovery-made" });
  });
  return codes;
}

/** Uses a code up, and mails the owner. False when it is unknown or used. */
export async function useRecoveryCode(db: Db, change: FactorChange & { typed: string }): Promise<boolean> {
  const { accountId, typed, now } = change;
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable("recovery_code")
      .set({ used_at: now })
      .where("user_account_id", "=", accountId)
      .where("hash", "=", hashOf(normalizedCode(typed)))
      .where("used_at", "is", null)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) return false;
    const left = await countRecoveryCodes(transaction, accountId);
    await noteFactorChange(transaction, change, { action: "account.recovery-used", changes: { left: [left + 1, left] } });
    return true;
  });
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
