import { filterFromUrl, filterToUrl } from "../../../activities/filter-url.ts";
import { changeSearch, type SearchState } from "../../../activities/search-state.ts";
import type { Suggestion } from "../../../contract/entities/suggestion.ts";
import { organisationUrl } from "../../../organisations/address/organisation-url.ts";
import { formTexts } from "../form-texts.ts";
import { PLACE_FIELD } from "../place-field.ts";

/**
 * Where a suggestion leads from a form that searches: to an organisation's page, or to the overview with a filter instead
 * of the text, or with the suggested text, and all else that stands in the form.
 */
export function urlOfChoice(suggestion: Suggestion, form: FormData): string {
  if (suggestion.kind === "organisation") return organisationUrl(suggestion);
  const texts = formTexts(form);
  const typed = texts.get(PLACE_FIELD) ?? "";
  const query = filterToUrl(withChoice(filterFromUrl(texts), suggestion));
  return `/uitjes?${query}${typed === "" ? "" : `&${PLACE_FIELD}=${encodeURIComponent(typed)}`}`;
}

function withChoice(state: SearchState, suggestion: Exclude<Suggestion, { kind: "organisation" }>): SearchState {
  if (suggestion.kind !== "filter") return changeSearch(state, { kind: "setQuery", query: suggestion.name });
  const { filters } = state;
  return { ...state, query: "", filters: filters.includes(suggestion.id) ? filters : [...filters, suggestion.id] };
}
