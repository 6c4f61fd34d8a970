import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";
import type { SearchFilter } from "../../packages/search/search.ts";
import { filterOfState } from "./filter-query-of.ts";
import { listActivities } from "./list-activities.server.ts";
import type { SearchState } from "./search-state.ts";
import { isWish, wishesOf } from "./special-wishes.server.ts";
import { keepsText, type DroppedCondition, type RelaxedSearch } from "./relaxed-searches.ts";

/** `shown` are activities that the page lists already. */
type Input = { state: SearchState; searches: readonly RelaxedSearch[]; shown?: readonly number[]; now: Date };

/** An activity that misses one or two conditions of a search. */
export type NearMatch = { activity: ActivityListItem; misses: readonly DroppedCondition[] };

/** Two rows of three cards, or three of two. */
const MAX_SHOWN = 6;
/** Distance from the chosen city: activities beyond a short drive are shown only to reach `ENOUGH`, none beyond the maximum. */
const MAX_KM = 150;
const SHORT_DRIVE_KM = 60;
const ENOUGH = 3;
/** How far group size (a ratio) and age (years) may be off: room for 150 may do for a group of 200, room for 18 does not. */
const NEAR_GROUP = 0.7;
const NEAR_YEARS = 2;

/**
 * Near matches for a search with few or no results: the first page of each relaxed search that keeps the text. Those without a
 * special wish come last; the others by the fewest missed conditions, then by distance. At most six; each relaxed
 * search is run once.
 */
export async function nearMatches(catalogue: Catalogue, brand: Brand, { state, searches, shown = [], now }: Input): Promise<NearMatch[]> {
  const found = new Map<number, NearMatch>();
  // Without the text, any activity would be a near match.
  for (const search of searches.filter(keepsText)) {
    const filter = filterOfState(search.state, { brandId: brand.id, now });
    const { activities } = await listActivities(catalogue, brand, { filter: aroundCity(filter, state), page: 1, limit: MAX_SHOWN, now });
    for (const activity of activities.filter((one) => isNear(one, state))) {
      const misses = search.dropped.filter((dropped) => isMissed(dropped, activity, state));
      const known = found.get(activity.id);
      if (!known || known.misses.length > misses.length) found.set(activity.id, { activity, misses });
    }
  }
  const wishes = wishesOf(catalogue, brand);
  const missing = [...found.values()].filter(({ activity, misses }) => misses.length > 0 && !shown.includes(activity.id));
  const missesWish = ({ misses }: NearMatch) => Number(misses.some((miss) => isWish(miss, wishes)));
  const best = missing
    .toSorted((a, b) => missesWish(a) - missesWish(b) || a.misses.length - b.misses.length || kmOf(a) - kmOf(b))
    .slice(0, MAX_SHOWN);
  return best.filter((match, index) => index < ENOUGH || kmOf(match) <= SHORT_DRIVE_KM);
}

/** Orders by distance from the city, also when the city itself is a dropped condition. */
function aroundCity(filter: SearchFilter, { location }: SearchState): SearchFilter {
  if (location?.type !== "CITY") return filter;
  const radiusKm = filter.city === location.id ? filter.radiusKm : MAX_KM;
  return { ...filter, city: location.id, radiusKm, orderBy: "distance" };
}

/** Whether group size and age are close to those of the search. */
function isNear({ personsMin, personsMax, minimumAge, maximumAge }: ActivityListItem, { persons, minimumAge: age }: SearchState): boolean {
  const isForGroup = persons === null || isWithin(persons, (personsMin ?? 0) * NEAR_GROUP, (personsMax ?? persons) / NEAR_GROUP);
  return isForGroup && (age === null || isWithin(age, (minimumAge ?? 0) - NEAR_YEARS, (maximumAge ?? age) + NEAR_YEARS));
}

/** Whether the activity misses a dropped condition: of two it may miss only one. */
function isMissed({ chip }: DroppedCondition, activity: ActivityListItem, { location, persons, minimumAge }: SearchState): boolean {
  switch (chip.kind) {
    case "filter":
      return !activity.filters.some(({ id }) => id === chip.filterId);
    case "persons":
      return persons !== null && !isWithin(persons, activity.personsMin, activity.personsMax);
    case "minimumAge":
      return minimumAge !== null && !isWithin(minimumAge, activity.minimumAge, activity.maximumAge);
    case "location":
      return location?.type !== "CITY" || activity.distanceKm !== 0;
    case "indoorOutdoor":
      return activity.indoorOutdoor !== chip.side && activity.indoorOutdoor !== "BOTH";
    case "query":
    case "area":
    case "radius":
      return true;
  }
}

function isWithin(value: number, min: number | null, max: number | null): boolean {
  return value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
}

/** 0 in a search without a city. */
function kmOf({ activity }: NearMatch): number {
  return activity.distanceKm ?? 0;
}
