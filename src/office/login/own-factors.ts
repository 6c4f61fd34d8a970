import type { FactorChange } from "../../accounts/factor-change.ts";
import type { Session } from "../../accounts/session.ts";
import type { OfficeRequest } from "../http/office-request.ts";

/** A change of one's own factors. */
export function ownFactors({ actor, site, now, requestId }: OfficeRequest, { account }: Pick<Session, "account">): FactorChange {
  return { actor, accountId: account.id, origin: site.origin, now, requestId };
}
