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

/** Everything about one platform's activities, by slot. */
export type PlatformIndex = {
  readonly slots: Slots;
  readonly rows: Rows;
  /** Sets by kind id, by filter id, by code of a reach, and by code of indoors or outdoors. */
  readonly kinds: Sets;
  readonly filters: Sets;
  readonly reaches: Sets;
  readonly wheres: Sets;
  readonly places: Places;
  readonly organisations: Chains;
  readonly persons: Spans;
  readonly ages: Spans;
  readonly orders: Orders;
  /** Scratch rows of a search. */
  readonly working: Working;
  readonly language: TextLanguage;
  readonly text: TextIndex;
  readonly suggestions: Suggestions;
  kindFacts: readonly KindFacts[];
  /** The kinds that a query names, by the stems of its words. */
  kindsNamed: (stems: Iterable<string>) => number[];
  filterGroups: FilterGroups;
};

/**
 * `all`: the slots that match every condition; `nearMisses`: those that fail exactly one group of filters; `group`: the
 * union for one condition or group; `base`: the slots over which the filters of a group are counted.
 */
export type Working = { all: number; nearMisses: number; group: number; base: number };

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

/** The facts whose names are searchable. */
export type NamedFacts = { kinds: readonly KindFacts[]; filters: readonly FilterFacts[] };

/** Replaces the kinds and filters; activities refer to them by id. */
export function describeNames(index: PlatformIndex, { kinds, filters }: NamedFacts): void {
  index.kindFacts = kinds;
  index.kindsNamed = lazily(() => createKindNames(kinds, index.language));
  index.filterGroups = filterGroupsOf(filters);
  index.suggestions.describe({ kinds, filters });
  index.text.describe([
    ...kinds.map(({ id, names }) => namedSet(index, () => index.kinds.rowOf(id), { names, field: "title" })),
    ...filters.map(({ id, name }) => namedSet(index, () => index.filters.rowOf(id), { names: [name], field: "rest" })),
  ]);
}

function namedSet({ rows }: PlatformIndex, row: () => number, named: Pick<NamedSet, "names" | "field">): NamedSet {
  return {
    ...named,
    slots: () => (row() < 0 ? null : rows.bits(row())),
    addTo: (into) => {
      if (row() >= 0) rows.addTo(into, row());
    },
  };
}

/** Created at the first call, as it needs a lexicon. */
function lazily<Argument, Result>(create: () => (argument: Argument) => Result): (argument: Argument) => Result {
  let created: ((argument: Argument) => Result) | null = null;
  return (argument) => (created ??= create())(argument);
}
