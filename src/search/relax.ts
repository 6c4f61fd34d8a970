import type { Drop, Relaxation, SearchFilter } from "./search.ts";
import { typedWords, withoutWords } from "./without-words.ts";

/** What relaxing needs to know of the search that found nothing. */
export type Relaxing = {
  /** The words that a text asks, as they are looked up: joining words are left out while others remain. */
  wordsOf(text: string): readonly string[];
  /** The group of a filter; null for one that nobody knows. */
  groupOf(filterId: number): number | null;
  /** How many activities a filter finds. */
  count(filter: SearchFilter): number;
};

const MOST_RELAXATIONS = 3;

/** Fields that ask one thing each; a city goes with its radius. */
const FIELDS = [
  ...(["genericSearchQuery", "personCount", "minimumAge", "city", "province", "region", "bounds"] as const),
  ...(["geographicLocation", "indoorOutdoor", "organisation", "excludeActivity"] as const),
] satisfies (keyof SearchFilter)[];

/**
 * What to ask less for a search that finds nothing, the most helpful first, at most three. Leaving out many conditions
 * finds at least as much as leaving out any one of them, so a half that does not help is not looked into: n conditions
 * of which few help cost about log n counts each.
 */
export function relax(filter: SearchFilter, relaxing: Relaxing): Relaxation[] {
  function helpful(drops: readonly Drop[]): Relaxation[] {
    const total = drops.length === 0 ? 0 : relaxing.count(without(filter, drops, relaxing.wordsOf));
    if (total === 0) return [];
    const [drop, ...others] = drops;
    if (drop && others.length === 0) return [{ drop, total }];
    const half = drops.length >> 1;
    return [...helpful(drops.slice(0, half)), ...helpful(drops.slice(half))];
  }

  // By itself, as a city without its radius may find less.
  const ofRadius: Drop[] = isAsked(filter.radiusKm) && isAsked(filter.city) ? [{ field: "radiusKm" }] : [];
  return [...helpful(conditionsOf(filter, relaxing)), ...helpful(ofRadius)]
    .toSorted((a, b) => b.total - a.total)
    .slice(0, MOST_RELAXATIONS);
}

/** Everything that may be left out; the smaller part first, as it is to go of two that help equally. */
function conditionsOf(filter: SearchFilter, { wordsOf, groupOf }: Relaxing): Drop[] {
  const filters = [...new Set(filter.filters)];
  const groups = Map.groupBy(filters, groupOf);
  // Any filter of a group will do, so that leaving out one of several finds less.
  const lonely = filters.filter((id) => groups.get(groupOf(id))?.length === 1);

  return [
    ...spareWords(filter.genericSearchQuery ?? "", wordsOf).map((word) => ({ field: "genericSearchQuery" as const, word })),
    ...lonely.map((filterId) => ({ field: "filters" as const, filterId })),
    ...FIELDS.filter((field) => isAsked(filter[field])).map((field) => ({ field })),
  ];
}

/** The words of a text, as they were typed, without which it asks less, yet something. */
function spareWords(text: string, wordsOf: Relaxing["wordsOf"]): string[] {
  const asked = new Set(wordsOf(text));
  if (asked.size < 2) return [];
  return typedWords(text).filter((word) => {
    const rest = new Set(wordsOf(withoutWords(text, [word])));
    return rest.size > 0 && rest.size < asked.size && rest.isSubsetOf(asked);
  });
}

function without(filter: SearchFilter, drops: readonly Drop[], wordsOf: Relaxing["wordsOf"]): SearchFilter {
  const words = drops.flatMap((drop) => ("word" in drop ? drop.word : []));
  const filterIds = drops.flatMap((drop) => ("filterId" in drop ? drop.filterId : []));
  const fields = drops.flatMap((drop) => ("word" in drop || "filterId" in drop ? [] : drop.field));
  return {
    ...filter,
    filters: filter.filters?.filter((id) => !filterIds.includes(id)),
    genericSearchQuery: textWithout(filter.genericSearchQuery ?? "", words, wordsOf),
    ...(fields.includes("city") && { radiusKm: null }),
    ...Object.fromEntries(fields.map((field) => [field, null])),
  };
}

/** Nothing when only joining words remain: those would be looked up again. */
function textWithout(text: string, words: readonly string[], wordsOf: Relaxing["wordsOf"]): string {
  const rest = withoutWords(text, words);
  return new Set(wordsOf(rest)).isSubsetOf(new Set(wordsOf(text))) ? rest : "";
}

function isAsked(value: unknown): boolean {
  return value !== null && value !== undefined;
}
