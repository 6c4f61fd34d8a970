import type { SearchState } from "../../../activities/search-state.ts";

/**
 * Whether the list that is shown is that of the city that is asked for. Until it is, the field holds a text that may mean any
 * place: a distance around the city, or the nearest first, would be asked for beside that text, and be lost.
 */
export function isAroundCity({ location }: SearchState, shown: SearchState): boolean {
  return location?.type === "CITY" && shown.location?.type === "CITY" && location.id === shown.location.id;
}
