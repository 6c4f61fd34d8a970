import { isAsked } from "./question.ts";
import type { Drop, SearchFilter } from "./search.ts";
import { typedWords, withoutWords } from "./without-words.ts";

/** What must be known to tell what a search asks. */
export type Asking = {
  /** The words that a text asks, as they are looked up: joining words are left out while others remain. */
  wordsOf(text: string): readonly string[];
  /** The group of a filter; null for one that nobody knows. */
  groupOf(filterId: number): number | null;
};

/** So many relaxations are told. */
export const MOST_RELAXATIONS = 3;

/** Fields that ask one thing each; a city goes with its radius. */
const FIELDS = [
  ...(["genericSearchQuery", "personCount", "minimumAge", "city", "province", "region", "bounds"] as const),
  ...(["geographicLocation", "indoorOutdoor", "organisation", "excludeActivity"] as const),
] satisfies (keyof SearchFilter)[];

/**
 * Everything that may be left out, the smaller part first, as it is to go of two that help equally; a radius apart, as a
 * city without it may find less.
 */
export function dropsOf(filter: SearchFilter, { wordsOf, groupOf }: Asking): { conditions: Drop[]; radius: Drop[] } {
  const filters = [...new Set(filter.filters)];
  const groups = Map.groupBy(filters, groupOf);
  // Any filter of a group will do, so that leaving out one of several finds less.
  const lonely = filters.filter((id) => groups.get(groupOf(id))?.length === 1);

  const conditions: Drop[] = [
    ...spareWords(filter.genericSearchQuery ?? "", wordsOf).map((word) => ({ field: "genericSearchQuery" as const, word })),
    ...lonely.map((filterId) => ({ field: "filters" as const, filterId })),
    ...FIELDS.filter((field) => isAsked(filter[field])).map((field) => ({ field })),
  ];
  return { conditions, radius: isAsked(filter.radiusKm) && isAsked(filter.city) ? [{ field: "radiusKm" }] : [] };
}

/** The words of a text, as they were typed, without which it asks less, yet something. */
function spareWords(text: string, wordsOf: Asking["wordsOf"]): string[] {
  const asked = new Set(wordsOf(text));
  if (asked.size < 2) return [];
  return typedWords(text).filter((word) => {
    const rest = new Set(wordsOf(withoutWords(text, [word])));
    return rest.size > 0 && rest.size < asked.size && rest.isSubsetOf(asked);
  });
}

/** What is asked without some of it. */
export function without(filter: SearchFilter, drops: readonly Drop[], wordsOf: Asking["wordsOf"]): SearchFilter {
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
function textWithout(text: string, words: readonly string[], wordsOf: Asking["wordsOf"]): string {
  const rest = withoutWords(text, words);
  return new Set(wordsOf(rest)).isSubsetOf(new Set(wordsOf(text))) ? rest : "";
}
