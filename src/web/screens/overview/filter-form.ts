import { sentenceWith } from "../../../activities/search-of-form.ts";
import type { SearchState } from "../../../activities/search-state.ts";
import { PLACE_FIELD } from "../../search-fields/place-field.ts";
import { formTexts } from "../../search-fields/form-texts.ts";
import { filterFromUrl, filterToUrl } from "../../../activities/filter-url.ts";

/** Id of the form that all controls of the overview belong to. */
export const FILTER_FORM = "filterformulier";

/**
 * The address that the controls of the form ask for, or null when they ask for what `state` shows. Filters keep the
 * order in which they were chosen; a place that was typed travels as it is, for the server to understand.
 */
export function urlOfForm(form: FormData, state: SearchState, place: string | null): string | null {
  const texts = formTexts(form);
  const asked = filterFromUrl(texts);
  const typed = texts.get(PLACE_FIELD) ?? "";
  const keepsPlace = typed === (place ?? "");
  const next: SearchState = {
    ...asked,
    filters: [...state.filters.filter((id) => asked.filters.includes(id)), ...asked.filters.filter((id) => !state.filters.includes(id))],
    location: keepsPlace ? state.location : null,
    radiusKm: keepsPlace ? asked.radiusKm : null,
    sentence: sentenceWith(state, asked.query),
    // An empty list has no order to choose.
    sort: texts.has("sorteer") ? asked.sort : state.sort,
    page: 1,
    period: null,
  };
  const query = filterToUrl(next);
  if (keepsPlace && query === filterToUrl({ ...state, page: 1, period: null })) return null;

  const params = [query, !keepsPlace && typed !== "" && `${PLACE_FIELD}=${encodeURIComponent(typed)}`].filter(Boolean).join("&");
  return params ? `/uitjes?${params}` : "/uitjes";
}
