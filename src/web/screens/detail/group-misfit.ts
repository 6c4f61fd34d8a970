import { fitsGroup, groupOf, searchesForGroup, type GroupSearch } from "../../../activities/group-fit.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { SEARCH_LIMITS, type SearchState } from "../../../activities/search-state.ts";
import type { GroupWords } from "../../../../content/words/group/nl.ts";

/** What is said of a group that an activity is not meant for, and the way to others; null where there are none. */
export type GroupMisfit = { text: string; others: { text: string; url: string } | null };

/** `countOf` tells how many activities a search finds; what it cannot tell does not count as none. */
type Telling = { words: GroupWords; countOf: (search: SearchState) => number | Promise<number> };

/** The part of an activity that says which groups it is for. */
export type GroupedActivity = Parameters<typeof fitsGroup>[0] & Parameters<typeof searchesForGroup>[0];

/** The part of an activity that says which groups it is for, alone. */
export function groupedActivity({ personsMin, personsMax, cities, provinces, regions }: GroupedActivity): GroupedActivity {
  const named = (places: GroupedActivity["cities"]) => places.map(({ id, name }) => ({ id, name }));
  return { personsMin, personsMax, cities: named(cities), provinces: named(provinces), regions: named(regions) };
}

/**
 * Null when the activity is meant for so many, or no number is known. The way to others leads to the nearest place where
 * something fits.
 */
export async function misfitOf(
  activity: GroupedActivity,
  persons: number | null,
  { words, countOf }: Telling,
): Promise<GroupMisfit | null> {
  if (persons === null || fitsGroup(activity, persons)) return null;
  const { least, most } = groupOf(activity);
  const found = await firstThatFinds(searchesForGroup(activity, persons), countOf);
  if (!found) return { text: `${words.notFor(least, most)} ${words.askOnly}`, others: null };
  const { search, place } = found;
  const others = { text: words.others(search.persons ?? SEARCH_LIMITS.persons, place), url: overviewUrl(search) };
  return { text: `${words.notFor(least, most)} ${words.stillAsk}`, others };
}

async function firstThatFinds(searches: readonly GroupSearch[], countOf: Telling["countOf"]): Promise<GroupSearch | null> {
  for (const search of searches) if ((await countOf(search.search)) > 0) return search;
  return null;
}
