import { filterFromUrl, filterToUrl } from "../../../activities/filter-url.ts";
import { changeSearch, type SearchState } from "../../../activities/search-state.ts";
import type { Suggestion } from "../../../contract/entities/suggestion.ts";
import { organisationUrl } from "../../../organisations/address/organisation-url.ts";
import { formParams } from "../form-params.ts";
import { PLACE_FIELD } from "../place-field.ts";

/**
 * The address of a chosen suggestion: the page of an organisation, or the overview with the filter or text in place of the typed text, and
 * with the other fields of the form.
 */
export function urlOfChoice(suggestion: Suggestion, form: FormData): string {
  if (suggestion.kind === "organisation") return organisationUrl(suggestion);
  const params = formParams(form);
  const typed = params.get(PLACE_FIELD) ?? "";
  const query = filterToUrl(withChoice(filterFromUrl(params), suggestion));
  return `/uitjes?${query}${typed === "" ? "" : `&${PLACE_FIELD}=${encodeURIComponent(typed)}`}`;
}

function withChoice(state: SearchState, suggestion: Exclude<Suggestion, { kind: "organisation" }>): SearchState {
  if (suggestion.kind !== "filter") return changeSearch(state, { kind: "setQuery", query: suggestion.name });
  const { filters } = state;
  return { ...state, query: "", filters: filters.includes(suggestion.id) ? filters : [...filters, suggestion.id] };
}
