import { expect, test } from "vitest";
import type { Understood } from "../sentences/understood.ts";
import { emptySearch, type SearchState } from "./search-state.ts";
import { relaxationSteps } from "./relaxation-steps.server.ts";

const NOTHING: Understood = {
  ...{ persons: null, minimumAge: null, place: null, radiusKm: null, near: false, indoorOutdoor: null, filters: [], area: null },
  ...{ budgetPerPerson: null, period: null, negated: [], keywords: "", unused: [] },
};
const filter = (id: number, name: string, upTo_cents: number | null = null) => ({
  ...{ id, name, description: "", order: id, upTo_cents, synonyms: [], image: null },
  ...{ createdAt: new Date(0), updatedAt: new Date(0) },
});
const group = (id: number, name: string, filters: ReturnType<typeof filter>[]) => ({
  id,
  name,
  order: id,
  image: null,
  headerImage: null,
  filters,
});
const GROUPS = [
  group(1, "Activiteiten", [filter(1, "Escaperoom")]),
  group(2, "Dagdeel", [filter(2, "Middag"), filter(3, "Avond")]),
  group(3, "Speciale wensen", [filter(4, "Rolstoeltoegankelijk")]),
  group(4, "Budget per persoon", [filter(5, "Tot 50 euro", 5_000)]),
];
const SHARES: Record<number, number> = { 1: 0.05, 2: 0.5, 3: 0.25, 4: 0.1, 5: 0.7 };
const edeCity = { type: "CITY", id: 5, name: "Ede", country: "NL", population: 120_000 } as const;

/** The searches after each single step, cheapest step first. */
function inOrder(understood: Partial<Understood>, state: Partial<SearchState>, current = emptySearch) {
  const whole = { ...emptySearch, ...state };
  const steps = relaxationSteps({ ...NOTHING, ...understood }, whole, {
    brand: { hiddenGroups: ["Speciale wensen"], categoryGroup: "Activiteiten" },
    ...{ current, groups: GROUPS },
    shares: {
      ofFilters: (ids) => ids.reduce((sum, id) => sum + (SHARES[id] ?? 0), 0),
      ofWord: (word) => ({ share: 0.01, isInTitle: word === "circus" }),
    },
  });
  return steps.toSorted((a, b) => a.cost - b.cost).map(({ apply }) => apply(whole));
}

test("common conditions are dropped first; access, age and group size last, after the place", () => {
  const whole = {
    ...{ filters: [1, 2, 4], location: { type: "CITY", id: 5 }, persons: 30, minimumAge: 6, radiusKm: 50 },
  } as const satisfies Partial<SearchState>;
  const named = whole.filters.map((id) => ({ id, name: "" }));
  const order = inOrder({ filters: named, place: edeCity, persons: 30, minimumAge: 6, radiusKm: 50 }, whole);
  expect(order.map(({ filters, location, persons, minimumAge }) => [filters.join(), location?.id, persons, minimumAge])).toEqual([
    ["1,4", 5, 30, 6],
    ["2,4", 5, 30, 6],
    // Farther than the 50 km of the sentence.
    ["1,2,4", 5, 30, 6],
    ["1,2,4", undefined, 30, 6],
    ["1,2", 5, 30, 6],
    ["1,2,4", 5, 30, 6],
    ["1,2,4", 5, 30, null],
    ["1,2,4", 5, null, 6],
  ]);
});

test("filters of one group are dropped together; filters that the visitor chose stay", () => {
  const filters = [2, 3].map((id) => ({ id, name: "" }));
  expect(inOrder({ filters }, { filters: [2, 3] }).map((state) => state.filters)).toEqual([[]]);
  expect(inOrder({ filters }, { filters: [2, 3] }, { ...emptySearch, filters: [3] }).map((state) => state.filters)).toEqual([[3]]);
});

test("words are dropped one by one, first those that are in no title", () => {
  const order = inOrder({ keywords: "circus parkeerplek" }, { query: "circus parkeerplek" });
  expect(order.map(({ query }) => query)).toEqual(["circus", "parkeerplek"]);
});

test("the radius around a city grows, but the visitor's own choices stay", () => {
  const inEde = { location: { type: "CITY", id: 5 } } as const;
  expect(inOrder({ place: edeCity }, inEde).map(({ radiusKm, location }) => [radiusKm, location?.id])).toEqual([
    [25, 5],
    [50, 5],
    [100, 5],
    [150, 5],
    [null, undefined],
  ]);
  const current = { ...emptySearch, ...inEde, radiusKm: 10, persons: 30 };
  expect(inOrder({ place: edeCity, persons: 12 }, current, current)).toEqual([]);
});

test("with a maximum price, the distance grows before the price", () => {
  const whole = { location: { type: "CITY", id: 5 }, filters: [5] } as const satisfies Partial<SearchState>;
  const order = inOrder({ place: edeCity, filters: [{ id: 5, name: "" }] }, whole);
  expect(order.map(({ filters, radiusKm, location }) => [filters.join(), radiusKm, location?.id])).toEqual([
    ["5", 25, 5],
    ["5", 50, 5],
    ["5", 100, 5],
    ["", null, 5],
    ["5", 150, 5],
    ["5", null, undefined],
  ]);
});
