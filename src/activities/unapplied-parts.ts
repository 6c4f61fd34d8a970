import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import type { StoredFilterGroup } from "../catalogue/directory.ts";
import type { Understood } from "../sentences/understood.ts";
import { groupInWords } from "./group-in-words.ts";
import { SEARCH_LIMITS, type SearchState } from "./search-state.ts";

/** A part of an understood sentence that its search does not apply, in the brand's language. */
export type UnappliedPart = {
  text: string;
  /** Adds the part to a search; null when the visitor chose something else in its place. */
  restore: ((state: SearchState) => SearchState) | null;
};

type Context = { brand: Pick<Brand, "locale">; groups: readonly StoredFilterGroup[] };
type Words = ReturnType<typeof wordsOf>;
/** `isOpen` when the search has no other value in this slot. */
type Slot = { text: string; isApplied: boolean; isOpen: boolean; put: (state: SearchState) => SearchState };

/** The parts of an understood sentence that are not in a search, whether the server dropped them or the visitor removed them. */
export function unappliedParts(understood: Understood, state: SearchState, { brand, groups }: Context): UnappliedPart[] {
  const words = wordsOf(brand.locale);
  const slots = [...filterSlots(understood, state, groups), ...ownSlots(understood, state, words), ...wordSlots(understood, state)];
  return slots.filter(({ isApplied }) => !isApplied).map(({ text, isOpen, put }) => ({ text, restore: isOpen ? put : null }));
}

/** The filters of price bands count as one part, because the sentence names one amount. */
function filterSlots({ filters, budgetPerPerson }: Understood, state: SearchState, groups: readonly StoredFilterGroup[]): Slot[] {
  const bands = budgetPerPerson === null ? new Set<number>() : bandIds(groups);
  const slotOf = (text: string, ids: readonly number[]): Slot => ({
    ...{ text, isApplied: ids.some((id) => state.filters.includes(id)), isOpen: true },
    put: (search) => ({ ...search, filters: [...search.filters, ...ids] }),
  });
  const budget = filters.map(({ id }) => id).filter((id) => bands.has(id));
  return [
    ...filters.filter(({ id }) => !bands.has(id)).map(({ id, name }) => slotOf(name, [id])),
    ...(budget.length > 0 ? [slotOf(budgetText(budgetPerPerson), budget)] : []),
  ];
}

/** The ids of the price bands: filters with a maximum price. */
export function bandIds(groups: readonly StoredFilterGroup[]): ReadonlySet<number> {
  return new Set(groups.flatMap(({ filters }) => filters.filter(({ upTo_cents }) => upTo_cents !== null).map(({ id }) => id)));
}

export function budgetText(euros: number | null): string {
  return `€ ${String(euros).replace(".", ",")}`;
}

function ownSlots({ place, persons, minimumAge, indoorOutdoor, area }: Understood, state: SearchState, words: Words): Slot[] {
  const slots: Slot[] = [];
  if (place) {
    const { type, id, name } = place;
    const isApplied = state.location?.type === type && state.location.id === id;
    slots.push({ text: name, isApplied, isOpen: state.location === null, put: (search) => ({ ...search, location: { type, id } }) });
  }
  if (persons !== null) {
    const group = Math.min(persons, SEARCH_LIMITS.persons);
    slots.push({ text: groupInWords(group, words), ...statusOf(state.persons, group), put: (search) => ({ ...search, persons: group }) });
  }
  if (minimumAge !== null)
    slots.push({
      text: words.overview.fromAge(minimumAge),
      ...statusOf(state.minimumAge, minimumAge),
      put: (search) => ({ ...search, minimumAge }),
    });
  if (indoorOutdoor) {
    const isApplied = state.indoorOutdoor.includes(indoorOutdoor);
    const isOpen = state.indoorOutdoor.length === 0;
    slots.push({
      text: words.overview.sides[indoorOutdoor],
      isApplied,
      isOpen,
      put: (search) => ({ ...search, indoorOutdoor: [indoorOutdoor] }),
    });
  }
  if (area) slots.push({ text: words.overview.areas[area], ...statusOf(state.area, area), put: (search) => ({ ...search, area }) });
  return slots;
}

function statusOf<Value>(applied: Value | null, understood: Value): Pick<Slot, "isApplied" | "isOpen"> {
  return { isApplied: applied === understood, isOpen: applied === null };
}

function wordSlots({ keywords }: Understood, { query }: SearchState): Slot[] {
  const applied = new Set(query.toLowerCase().split(" "));
  return keywords
    .split(" ")
    .filter(Boolean)
    .map((word) => ({
      ...{ text: word, isApplied: applied.has(word.toLowerCase()), isOpen: true },
      put: (search) => ({ ...search, query: `${search.query} ${word}`.trim() }),
    }));
}
