import { readFactors } from "../../accounts/factors.ts";
import type { OfficeRequest } from "../http/office-request.ts";

/** What an account can prove itself with besides its mail. */
export type MeansOfProof = { hasPasskey: boolean; hasApp: boolean; hasRecovery: boolean };

/** Those of the account that is logged in, or about to be. */
export async function meansOf({ session, site }: OfficeRequest): Promise<MeansOfProof> {
  if (!session) return { hasPasskey: false, hasApp: false, hasRecovery: false };
  const { passkeys, hasTotp, recoveryCodes } = await readFactors(site.db, session.account.id);
  return { hasPasskey: passkeys.length > 0, hasApp: hasTotp, hasRecovery: recoveryCodes > 0 };
}
