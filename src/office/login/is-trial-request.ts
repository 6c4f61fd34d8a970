import { isLocalRequest } from "../../http/middleware/is-local-request.ts";
import type { OfficeRequest } from "../http/office-request.ts";

/** Whether demo accounts work for this request: HOSTS is unset, and it comes from this machine without a proxy (specification 4 §13). */
export function isTrialRequest({ site, url, headers, address }: Pick<OfficeRequest, "site" | "url" | "headers" | "address">): boolean {
  return site.isTrial && isLocalRequest({ url: url.href, headers }, address);
}
