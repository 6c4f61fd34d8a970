import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import type { StoredFilterGroup } from "../catalogue/directory.ts";
import type { Understood } from "../sentences/understood.ts";
import { groupInWords } from "./group-in-words.ts";
import { SEARCH_LIMITS, type SearchState } from "./search-state.ts";

/** A part of a sentence that its search goes without, in the words of the brand. */
export type LeftOut = {
  text: string;
  /** The search with it; null where the visitor chose something else instead. */
  putBack: ((state: SearchState) => SearchState) | null;
};

type Known = { brand: Pick<Brand, "locale">; groups: readonly StoredFilterGroup[] };
type Words = ReturnType<typeof wordsOf>;
type Slot = { text: string; isAsked: boolean; isOpen: boolean; put: (state: SearchState) => SearchState };

/** What of an understood sentence a search does not ask, whether it was let go of or taken away. */
export function leftOut(understood: Understood, state: SearchState, { brand, groups }: Known): LeftOut[] {
  const words = wordsOf(brand.locale);
  const slots = [...filterSlots(understood, state, groups), ...ownSlots(understood, state, words), ...wordSlots(understood, state)];
  return slots.filter(({ isAsked }) => !isAsked).map(({ text, isOpen, put }) => ({ text, putBack: isOpen ? put : null }));
}

/** Filters that bands of prices stand for are one: what was said is an amount. */
function filterSlots({ filters, budgetPerPerson }: Understood, state: SearchState, groups: readonly StoredFilterGroup[]): Slot[] {
  const bands = budgetPerPerson === null ? new Set<number>() : bandIds(groups);
  const slotOf = (text: string, ids: readonly number[]): Slot => ({
    ...{ text, isAsked: ids.some((id) => state.filters.includes(id)), isOpen: true },
    put: (search) => ({ ...search, filters: [...search.filters, ...ids] }),
  });
  const budget = filters.map(({ id }) => id).filter((id) => bands.has(id));
  return [
    ...filters.filter(({ id }) => !bands.has(id)).map(({ id, name }) => slotOf(name, [id])),
    ...(budget.length > 0 ? [slotOf(budgetText(budgetPerPerson), budget)] : []),
  ];
}

/** The filters that say up to which price. */
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
    const isAsked = state.location?.type === type && state.location.id === id;
    slots.push({ text: name, isAsked, isOpen: state.location === null, put: (search) => ({ ...search, location: { type, id } }) });
  }
  if (persons !== null) {
    const asked = Math.min(persons, SEARCH_LIMITS.persons);
    slots.push({ text: groupInWords(asked, words), ...toldBy(state.persons, asked), put: (search) => ({ ...search, persons: asked }) });
  }
  if (minimumAge !== null)
    slots.push({
      text: words.overview.fromAge(minimumAge),
      ...toldBy(state.minimumAge, minimumAge),
      put: (search) => ({ ...search, minimumAge }),
    });
  if (indoorOutdoor) {
    const isAsked = state.indoorOutdoor.includes(indoorOutdoor);
    const isOpen = state.indoorOutdoor.length === 0;
    slots.push({
      text: words.overview.sides[indoorOutdoor],
      isAsked,
      isOpen,
      put: (search) => ({ ...search, indoorOutdoor: [indoorOutdoor] }),
    });
  }
  if (area) slots.push({ text: words.overview.areas[area], ...toldBy(state.area, area), put: (search) => ({ ...search, area }) });
  return slots;
}

function toldBy<Value>(asked: Value | null, said: Value): Pick<Slot, "isAsked" | "isOpen"> {
  return { isAsked: asked === said, isOpen: asked === null };
}

function wordSlots({ keywords }: Understood, { query }: SearchState): Slot[] {
  const asked = new Set(query.toLowerCase().split(" "));
  return keywords
    .split(" ")
    .filter(Boolean)
    .map((word) => ({
      ...{ text: word, isAsked: asked.has(word.toLowerCase()), isOpen: true },
      put: (search) => ({ ...search, query: `${search.query} ${word}`.trim() }),
    }));
}
