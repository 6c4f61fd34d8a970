import { isPresent } from "./query.ts";
import type { DroppedCondition, FilterChange, Relaxation, SearchFilter } from "./search.ts";
import { typedWords, withoutWords, splitText } from "./without-words.ts";

/** What must be known to tell what a search asks. */
export type QueryReader = {
  /** The words that a text asks, as they are looked up: joining words are left out while others remain. */
  wordsOf(text: string): readonly string[];
  /** The known words that a compound is made of, as they were typed. */
  partsOf(word: string): readonly string[];
  /** The group of a filter; null for one that nobody knows. */
  groupOf(filterId: number): number | null;
};

/** What there is to ask less: things to leave out, a radius apart, wider ones around a city in their order, and parts of the only word. */
export type RelaxationCandidates = {
  conditions: DroppedCondition[];
  radius: DroppedCondition[];
  radii: FilterChange[];
  parts: FilterChange[];
};

/** Wider radii that are tried in turn, in km: those that the overview offers, and a day's journey. */
const RADII_KM = [5, 10, 25, 50, 100];

/** So many ways are told, and of those that let equally much go. */
const MOST_WAYS = 4;
const MOST_ALIKE = 3;
/** Who lets more go should find so many times as many. */
const CLEARLY_MORE = 2;

/** Of more things two are not left out: that would be many counts for a search that asks too much anyway. */
const MOST_PAIRED = 7;

/** Fields that ask one thing each; a city goes with its radius. */
const FIELDS = [
  ...(["genericSearchQuery", "personCount", "minimumAge", "city", "province", "region", "bounds"] as const),
  ...(["geographicLocation", "indoorOutdoor", "organisation", "excludeActivity"] as const),
] satisfies (keyof SearchFilter)[];

/**
 * Everything that may be left out, the smaller part first, as it is to go of two that help equally; a radius apart, as a
 * city without it may find less.
 */
export function relaxationCandidates(filter: SearchFilter, { wordsOf, groupOf, partsOf }: QueryReader): RelaxationCandidates {
  const filters = [...new Set(filter.filters)];
  const groups = Map.groupBy(filters, groupOf);
  // Any filter of a group will do, so that leaving out one of several finds less.
  const lonely = filters.filter((id) => groups.get(groupOf(id))?.length === 1);

  const conditions: DroppedCondition[] = [
    ...spareWords(filter.genericSearchQuery ?? "", wordsOf).map((word) => ({ field: "genericSearchQuery" as const, word })),
    ...lonely.map((filterId) => ({ field: "filters" as const, filterId })),
    ...FIELDS.filter((field) => isPresent(filter[field])).map((field) => ({ field })),
  ];
  const { radiusKm, city, genericSearchQuery } = filter;
  const radius: DroppedCondition[] = isPresent(radiusKm) && isPresent(city) ? [{ field: "radiusKm" }] : [];
  const wider = isPresent(city) ? RADII_KM.filter((km) => km > (radiusKm ?? 0)) : [];
  const radii = wider.map((km): FilterChange => ({ drop: { field: "radiusKm" }, instead: km }));
  return { conditions, radius, radii, parts: partsOfOnlyWord(genericSearchQuery ?? "", { wordsOf, partsOf }) };
}

/** Ways that let equally much go; `least` is how many each has to find, `isFirst` whether none before helped. */
export type Tier = (least: number, isFirst: boolean) => readonly Relaxation[];

/**
 * The most helpful ways of tiers that let ever more go, at most four: of the first tier that helps the three that find most, and
 * of each behind it the best, where that finds clearly more than all before. Each finds more than the `already` found.
 */
export function mostHelpful(tiers: readonly Tier[], already = 0): Relaxation[] {
  const found: Relaxation[] = [];
  for (const tier of tiers) {
    const least = CLEARLY_MORE * Math.max(0, ...found.map(({ total }) => total)) || already + 1;
    const helpful = tier(least, found.length === 0).filter(({ total }) => total >= least);
    const most = helpful.toSorted((a, b) => b.total - a.total);
    found.push(...most.slice(0, found.length === 0 ? MOST_ALIKE : 1));
  }
  return found.slice(0, MOST_WAYS);
}

/** Whether it is one word of the text. */
export function isWord(drop: DroppedCondition): boolean {
  return "word" in drop;
}

/** Whether it is of the text: one word, or the whole. */
export function isOfText({ field }: DroppedCondition): boolean {
  return field === "genericSearchQuery";
}

/** Every two of a few things, but not a word beside the text that it is of. */
export function pairsOf(conditions: readonly DroppedCondition[]): FilterChange[] {
  if (conditions.length > MOST_PAIRED) return [];
  return conditions.flatMap((drop, index) =>
    conditions
      .slice(index + 1)
      .filter((and) => !("word" in drop && and.field === "genericSearchQuery" && !("word" in and)))
      .map((and) => ({ drop, and })),
  );
}

function partsOfOnlyWord(text: string, { wordsOf, partsOf }: Pick<QueryReader, "wordsOf" | "partsOf">): FilterChange[] {
  const asked = wordsOf(text);
  const word = typedWords(text).find((typed) => wordsOf(typed).some((one) => asked.includes(one)));
  if (asked.length !== 1 || word === undefined) return [];
  return partsOf(word).map((part) => ({ drop: { field: "genericSearchQuery", word }, instead: part }));
}

/** What is asked when it is asked less. */
export function applyChange(filter: SearchFilter, { drop, and, instead }: FilterChange, wordsOf: QueryReader["wordsOf"]): SearchFilter {
  if (typeof instead === "number") return { ...filter, radiusKm: instead };
  if (typeof instead === "string") return { ...filter, genericSearchQuery: instead };
  return without(filter, and ? [drop, and] : [drop], wordsOf);
}

/** The words of a text, as they were typed, without which it asks less, yet something. */
function spareWords(text: string, wordsOf: QueryReader["wordsOf"]): string[] {
  const asked = new Set(wordsOf(text));
  if (asked.size < 2) return [];
  const apart = splitText(text);
  return apart.words.filter((word) => {
    const rest = new Set(wordsOf(apart.without([word])));
    return rest.size > 0 && rest.size < asked.size && rest.isSubsetOf(asked);
  });
}

/** What is asked without some of it. */
export function without(filter: SearchFilter, drops: readonly DroppedCondition[], wordsOf: QueryReader["wordsOf"]): SearchFilter {
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
function textWithout(text: string, words: readonly string[], wordsOf: QueryReader["wordsOf"]): string {
  const rest = withoutWords(text, words);
  return new Set(wordsOf(rest)).isSubsetOf(new Set(wordsOf(text))) ? rest : "";
}
