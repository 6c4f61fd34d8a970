import type { SearchState } from "../../../activities/search-state.ts";

/**
 * Whether the shown list is that of the requested city. Until then the place field holds text that the server has not resolved, and a
 * chosen distance or order by distance would be lost.
 */
export function isAroundCity({ location }: SearchState, shown: SearchState): boolean {
  return location?.type === "CITY" && shown.location?.type === "CITY" && location.id === shown.location.id;
}
