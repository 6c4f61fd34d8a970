import { sentenceWith } from "../../../activities/search-of-form.ts";
import type { SearchState } from "../../../activities/search-state.ts";
import { PLACE_FIELD } from "../../search-fields/place-field.ts";
import { formParams } from "../../search-fields/form-params.ts";
import { filterFromUrl, filterToUrl } from "../../../activities/filter-url.ts";

/** Id of the form of all controls of the overview. */
export const FILTER_FORM = "filterformulier";

/**
 * The address of the search in the form, or null when it equals `state`. Filters keep the order in which they were chosen; a typed place
 * is sent as text, which the server resolves.
 */
export function urlOfForm(form: FormData, state: SearchState, place: string | null): string | null {
  const params = formParams(form);
  const search = filterFromUrl(params);
  const typed = params.get(PLACE_FIELD) ?? "";
  const keepsPlace = typed === (place ?? "");
  const next: SearchState = {
    ...search,
    filters: [...state.filters.filter((id) => search.filters.includes(id)), ...search.filters.filter((id) => !state.filters.includes(id))],
    location: keepsPlace ? state.location : null,
    radiusKm: keepsPlace ? search.radiusKm : null,
    sentence: sentenceWith(state, search.query),
    // An empty list has no control for the order.
    sort: params.has("sorteer") ? search.sort : state.sort,
    page: 1,
    period: null,
  };
  const query = filterToUrl(next);
  if (keepsPlace && query === filterToUrl({ ...state, page: 1, period: null })) return null;

  const parts = [query, !keepsPlace && typed !== "" && `${PLACE_FIELD}=${encodeURIComponent(typed)}`].filter(Boolean).join("&");
  return parts ? `/uitjes?${parts}` : "/uitjes";
}
