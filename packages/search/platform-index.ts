import { filterGroupsOf, type FilterGroups } from "./filter-groups.ts";
import { createMatrix } from "./bits/matrix.ts";
import { createRows, type Rows } from "./bits/rows.ts";
import { createSets, type Sets } from "./bits/sets.ts";
import { createChains, type Chains } from "./columns/chains.ts";
import { createSpans, type Spans } from "./columns/spans.ts";
import { createOrders, type Orders } from "./order/orders.ts";
import { createPlaces, type Places } from "./places/places.ts";
import type { FilterFacts, KindFacts, TextLanguage } from "./search.ts";
import { createSlots, type Slots } from "./slots.ts";
import { openSuggestions, type Suggestions } from "./suggest/suggestions.ts";
import { foldCase } from "./text/fold-case.ts";
import { createKindNames } from "./text/kind-names.ts";
import { openTextIndex } from "./text-index/open-text-index.ts";
import type { NamedSet, TextIndex } from "./text-index/text-index.ts";

/** All that is known of one platform, by slot. */
export type PlatformIndex = {
  readonly slots: Slots;
  readonly rows: Rows;
  /** By kind, by filter, by the code of a reach, and by that of where something takes place. */
  readonly kinds: Sets;
  readonly filters: Sets;
  readonly reaches: Sets;
  readonly wheres: Sets;
  readonly places: Places;
  readonly organisations: Chains;
  readonly persons: Spans;
  readonly ages: Spans;
  readonly orders: Orders;
  /** Rows that a search writes on. */
  readonly working: Working;
  readonly language: TextLanguage;
  readonly text: TextIndex;
  readonly suggestions: Suggestions;
  /** The kinds and filters that it is described with. */
  kindFacts: readonly KindFacts[];
  /** Which kinds a query names. */
  kindsNamed: (said: Iterable<string>) => number[];
  filterGroups: FilterGroups;
};

/**
 * What meets all that is asked, what fails one group of filters alone, and room for two sets on the way: `group` for what
 * a condition or a group adds up, until it was met with the others, and `base` for what the filters of a group are counted over.
 */
export type Working = { all: number; nearMisses: number; group: number; base: number };

/** An empty index. */
export function createPlatformIndex(language: TextLanguage): PlatformIndex {
  const slots = createSlots();
  const matrix = createMatrix(slots);
  const orders = createOrders(slots);
  const text = openTextIndex(language, () => slots.live);
  const [kinds, filters, reaches, wheres] = [createSets(matrix), createSets(matrix), createSets(matrix), createSets(matrix)];

  return {
    slots,
    rows: createRows(matrix),
    kinds,
    filters,
    reaches,
    wheres,
    places: createPlaces(matrix, slots),
    organisations: createChains(slots),
    persons: createSpans(matrix),
    ages: createSpans(matrix),
    orders,
    working: { all: matrix.addRow(), nearMisses: matrix.addRow(), group: matrix.addRow(), base: matrix.addRow() },
    language,
    text,
    suggestions: openSuggestions({
      ...{ foldCase, countKind: kinds.countOf, countFilter: filters.countOf },
      titles: { titles: orders.titles, titlesWith: text.titlesWith },
    }),
    kindFacts: [],
    kindsNamed: () => [],
    filterGroups: filterGroupsOf([]),
  };
}

/** What has names of its own on a index. */
export type NamedFacts = { kinds: readonly KindFacts[]; filters: readonly FilterFacts[] };

/** Replaces what is known of kinds and filters; what has them is known by their ids. */
export function describeNames(index: PlatformIndex, { kinds, filters }: NamedFacts): void {
  index.kindFacts = kinds;
  index.kindsNamed = whenAsked(() => createKindNames(kinds, index.language));
  index.filterGroups = filterGroupsOf(filters);
  index.suggestions.describe({ kinds, filters });
  index.text.describe([
    ...kinds.map(({ id, names }) => namedSet(index, () => index.kinds.rowOf(id), { names, field: "title" })),
    ...filters.map(({ id, name }) => namedSet(index, () => index.filters.rowOf(id), { names: [name], field: "rest" })),
  ]);
}

/** Its row is −1 until an activity is in it. */
function namedSet({ rows }: PlatformIndex, row: () => number, named: Pick<NamedSet, "names" | "field">): NamedSet {
  return {
    ...named,
    slots: () => (row() < 0 ? null : rows.bits(row())),
    addTo: (into) => {
      if (row() >= 0) rows.addTo(into, row());
    },
  };
}

/** Made for the first question, as that takes a lexicon. */
function whenAsked<Asked, Answer>(make: () => (asked: Asked) => Answer): (asked: Asked) => Answer {
  let made: ((asked: Asked) => Answer) | null = null;
  return (asked) => (made ??= make())(asked);
}
