import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { StoredFilterGroup } from "../catalogue/directory.ts";
import { understand } from "../sentences/understand.ts";
import type { Understood } from "../sentences/understood.ts";
import { bandIds, budgetText, unappliedParts, type UnappliedPart } from "./unapplied-parts.ts";
import { overviewUrl } from "./overview-url.ts";
import { emptySearch, LITERAL, SEARCH_LIMITS, understoodSentence, type Chip, type SearchState } from "./search-state.ts";
import { sentenceFacts } from "./sentence-facts.server.ts";
import { NEAR_KM, totalOf } from "./understand-search.server.ts";

/**
 * How a results page explains its sentence. Derived from the sentence and the current search, so it stays correct after further
 * choices of the visitor.
 */
export type UnderstoodOnPage = {
  /** Whether a chip comes from the sentence. */
  isOfSentence: (chip: Chip) => boolean;
  /** The price per person in the sentence, and the maximum of the price bands for it, both in euros; null without active bands. */
  budget: { euros: number; bands: number; isOfBudget: (chip: Chip) => boolean } | null;
  /** Parts that the server dropped, because the whole sentence has no results. */
  dropped: string[];
  /** Parts for which there is no filter. */
  notUsed: string[];
  /** The radius in km if it is wider than in the sentence; else null. */
  widerKm: number | null;
  /** The search for the sentence's literal words. */
  literalUrl: string;
};

/** Null when the search does not come from a sentence, or is a literal one. */
export function understoodOnPage(
  catalogue: Pick<Catalogue, "directory" | "hasWords" | "count">,
  brand: Brand,
  { state, now }: { state: SearchState; now: Date },
): UnderstoodOnPage | null {
  const sentence = understoodSentence(state);
  if (sentence === null) return null;

  const understood = understand(sentence, sentenceFacts(catalogue, brand), now);
  const { filterGroups: groups } = catalogue.directory(brand.id);
  const parts = unappliedParts(understood, state, { brand, groups });
  const dropped = droppedParts(parts, state, (search) => totalOf(catalogue, brand, { state: search, now }));
  const widerKm = widerThan(understood, state);
  return {
    isOfSentence: (chip) => isFromSentence(chip, understood, { state, widerKm }),
    budget: budgetOf(understood, state, groups),
    dropped: dropped.map(({ text }) => text),
    notUsed: unusedBy(understood, bandIds(groups)),
    widerKm,
    literalUrl: overviewUrl({ ...emptySearch, query: sentence, sentence: LITERAL }),
  };
}

/** The parts that the server dropped: if the search with them has results, the visitor removed them. */
function droppedParts(parts: readonly UnappliedPart[], state: SearchState, count: (search: SearchState) => number): UnappliedPart[] {
  const open = parts.filter(({ restore }) => restore !== null);
  const whole = open.reduce<SearchState>((search, { restore }) => restore?.(search) ?? search, state);
  return open.length > 0 && count(whole) === 0 ? open : [];
}

function unusedBy({ period, negated, budgetPerPerson, filters, unused }: Understood, bands: ReadonlySet<number>): string[] {
  const hasBand = filters.some(({ id }) => bands.has(id));
  return [
    ...(period === null ? [] : [period]),
    ...negated,
    ...(budgetPerPerson === null || hasBand ? [] : [budgetText(budgetPerPerson)]),
    ...unused,
  ];
}

function budgetOf(
  { budgetPerPerson }: Understood,
  { filters }: SearchState,
  groups: readonly StoredFilterGroup[],
): UnderstoodOnPage["budget"] {
  if (budgetPerPerson === null) return null;
  const bands = groups.flatMap((group) => group.filters).filter(({ id, upTo_cents }) => upTo_cents !== null && filters.includes(id));
  const ids = new Set(bands.map(({ id }) => id));
  const most_cents = Math.max(0, ...bands.map(({ upTo_cents }) => upTo_cents ?? 0));
  return most_cents === 0
    ? null
    : { euros: budgetPerPerson, bands: most_cents / 100, isOfBudget: (chip) => chip.kind === "filter" && ids.has(chip.filterId) };
}

function widerThan({ place, near, radiusKm }: Understood, state: SearchState): number | null {
  if (place?.type !== "CITY" || state.location?.id !== place.id || state.radiusKm === null) return null;
  const sentenceKm = radiusKm ?? (near ? NEAR_KM : 0);
  return state.radiusKm > sentenceKm ? state.radiusKm : null;
}

type OnPage = { state: SearchState; widerKm: number | null };

function isFromSentence(chip: Chip, understood: Understood, { state, widerKm }: OnPage): boolean {
  const { filters, place, indoorOutdoor, persons, minimumAge, area, radiusKm, near } = understood;
  switch (chip.kind) {
    case "filter":
      return filters.some(({ id }) => id === chip.filterId);
    case "location":
      return place?.id === state.location?.id && place?.type === state.location?.type;
    case "indoorOutdoor":
      return indoorOutdoor === chip.side;
    case "radius":
      return widerKm === null && (near || radiusKm === state.radiusKm);
    case "persons":
      return persons !== null && Math.min(persons, SEARCH_LIMITS.persons) === state.persons;
    case "minimumAge":
      return minimumAge === state.minimumAge;
    case "area":
      return area === state.area;
    case "query":
      return true;
  }
}
