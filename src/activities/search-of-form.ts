import { queryFrom } from "../contract/query-from.ts";
import { filterFromUrl } from "./filter-url.ts";
import { LITERAL, type SearchState } from "./search-state.ts";

/**
 * The words that a form without JavaScript was shown with, beside the sentence that led to them: only the server can compare them
 * with what stands in the form now.
 */
export const SHOWN_WORDS = "gezocht";

/** As `filterFromUrl`, for an address that such a form may have sent: its sentence ends with other words. */
export function searchOfForm(searchParams: URLSearchParams): SearchState {
  const asked = filterFromUrl(searchParams);
  const shown = searchParams.get(SHOWN_WORDS);
  return shown === null ? asked : { ...asked, sentence: sentenceWith({ ...asked, query: queryFrom(shown) }, asked.query) };
}

/** The sentence that a search still comes from once its words are others: what is left of it holds, new words are no part of it. */
export function sentenceWith({ sentence, query }: Pick<SearchState, "sentence" | "query">, words: string): string | null {
  return words === query || (words === "" && sentence !== LITERAL) ? sentence : null;
}
