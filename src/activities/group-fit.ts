import type { ActivityDetail } from "../contract/entities/activity.ts";
import { overviewUrl } from "./overview-url.ts";
import { SEARCH_LIMITS, type PlaceChoice } from "./search-state.ts";

type Group = Pick<ActivityDetail, "personsMin" | "personsMax">;
type Placed = Record<"cities" | "provinces" | "regions", readonly { id: number; name: string }[]>;

/** For how many an activity is meant; a largest number of 500 means "500 or more", and is no end. */
export function groupOf({ personsMin, personsMax }: Group): { least: number; most: number | null } {
  return { least: personsMin ?? 0, most: personsMax !== null && personsMax < SEARCH_LIMITS.persons ? personsMax : null };
}

/** Whether an activity is meant for so many. */
export function fitsGroup(activity: Group, persons: number): boolean {
  const { least, most } = groupOf(activity);
  return persons >= least && (most === null || persons <= most);
}

/** Where the activities for so many are shown that can be done at the first place of this one; anywhere when it has none. */
export function forSuchAGroup({ cities, provinces, regions }: Placed, persons: number): { url: string; place: string | null } {
  const [place] = [...placesOf("CITY", cities), ...placesOf("REGION", regions), ...placesOf("PROVINCE", provinces)];
  const url = overviewUrl({ persons: Math.min(persons, SEARCH_LIMITS.persons), location: place?.location ?? null });
  return { url, place: place?.name ?? null };
}

function placesOf(type: PlaceChoice["type"], places: Placed["cities"]) {
  return places.map(({ id, name }) => ({ name, location: { type, id } }));
}
