import { hasSearchTerms } from "../contract/query-from.ts";
import { QUERY_LENGTH } from "../contract/limits.ts";
import { textFrom } from "../contract/text-from.ts";

/**
 * The query parameter `zoek=!` for any search text without letters or digits: its page reports that nothing was found, without
 * repeating the text, so one page serves all. Empty for other texts, and without a text.
 */
export function punctuationOnlyParameter(searchParams: URLSearchParams): string {
  const typed = textFrom(searchParams.get("zoek") ?? "", QUERY_LENGTH);
  return typed !== "" && !hasSearchTerms(typed) ? "zoek=!" : "";
}
