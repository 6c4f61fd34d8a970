import type { Overview } from "../screens/overview/load-overview.server.ts";

export type Search = Pick<Overview, "state" | "groups" | "place">;

let last: Search | null = null;

/** Remembers what was searched for, until the page is loaded anew: whoever opens an activity comes from there. */
export function keepSearch(search: Search): void {
  last = search;
}

/** Null for who came straight to an activity. */
export function lastSearch(): Search | null {
  return last;
}
