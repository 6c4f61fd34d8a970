import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";
import type { SearchFilter } from "../../packages/search/search.ts";
import { filterQueryOf } from "./filter-query-of.ts";
import { listActivities } from "./list-activities.server.ts";
import { searchFilterOf } from "./search-filter-of.server.ts";
import type { SearchState } from "./search-state.ts";
import { isWish, wishesOf } from "./special-wishes.server.ts";
import { keepsText, type LetGo, type WayOut } from "./ways-out.ts";

/** `shown` are activities that the page lists already. */
type Asked = { state: SearchState; ways: readonly WayOut[]; shown?: readonly number[]; now: Date };

/** An activity that is nearly what was asked for, and the one or two things in which it differs. */
export type NearMatch = { activity: ActivityListItem; misses: readonly LetGo[] };

/** Two rows of three cards, or three of two. */
const MOST = 6;
/** What is farther from the city that was asked for is not near; and farther than a short drive only where there is too little. */
const FARTHEST_KM = 150;
const SHORT_DRIVE_KM = 60;
const ENOUGH = 3;
/** A group of 200 is not helped by room for 18, but may be by room for 150; nor a child of two by what is for eight. */
const NEAR_GROUP = 0.7;
const NEAR_YEARS = 2;

/**
 * What nearly fits a search that finds nothing, or one or two: the first page of each way out that keeps the text. What lacks a
 * special wish comes last; of the others those with the fewest differences first, then the nearest. At most six, by as many
 * searches as there are ways.
 */
export async function nearMatches(catalogue: Catalogue, brand: Brand, { state, ways, shown = [], now }: Asked): Promise<NearMatch[]> {
  const found = new Map<number, NearMatch>();
  // Without the text anything would be near.
  for (const way of ways.filter(keepsText)) {
    const filter = searchFilterOf(filterQueryOf(way.state, { brandId: brand.id, now }));
    if ("kind" in filter) continue;
    const { activities } = await listActivities(catalogue, brand, { filter: aroundCity(filter, state), page: 1, limit: MOST, now });
    for (const activity of activities.filter((one) => isNear(one, state))) {
      const misses = way.letGo.filter((letGo) => isMissed(letGo, activity, state));
      const known = found.get(activity.id);
      if (!known || known.misses.length > misses.length) found.set(activity.id, { activity, misses });
    }
  }
  const wishes = wishesOf(catalogue, brand);
  const missing = [...found.values()].filter(({ activity, misses }) => misses.length > 0 && !shown.includes(activity.id));
  const missesWish = ({ misses }: NearMatch) => Number(misses.some((miss) => isWish(miss, wishes)));
  const best = missing
    .toSorted((a, b) => missesWish(a) - missesWish(b) || a.misses.length - b.misses.length || kmOf(a) - kmOf(b))
    .slice(0, MOST);
  return best.filter((match, index) => index < ENOUGH || kmOf(match) <= SHORT_DRIVE_KM);
}

/** Where the city itself is let go of, the nearest to it are shown. */
function aroundCity(filter: SearchFilter, { location }: SearchState): SearchFilter {
  if (location?.type !== "CITY") return filter;
  const radiusKm = filter.city === location.id ? filter.radiusKm : FARTHEST_KM;
  return { ...filter, city: location.id, radiusKm, orderBy: "distance" };
}

/** Whether it is for a group and an age not far from those that are asked for. */
function isNear({ personsMin, personsMax, minimumAge, maximumAge }: ActivityListItem, { persons, minimumAge: age }: SearchState): boolean {
  const isForGroup = persons === null || isWithin(persons, (personsMin ?? 0) * NEAR_GROUP, (personsMax ?? persons) / NEAR_GROUP);
  return isForGroup && (age === null || isWithin(age, (minimumAge ?? 0) - NEAR_YEARS, (maximumAge ?? age) + NEAR_YEARS));
}

/** A way lets two things go, and an activity may miss but one of them. */
function isMissed({ chip }: LetGo, activity: ActivityListItem, { location, persons, minimumAge }: SearchState): boolean {
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

function isWithin(asked: number, least: number | null, most: number | null): boolean {
  return asked >= (least ?? 0) && asked <= (most ?? Number.POSITIVE_INFINITY);
}

/** Where no city is asked for, nothing is far. */
function kmOf({ activity }: NearMatch): number {
  return activity.distanceKm ?? 0;
}
