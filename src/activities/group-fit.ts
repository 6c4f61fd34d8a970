import type { ActivityDetail } from "../contract/entities/activity.ts";
import { emptySearch, SEARCH_LIMITS, type PlaceChoice, type SearchState } from "./search-state.ts";

type Group = Pick<ActivityDetail, "personsMin" | "personsMax">;
type Placed = Record<"cities" | "provinces" | "regions", readonly { id: number; name: string }[]>;

/** The group size of an activity; a maximum of 500 means "500 or more", so it is no bound. */
export function groupOf({ personsMin, personsMax }: Group): { least: number; most: number | null } {
  return { least: personsMin ?? 0, most: personsMax !== null && personsMax < SEARCH_LIMITS.persons ? personsMax : null };
}

export function fitsGroup(activity: Group, persons: number): boolean {
  const { least, most } = groupOf(activity);
  return persons >= least && (most === null || persons <= most);
}

export type GroupSearch = { search: SearchState; place: string | null };

/** Searches for `persons`: at the activity's first place, then in its province, then anywhere. */
export function searchesForGroup({ cities, provinces, regions }: Placed, persons: number): GroupSearch[] {
  const near = [...placesOf("CITY", cities), ...placesOf("REGION", regions)].slice(0, 1);
  const places = [...near, ...placesOf("PROVINCE", provinces).slice(0, 1), { name: null, location: null }];
  const forGroup = { ...emptySearch, persons: Math.min(persons, SEARCH_LIMITS.persons) };
  return places.map(({ name, location }) => ({ search: { ...forGroup, location }, place: name }));
}

function placesOf(type: PlaceChoice["type"], places: Placed["cities"]) {
  return places.map(({ id, name }) => ({ name, location: { type, id } }));
}
