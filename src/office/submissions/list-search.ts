import type { OfficeRequest } from "../http/office-request.ts";

/**
 * The query of the list that a page was opened from: the links and forms of the page carry it along, so that its breadcrumb leads back to
 * the same filters and page. Only a query, so that it never leads to another path.
 */
export function listSearch({ url }: Pick<OfficeRequest, "url">): string {
  const parameters = new URLSearchParams(url.searchParams);
  parameters.delete("gedaan");
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}
