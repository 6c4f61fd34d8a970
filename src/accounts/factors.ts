import type { Db } from "../database/open.ts";
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

/** Removes all factors of an account, so that it is invited anew (specification 4 §6, recovery). */
export async function removeFactors(transaction: Db, accountId: number): Promise<void> {
  for (const table of ["passkey", "totp", "recovery_code"] as const) {
    await transaction.deleteFrom(table).where("user_account_id", "=", accountId).execute();
  }
}
