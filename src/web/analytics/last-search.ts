import type { SearchState } from "../../activities/search-state.ts";

/** A search with the names of what it may choose, as the props of the filters have it. */
export type Search = {
  state: SearchState;
  groups: readonly { id: number; name: string; filters: readonly { id: number; name: string }[] }[];
  place: { name: string } | null;
};

/** The search of the page before this one, for as long as this document lives. */
let last: Search | null = null;

export function keepSearch(search: Search): void {
  last = search;
}

/** The search of this page, or of the one that led here; null where nothing was searched for. */
export function lastSearch(): Search | null {
  return searchOfPage() ?? last;
}

/** The filters of a list have it as their props. */
function searchOfPage(): Search | null {
  const props = document.querySelector<HTMLElement>("[data-island=filters]")?.dataset.props;
  return props ? searchIn(JSON.parse(props)) : null;
}

/** The search in the props of the filters; null where there are none. */
export function searchIn(props: unknown): Search | null {
  if (!props) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- screens/overview/filter-props.ts has them
  const { state, groups, place } = props as Search;
  return { state, groups, place };
}
