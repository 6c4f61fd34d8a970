import { QUERY_LENGTH } from "./limits.ts";
import { textFrom } from "./text-from.ts";

/**
 * The search text of a list, cut to its maximum length. Text without letters and digits counts as empty: it could match
 * nothing, so everything is listed.
 */
export function queryFrom(text: string): string {
  const query = textFrom(text, QUERY_LENGTH);
  return hasSearchTerms(query) ? query : "";
}

/** Whether a text has a letter or digit. */
export function hasSearchTerms(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.normalize("NFKC"));
}
