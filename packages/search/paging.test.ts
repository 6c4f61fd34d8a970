import { expect, test } from "vitest";
import { PLAIN } from "./tests/plain-activity.ts";
import { createEngine } from "./engine.ts";
import type { Search, SearchRecord } from "./search.ts";

const records = Array.from({ length: 107 }, (_, index): SearchRecord => ({ ...PLAIN, id: index * 3 + 1, title: "Uitje" }));

function searched(): Search {
  const search = createEngine();
  search.upsert(records);
  return search;
}

function pages(seed: number): number[] {
  const search = searched();
  return Array.from({ length: 8 }, (_, index) => search.search(1, { seed }, { page: index + 1, limit: 15 }).ids).flat();
}

test("the pages of one seed show each activity exactly once", () => {
  for (const seed of [0, 1, 12345, 0xffff_ffff]) {
    expect(pages(seed).toSorted((a, b) => a - b)).toEqual(records.map(({ id }) => id));
  }
});

test("another seed is another order, and the result has its seed", () => {
  expect(pages(1)).not.toEqual(pages(2));
  expect(searched().search(1, { seed: 0xffff_ffff }, { page: 1, limit: 1 }).seed).toBe(0xffff_ffff);
});

test("an added or removed activity does not change the order of the others", () => {
  const search = searched();
  const before = search.search(1, { seed: 9 }, { page: 1, limit: 100 }).ids;
  const [removed] = before;
  search.remove([removed ?? 0]);
  expect(search.search(1, { seed: 9 }, { page: 1, limit: 99 }).ids).toEqual(before.slice(1));
});

test("a page after an activity repeats and skips nothing, even when that activity was removed", () => {
  const search = searched();
  const [first, second] = [1, 2].map((page) => search.search(1, { seed: 9 }, { page, limit: 15 }).ids);
  const last = first?.at(-1) ?? 0;
  search.remove([first?.at(0) ?? 0, last]);
  expect(search.search(1, { seed: 9 }, { page: 2, limit: 15, after: { id: last } }).ids).toEqual(second);
  const byTitle = { orderBy: "title" } as const;
  expect(search.search(1, byTitle, { page: 2, limit: 15, after: { id: last } })).toEqual(search.search(1, byTitle, { page: 2, limit: 15 }));
});

test("a page past the end is empty, with the true total", () => {
  expect(searched().search(1, {}, { page: 9, limit: 15 })).toMatchObject({ ids: [], total: 107 });
});
