import { queryFrom } from "../contract/query-from.ts";
import { filterFromUrl } from "./filter-url.ts";
import { LITERAL, type SearchState } from "./search-state.ts";

/** Hidden field of forms without JavaScript: the words as rendered, so that the server can tell whether the visitor changed them. */
export const SHOWN_WORDS = "gezocht";

/** `filterFromUrl` for a URL that may come from such a form: replacing the words discards the sentence. */
export function searchOfForm(searchParams: URLSearchParams): SearchState {
  const search = filterFromUrl(searchParams);
  const shown = searchParams.get(SHOWN_WORDS);
  return shown === null ? search : { ...search, sentence: sentenceWith({ ...search, query: queryFrom(shown) }, search.query) };
}

/** The sentence of a search after its words changed: unchanged when they were deleted, null when they were replaced. */
export function sentenceWith({ sentence, query }: Pick<SearchState, "sentence" | "query">, words: string): string | null {
  return words === query || (words === "" && sentence !== LITERAL) ? sentence : null;
}
