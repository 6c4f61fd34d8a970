import { filterToUrl } from "../../../activities/filter-url.ts";
import { punctuationOnlyParameter } from "../../../activities/punctuation-only.ts";
import { searchOfForm, SHOWN_WORDS } from "../../../activities/search-of-form.ts";
import { coherent, type SearchState } from "../../../activities/search-state.ts";
import { PLACE_LENGTH } from "../../../contract/limits.ts";
import { textFrom } from "../../../contract/text-from.ts";
import { PLACE_FIELD } from "../../search-fields/place-field.ts";

/** Everything that the overview reads of the query of its address. */
export type OverviewQuery = {
  search: SearchState;
  /** The text of the place field, which only the form without JavaScript sends; null without it. */
  typedPlace: string | null;
  /** The parameter of a search text of punctuation only; empty for any other text. */
  punctuation: string;
  /** Whether the address has a sentence, also an unreadable one: its page is private. */
  hasSentence: boolean;
  /** Whether the form without JavaScript sent the words that it was rendered with. */
  hasShownWords: boolean;
};

export function readOverviewQuery(query: URLSearchParams): OverviewQuery {
  const typed = query.get(PLACE_FIELD);
  return {
    search: searchOfForm(query),
    typedPlace: typed === null ? null : textFrom(typed, PLACE_LENGTH),
    punctuation: punctuationOnlyParameter(query),
    hasSentence: Boolean(query.get("zin")),
    hasShownWords: query.has(SHOWN_WORDS),
  };
}

/** The query of the address of a search. */
export function queryOfSearch(search: SearchState): OverviewQuery {
  return { search: coherent(search), typedPlace: null, punctuation: "", hasSentence: search.sentence !== null, hasShownWords: false };
}

/** The cache key of the overview; null for a private page. */
export function overviewKey({ search, typedPlace, punctuation, hasSentence }: OverviewQuery): string | null {
  const place = typedPlace === null ? "" : new URLSearchParams({ [PLACE_FIELD]: typedPlace }).toString();
  return hasSentence ? null : `${filterToUrl(search)}&${place}&${punctuation}`;
}
