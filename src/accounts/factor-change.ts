import type { Db } from "../database/open.ts";
import { recordAct, type Changes } from "../history/record-act.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Actor } from "../permissions/actor.ts";

/** Somebody changes the factors of an account: their own, or an editor those of a colleague. */
export type FactorChange = { actor: Actor; accountId: number; origin: string; now: Date; requestId?: string };

/** Waits for concurrent changes of the same account's factors, so that two of them cannot remove the last two. */
export async function lockFactors(transaction: Db, accountId: number): Promise<void> {
  await transaction.selectFrom("user_account").select("id").where("id", "=", accountId).forUpdate().execute();
}

/** Records a change, and mails the owner of an active account (ASVS 6.3.7). Returns the id of the line in the log. */
export async function noteFactorChange(
  transaction: Db,
  { actor, accountId, origin, now, requestId }: FactorChange,
  { action, changes = {} }: { action: string; changes?: Changes },
): Promise<number> {
  const { active } = await transaction.selectFrom("user_account").select("active").where("id", "=", accountId).executeTakeFirstOrThrow();
  if (active) {
    const at = now.toISOString();
    await queueMail(transaction, { mail: "office-factors-changed", accountId, at, origin, ...(requestId && { requestId }) });
  }
  return recordAct(transaction, { actor, action, subject: { kind: "account", id: accountId }, changes, ...(requestId && { requestId }) });
}
