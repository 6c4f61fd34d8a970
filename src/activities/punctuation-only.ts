import { hasSearchTerms } from "../contract/query-from.ts";
import { QUERY_LENGTH } from "../contract/limits.ts";
import { textFrom } from "../contract/text-from.ts";

/**
 * The normalised parameter of a search text without letters or digits, whichever signs it has: the page reports that it finds
 * nothing, without repeating it. Empty for every other text, and for an empty one.
 */
export function punctuationOnlyParameter(searchParams: URLSearchParams): string {
  const typed = textFrom(searchParams.get("zoek") ?? "", QUERY_LENGTH);
  return typed !== "" && !hasSearchTerms(typed) ? "zoek=!" : "";
}
