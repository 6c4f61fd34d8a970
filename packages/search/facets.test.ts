import { expect, test } from "vitest";
import { PLAIN } from "./tests/plain-activity.ts";
import { createEngine } from "./engine.ts";
import type { FilterCount, SearchFilter, SearchRecord } from "./search.ts";

const GROUPS: Record<number, number> = { 1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3 };

/** Six activities with their filters and greatest number of persons. */
const ACTIVITIES: { filters: number[]; personsMax: number }[] = [
  { filters: [1, 4], personsMax: 10 },
  { filters: [1, 2, 4, 5], personsMax: 20 },
  { filters: [2, 5], personsMax: 20 },
  { filters: [3, 4, 6], personsMax: 40 },
  { filters: [], personsMax: 40 },
  { filters: [1, 6], personsMax: 5 },
];

function counts(filter: SearchFilter): FilterCount[] {
  const search = createEngine();
  search.upsert(ACTIVITIES.map((activity, index): SearchRecord => ({ ...PLAIN, id: index + 1, title: "Uitje", ...activity })));
  const filters = Object.entries(GROUPS).map(([id, group]) => ({ id: Number(id), group, name: "" }));
  search.describe(1, { language: "nl", kinds: [], cities: [], filters });
  return search.search(1, filter, { page: 1, limit: 2 }).filterCounts;
}

/** Counts by the rule of the specification: the same search without the filter's own group, and with the filter. */
function byTheRule(selected: number[], persons: number): FilterCount[] {
  return Object.entries(GROUPS).map(([id, group]) => {
    const others = selected.filter((other) => GROUPS[other] !== group);
    const isFound = (carried: number[]) =>
      [...new Set(others.map((other) => GROUPS[other]))].every((other) =>
        others.some((one) => GROUPS[one] === other && carried.includes(one)),
      );
    const found = ACTIVITIES.filter(({ filters, personsMax }) => personsMax >= persons && isFound(filters) && filters.includes(Number(id)));
    return { filterId: Number(id), count: found.length };
  });
}

test("without a search every filter counts its activities, or 0", () => {
  expect(counts({}).map(({ count }) => count)).toEqual([3, 2, 1, 3, 2, 2]);
  expect(counts({ personCount: 30 }).map(({ count }) => count)).toEqual([0, 0, 1, 1, 0, 1]);
});

test("a chosen filter leaves the counts of its own group as they were", () => {
  expect(counts({ filters: [1] }).map(({ count }) => count)).toEqual([3, 2, 1, 2, 1, 1]);
});

test("for every choice of filters the counts are those of a search without the own group", () => {
  const ids = Object.keys(GROUPS).map(Number);
  for (let choice = 0; choice < 2 ** ids.length; choice += 1) {
    const selected = ids.filter((_, index) => choice & (1 << index));
    for (const persons of [1, 15, 30]) expect(counts({ filters: selected, personCount: persons })).toEqual(byTheRule(selected, persons));
  }
});
