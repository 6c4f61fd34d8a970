import type { SearchState } from "../../activities/search-state.ts";

/** A search with the names of all filters and of its place: a part of the props of the filters. */
export type Search = {
  state: SearchState;
  groups: readonly { id: number; name: string; filters: readonly { id: number; name: string }[] }[];
  place: { name: string } | null;
};

/** The search of an earlier page. */
let last: Search | null = null;

export function rememberSearch(search: Search): void {
  last = search;
}

/** The search of this page, else of an earlier page; null if there is none. */
export function lastSearch(): Search | null {
  return searchOfPage() ?? last;
}

/** Read from the props of the filters island. */
function searchOfPage(): Search | null {
  const props = document.querySelector<HTMLElement>("[data-island=filters]")?.dataset.props;
  return props ? searchIn(JSON.parse(props)) : null;
}

/** The search in the props of the filters; null without props. */
export function searchIn(props: unknown): Search | null {
  if (!props) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- screens/overview/filter-props.ts has them
  const { state, groups, place } = props as Search;
  return { state, groups, place };
}
