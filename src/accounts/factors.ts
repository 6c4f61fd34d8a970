import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { lockFactors, noteFactorChange, type FactorChange } from "./factor-change.ts";
import { listPasskeys, type Passkey } from "./passkeys.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import { hasTotp } from "./totp.ts";

/** What an account can prove itself with, besides its mail address. */
export type Factors = { passkeys: Passkey[]; hasTotp: boolean; recoveryCodes: number };

export async function readFactors(db: Db, accountId: number): Promise<Factors> {
  const [passkeys, totp, recoveryCodes] = await Promise.all([
    listPasskeys(db, accountId),
    hasTotp(db, accountId),
    countRecoveryCodes(db, accountId),
  ]);
  return { passkeys, hasTotp: totp, recoveryCodes };
}

/** Whether an account has a factor to log in with; an invited person sets up the first. */
export function hasFactor({ passkeys, hasTotp: totp }: Factors): boolean {
  return totp || passkeys.length > 0;
}

/** The last factor cannot be removed: nobody could log in with the account. */
export function isLastFactor({ passkeys, hasTotp: totp }: Factors): boolean {
  return passkeys.length + Number(totp) < 2;
}

/**
 * Whether somebody who has proved one factor may set up the first of another kind: with an invitation that is valid. Otherwise a
 * reader of the mailbox could take over an active account.
 */
export async function maySetUp(db: Db, accountId: number, now: Date): Promise<boolean> {
  if (hasFactor(await readFactors(db, accountId))) return false;
  const { rows } = await sql`
    select from user_token join user_account as account on account.id = user_account_id
    where account.id = ${accountId} and not active and deactivated_at is null
      and type = 'INVITE' and used_at is null and expires_at > ${now}
  `.execute(db);
  return rows.length > 0;
}

export type RemovedFactor = { kind: "removed"; actId: number } | { kind: "last" } | { kind: "missing" };

/** Removes a passkey (its id) or the app of an account, but never its last factor. */
export async function removeFactor(db: Db, change: FactorChange, factor: number | "app"): Promise<RemovedFactor> {
  const { accountId } = change;
  return db.transaction().execute(async (transaction): Promise<RemovedFactor> => {
    await lockFactors(transaction, accountId);
    const factors = await readFactors(transaction, accountId);
    const passkey = factors.passkeys.find(({ id }) => id === factor);
    if (factor === "app" ? !factors.hasTotp : !passkey) return { kind: "missing" };
    if (isLastFactor(factors)) return { kind: "last" };
    if (passkey) await transaction.deleteFrom("passkey").where("id", "=", passkey.id).execute();
    else await transaction.deleteFrom("totp").where("user_account_id", "=", accountId).execute();
    const noted = passkey
      ? { action: "account.passkey-removed", changes: { passkey: [passkey.label, null] } as const }
      : { action: "account.app-removed" };
    return { kind: "removed", actId: await noteFactorChange(transaction, change, noted) };
  });
}

/** Removes all factors of an account, so that it is invited anew (specification 4 §6, recovery). */
export async function removeFactors(transaction: Db, accountId: number): Promise<void> {
  for (const table of ["passkey", "totp", "recovery_code"] as const) {
    await transaction.deleteFrom(table).where("user_account_id", "=", accountId).execute();
  }
}
