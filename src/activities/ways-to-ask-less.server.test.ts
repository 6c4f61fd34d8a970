import { expect, test } from "vitest";
import type { Understood } from "../sentences/understood.ts";
import { emptySearch, type SearchState } from "./search-state.ts";
import { waysToAskLess } from "./ways-to-ask-less.server.ts";

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

/** What goes first, as what is left of a search. */
function inOrder(understood: Partial<Understood>, state: Partial<SearchState>, asked = emptySearch) {
  const said = { ...emptySearch, ...state };
  const ways = waysToAskLess({ ...NOTHING, ...understood }, said, {
    brand: { hiddenGroups: ["Speciale wensen"], categoryGroup: "Activiteiten" },
    ...{ asked, groups: GROUPS },
    shares: {
      ofFilters: (ids) => ids.reduce((sum, id) => sum + (SHARES[id] ?? 0), 0),
      ofWord: (word) => ({ share: 0.01, isInTitle: word === "circus" }),
    },
  });
  return ways.toSorted((a, b) => a.cost - b.cost).map(({ of }) => of(said));
}

test("what most activities have goes first; access, age and the group go last, after the place", () => {
  const said = {
    ...{ filters: [1, 2, 4], location: { type: "CITY", id: 5 }, persons: 30, minimumAge: 6, radiusKm: 50 },
  } as const satisfies Partial<SearchState>;
  const named = said.filters.map((id) => ({ id, name: "" }));
  const order = inOrder({ filters: named, place: edeCity, persons: 30, minimumAge: 6, radiusKm: 50 }, said);
  expect(order.map(({ filters, location, persons, minimumAge }) => [filters.join(), location?.id, persons, minimumAge])).toEqual([
    ["1,4", 5, 30, 6],
    ["2,4", 5, 30, 6],
    // Farther than the 50 km that were said.
    ["1,2,4", 5, 30, 6],
    ["1,2,4", undefined, 30, 6],
    ["1,2", 5, 30, 6],
    ["1,2,4", 5, 30, 6],
    ["1,2,4", 5, 30, null],
    ["1,2,4", 5, null, 6],
  ]);
});

test("either filter of a group will do, so they go together; those that were chosen beside the sentence stay", () => {
  const filters = [2, 3].map((id) => ({ id, name: "" }));
  expect(inOrder({ filters }, { filters: [2, 3] }).map((state) => state.filters)).toEqual([[]]);
  expect(inOrder({ filters }, { filters: [2, 3] }, { ...emptySearch, filters: [3] }).map((state) => state.filters)).toEqual([[3]]);
});

test("words go one by one, first those that name no activity", () => {
  const order = inOrder({ keywords: "circus parkeerplek" }, { query: "circus parkeerplek" });
  expect(order.map(({ query }) => query)).toEqual(["circus", "parkeerplek"]);
});

test("around a city more is looked for, but what was chosen beside the sentence stays as it is", () => {
  const inEde = { location: { type: "CITY", id: 5 } } as const;
  expect(inOrder({ place: edeCity }, inEde).map(({ radiusKm, location }) => [radiusKm, location?.id])).toEqual([
    [25, 5],
    [50, 5],
    [100, 5],
    [150, 5],
    [null, undefined],
  ]);
  const asked = { ...emptySearch, ...inEde, radiusKm: 10, persons: 30 };
  expect(inOrder({ place: edeCity, persons: 12 }, asked, asked)).toEqual([]);
});

test("who names a maximum goes farther before paying more", () => {
  const said = { location: { type: "CITY", id: 5 }, filters: [5] } as const satisfies Partial<SearchState>;
  const order = inOrder({ place: edeCity, filters: [{ id: 5, name: "" }] }, said);
  expect(order.map(({ filters, radiusKm, location }) => [filters.join(), radiusKm, location?.id])).toEqual([
    ["5", 25, 5],
    ["5", 50, 5],
    ["5", 100, 5],
    ["", null, 5],
    ["5", 150, 5],
    ["5", null, undefined],
  ]);
});
