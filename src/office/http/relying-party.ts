import type { RelyingParty } from "../../accounts/relying-party.ts";
import type { OfficeRequest } from "./office-request.ts";

/** The area as the site that passkeys belong to. */
export function relyingParty({ site, words }: Pick<OfficeRequest, "site" | "words">): RelyingParty {
  return { id: site.host, name: words.common.site, origin: site.origin };
}
