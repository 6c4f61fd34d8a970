import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { StoredFilterGroup } from "../catalogue/directory.ts";
import { understand } from "../sentences/understand.ts";
import type { Understood } from "../sentences/understood.ts";
import { bandIds, budgetText, leftOut, type LeftOut } from "./left-out.ts";
import { overviewUrl } from "./overview-url.ts";
import { emptySearch, LITERAL, SEARCH_LIMITS, understoodSentence, type Chip, type SearchState } from "./search-state.ts";
import { sentenceFacts } from "./sentence-facts.server.ts";
import { NEAR_KM, totalOf } from "./understand-search.server.ts";

/**
 * What the page of a sentence says of it, which follows from the sentence and from what is searched for now, so that it is true
 * whatever was chosen since: the chips that say what it says, what nothing is left with, what else it could not use, how much
 * farther than was said is looked, and where its words are searched for.
 */
export type UnderstoodOnPage = {
  isOfSentence: (chip: Chip) => boolean;
  /** The price a person that was said, and up to which the bands reach that it means, both in euros; null where it means none. */
  budget: { euros: number; bands: number; isOfBudget: (chip: Chip) => boolean } | null;
  /** With these too there would be nothing. */
  letGo: string[];
  notUsed: string[];
  /** In km around the place; null where no farther than was said. */
  widerKm: number | null;
  literalUrl: string;
};

/** Null where no sentence led to the search, or where only its words are searched for. */
export function understoodOf(
  catalogue: Pick<Catalogue, "directory" | "hasWords" | "count">,
  brand: Brand,
  { state, now }: { state: SearchState; now: Date },
): UnderstoodOnPage | null {
  const sentence = understoodSentence(state);
  if (sentence === null) return null;

  const understood = understand(sentence, sentenceFacts(catalogue, brand), now);
  const { filterGroups: groups } = catalogue.directory(brand.id);
  const parts = leftOut(understood, state, { brand, groups });
  const letGo = letGoOf(parts, state, (search) => totalOf(catalogue, brand, { state: search, now }));
  const widerKm = widerThan(understood, state);
  return {
    isOfSentence: (chip) => isSaid(chip, understood, { state, widerKm }),
    budget: budgetOf(understood, state, groups),
    letGo: letGo.map(({ text }) => text),
    notUsed: unusedBy(understood, bandIds(groups)),
    widerKm,
    literalUrl: overviewUrl({ ...emptySearch, query: sentence, sentence: LITERAL }),
  };
}

/** What was let go of because nothing has it all; where the search with it finds something, visitors took it away and know. */
function letGoOf(parts: readonly LeftOut[], state: SearchState, count: (search: SearchState) => number): LeftOut[] {
  const open = parts.filter(({ putBack }) => putBack !== null);
  const whole = open.reduce<SearchState>((search, { putBack }) => putBack?.(search) ?? search, state);
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
  const said = radiusKm ?? (near ? NEAR_KM : 0);
  return state.radiusKm > said ? state.radiusKm : null;
}

type OnPage = { state: SearchState; widerKm: number | null };

function isSaid(chip: Chip, understood: Understood, { state, widerKm }: OnPage): boolean {
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
