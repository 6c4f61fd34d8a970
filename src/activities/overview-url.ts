import { filterToUrl } from "./filter-url.ts";
import { emptySearch, type SearchState } from "./search-state.ts";

/** Where a search is shown; what is not given is not asked. */
export function overviewUrl(search: Partial<SearchState>): string {
  const query = filterToUrl({ ...emptySearch, ...search });
  return query ? `/uitjes?${query}` : "/uitjes";
}
