import { localPath } from "../http/local-path.ts";
import type { OfficeRequest } from "../http/office-request.ts";

/** The field of a query that keeps where somebody came from, while a wrong proof is tried again. */
const BACK = "terug";

/** Where somebody came from who is asked for a proof; null when the browser does not say. */
export function wayBack({ url, headers, site }: Pick<OfficeRequest, "url" | "headers" | "site">): string | null {
  const kept = url.searchParams.get(BACK);
  if (kept !== null) return localPath(kept);
  const from = URL.parse(headers.get("referer") ?? "");
  return from?.origin === site.origin && from.pathname !== "/bevestigen" ? localPath(from.pathname + from.search) : null;
}

/** The address where a proof is posted, with the way back. */
export function proofUrl(request: Pick<OfficeRequest, "url" | "headers" | "site">, query: URLSearchParams): string {
  const back = wayBack(request);
  if (back !== null) query.set(BACK, back);
  return `/bevestigen${query.size > 0 ? `?${query}` : ""}`;
}
