import { fitsGroup, groupOf, searchesForGroup, type GroupSearch } from "../../../activities/group-fit.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { SEARCH_LIMITS, type SearchState } from "../../../activities/search-state.ts";
import type { GroupWords } from "../../../../content/words/group/nl.ts";

/** Warning about a group that does not fit an activity, and a link to others; null if there are none. */
export type GroupSizeWarning = { text: string; others: { text: string; url: string } | null };

/** `countOf`: the number of results of a search; when it is unknown, a number above 0. */
type CheckOptions = { words: GroupWords; countOf: (search: SearchState) => number | Promise<number> };

/** The data of an activity that decides which groups fit. */
export type GroupedActivity = Parameters<typeof fitsGroup>[0] & Parameters<typeof searchesForGroup>[0];

/** Only the data of an activity that decides which groups fit, for island props. */
export function groupedActivity({ personsMin, personsMax, cities, provinces, regions }: GroupedActivity): GroupedActivity {
  const named = (places: GroupedActivity["cities"]) => places.map(({ id, name }) => ({ id, name }));
  return { personsMin, personsMax, cities: named(cities), provinces: named(provinces), regions: named(regions) };
}

/** Null when the group fits, or its size is unknown. The link leads to the nearest place with a fitting activity. */
export async function checkGroupSize(
  activity: GroupedActivity,
  persons: number | null,
  { words, countOf }: CheckOptions,
): Promise<GroupSizeWarning | null> {
  if (persons === null || fitsGroup(activity, persons)) return null;
  const { least, most } = groupOf(activity);
  const found = await firstWithResults(searchesForGroup(activity, persons), countOf);
  if (!found) return { text: `${words.notFor(least, most)} ${words.askOnly}`, others: null };
  const { search, place } = found;
  const others = { text: words.others(search.persons ?? SEARCH_LIMITS.persons, place), url: overviewUrl(search) };
  return { text: `${words.notFor(least, most)} ${words.stillAsk}`, others };
}

async function firstWithResults(searches: readonly GroupSearch[], countOf: CheckOptions["countOf"]): Promise<GroupSearch | null> {
  for (const search of searches) if ((await countOf(search.search)) > 0) return search;
  return null;
}
