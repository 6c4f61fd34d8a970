import { hasSearchTerms } from "../contract/query-from.ts";
import { QUERY_LENGTH } from "../contract/limits.ts";
import { textFrom } from "../contract/text-from.ts";

/**
 * How an address tells that somebody searched with signs alone, whichever they were: nothing can be found by them, which
 * the page says without showing them. Empty for every other text, and where nothing was typed.
 */
export function signsAlone(searchParams: URLSearchParams): string {
  const typed = textFrom(searchParams.get("zoek") ?? "", QUERY_LENGTH);
  return typed !== "" && !hasSearchTerms(typed) ? "zoek=!" : "";
}
