import type { OfficeSite } from "../office-site.ts";

/**
 * Whether a page of the area sent this form (specification 4 §1): `Origin` is there and ours. Where the browser says more about its source,
 * that too. Behind a TLS proxy the request has another protocol than the page, so the configured origin is compared.
 */
export function fromOwnPage({ headers }: Pick<Request, "headers">, { origin }: Pick<OfficeSite, "origin">): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  return headers.get("origin") === origin && (fetchSite === null || fetchSite === "same-origin");
}
