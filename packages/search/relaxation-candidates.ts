import { isPresent } from "./query.ts";
import type { DroppedCondition, FilterChange, Relaxation, SearchFilter } from "./search.ts";
import { typedWords, withoutWords, splitText } from "./without-words.ts";

/** How to read the words and filters of a query. */
export type QueryReader = {
  /** The words of a text that are looked up: stop words only if there are no others. */
  wordsOf(text: string): readonly string[];
  /** The known words in a compound, as typed. */
  partsOf(word: string): readonly string[];
  /** The group of a filter; null for an unknown filter. */
  groupOf(filterId: number): number | null;
};

/** What can be relaxed: single conditions, the radius, wider radii in ascending order, and parts of the only word. */
export type RelaxationCandidates = {
  conditions: DroppedCondition[];
  radius: DroppedCondition[];
  radii: FilterChange[];
  parts: FilterChange[];
};

/** Wider radii, in km, tried in this order: those of the overview page, and a day trip. */
const RADII_KM = [5, 10, 25, 50, 100];

/** Most relaxations returned, and most of the first tier. */
const MAX_RELAXATIONS = 4;
const MAX_OF_FIRST_TIER = 3;
/** A later tier must find this many times more than all before. */
const CLEARLY_MORE = 2;

/** With more conditions than this, pairs are not tried: they would need too many counts. */
const MAX_PAIRED = 7;

/** Fields that are one condition each; a city is dropped together with its radius. */
const FIELDS = [
  ...(["genericSearchQuery", "personCount", "minimumAge", "city", "province", "region", "bounds"] as const),
  ...(["geographicLocation", "indoorOutdoor", "organisation", "excludeActivity"] as const),
] satisfies (keyof SearchFilter)[];

/** All candidates; of two that help equally, the less important comes first. The radius is separate, as a city without it may find less. */
export function relaxationCandidates(filter: SearchFilter, { wordsOf, groupOf, partsOf }: QueryReader): RelaxationCandidates {
  const filters = [...new Set(filter.filters)];
  const groups = Map.groupBy(filters, groupOf);
  // Filters of a group are alternatives, so dropping one of several finds less.
  const alone = filters.filter((id) => groups.get(groupOf(id))?.length === 1);

  const conditions: DroppedCondition[] = [
    ...droppableWords(filter.genericSearchQuery ?? "", wordsOf).map((word) => ({ field: "genericSearchQuery" as const, word })),
    ...alone.map((filterId) => ({ field: "filters" as const, filterId })),
    ...FIELDS.filter((field) => isPresent(filter[field])).map((field) => ({ field })),
  ];
  const { radiusKm, city, genericSearchQuery } = filter;
  const radius: DroppedCondition[] = isPresent(radiusKm) && isPresent(city) ? [{ field: "radiusKm" }] : [];
  const wider = isPresent(city) ? RADII_KM.filter((km) => km > (radiusKm ?? 0)) : [];
  const radii = wider.map((km): FilterChange => ({ drop: { field: "radiusKm" }, instead: km }));
  return { conditions, radius, radii, parts: partsOfOnlyWord(genericSearchQuery ?? "", { wordsOf, partsOf }) };
}

/** Relaxations of equal cost; `least` is how many each must find, `isFirst` whether no earlier tier helped. */
export type Tier = (least: number, isFirst: boolean) => readonly Relaxation[];

/**
 * The most helpful relaxations, at most four, of tiers in ascending cost: the best three of the first tier that helps,
 * and the best of each later tier when it finds clearly more than all before. Each finds more than `alreadyFound`.
 */
export function mostHelpful(tiers: readonly Tier[], alreadyFound = 0): Relaxation[] {
  const found: Relaxation[] = [];
  for (const tier of tiers) {
    const least = CLEARLY_MORE * Math.max(0, ...found.map(({ total }) => total)) || alreadyFound + 1;
    const helpful = tier(least, found.length === 0).filter(({ total }) => total >= least);
    const most = helpful.toSorted((a, b) => b.total - a.total);
    found.push(...most.slice(0, found.length === 0 ? MAX_OF_FIRST_TIER : 1));
  }
  return found.slice(0, MAX_RELAXATIONS);
}

/** Whether it drops one word of the text. */
export function isWord(drop: DroppedCondition): boolean {
  return "word" in drop;
}

/** Whether it drops one word or the whole text. */
export function isOfText({ field }: DroppedCondition): boolean {
  return field === "genericSearchQuery";
}

/** Every pair of a few conditions, except a word with the whole text. */
export function pairsOf(conditions: readonly DroppedCondition[]): FilterChange[] {
  if (conditions.length > MAX_PAIRED) return [];
  return conditions.flatMap((drop, index) =>
    conditions
      .slice(index + 1)
      .filter((and) => !("word" in drop && and.field === "genericSearchQuery" && !("word" in and)))
      .map((and) => ({ drop, and })),
  );
}

function partsOfOnlyWord(text: string, { wordsOf, partsOf }: Pick<QueryReader, "wordsOf" | "partsOf">): FilterChange[] {
  const lookedUp = wordsOf(text);
  const word = typedWords(text).find((typed) => wordsOf(typed).some((one) => lookedUp.includes(one)));
  if (lookedUp.length !== 1 || word === undefined) return [];
  return partsOf(word).map((part) => ({ drop: { field: "genericSearchQuery", word }, instead: part }));
}

/** The filter after one change. */
export function applyChange(filter: SearchFilter, { drop, and, instead }: FilterChange, wordsOf: QueryReader["wordsOf"]): SearchFilter {
  if (typeof instead === "number") return { ...filter, radiusKm: instead };
  if (typeof instead === "string") return { ...filter, genericSearchQuery: instead };
  return without(filter, and ? [drop, and] : [drop], wordsOf);
}

/** The typed words that can be dropped: the rest of the text asks for fewer words, but at least one. */
function droppableWords(text: string, wordsOf: QueryReader["wordsOf"]): string[] {
  const lookedUp = new Set(wordsOf(text));
  if (lookedUp.size < 2) return [];
  const split = splitText(text);
  return split.words.filter((word) => {
    const rest = new Set(wordsOf(split.without([word])));
    return rest.size > 0 && rest.size < lookedUp.size && rest.isSubsetOf(lookedUp);
  });
}

/** The filter without some conditions. */
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

/** The text without some words; empty when only stop words remain, because these would then be looked up. */
function textWithout(text: string, words: readonly string[], wordsOf: QueryReader["wordsOf"]): string {
  const rest = withoutWords(text, words);
  return new Set(wordsOf(rest)).isSubsetOf(new Set(wordsOf(text))) ? rest : "";
}
