import { filterToUrl } from "./filter-url.ts";
import { emptySearch, type SearchState } from "./search-state.ts";

/** The URL of a search in the overview. */
export function overviewUrl(search: Partial<SearchState>): string {
  const query = filterToUrl({ ...emptySearch, ...search });
  return query ? `/uitjes?${query}` : "/uitjes";
}
