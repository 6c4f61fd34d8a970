import { afterEach, expect, test, vi } from "vitest";
import type * as Facets from "../../src/search/facets.ts";
import type * as Checkpoints from "../../src/search/paging/checkpoints.ts";
import type { SearchEngine } from "../../src/search/search.ts";
import type * as OpenTextIndex from "../../src/search/text-index/open-text-index.ts";
import { agreementOf } from "./agreement.ts";
import { plots } from "./plots.ts";

afterEach(() => vi.resetModules());

/** The engine with one of its parts replaced by what `plant` makes of it. */
async function engineWith<Part extends object>(part: string, plant: (part: Part) => Partial<Part>): Promise<() => SearchEngine> {
  vi.doMock(part, async (original: () => Promise<Part>) => {
    const whole = await original();
    return { ...whole, ...plant(whole) };
  });
  vi.resetModules();
  const { createEngine } = await import("../../src/search/engine.ts");
  vi.doUnmock(part);
  return createEngine;
}

/** What is printed of the first search that went wrong; null when none did. */
function noticed(open: () => SearchEngine): string | null {
  return agreementOf(plots(12, { changes: 6, searches: 10 }), { seed: 1, open }).difference;
}

test("the engine by itself makes none of these mistakes", () => {
  expect(agreementOf(plots(12, { changes: 6, searches: 10 }), { seed: 1 }).difference).toBeNull();
});

test("filters that are counted without leaving their own group out are noticed", async () => {
  const open = await engineWith<typeof Facets>("../../src/search/facets.ts", ({ countFilters }) => ({
    countFilters: (shelf) => countFilters(shelf, []),
  }));
  expect(noticed(open)).toContain("filterCounts");
});

test("a text that stays what it was when it changes is noticed", async () => {
  const open = await engineWith<typeof OpenTextIndex>("../../src/search/text-index/open-text-index.ts", ({ openTextIndex }) => ({
    openTextIndex(language, alive) {
      const index = openTextIndex(language, alive);
      const put = new Set<number>();
      return {
        ...index,
        put(slot, texts) {
          if (!put.has(slot)) index.put(slot, texts);
          put.add(slot);
        },
        drop(slot) {
          index.drop(slot);
          put.delete(slot);
        },
      };
    },
  }));
  expect(noticed(open)).toContain("genericSearchQuery");
});

test("a page that begins one too far behind a checkpoint is noticed", async () => {
  const open = await engineWith<typeof Checkpoints>("../../src/search/paging/checkpoints.ts", ({ createCheckpoints }) => ({
    createCheckpoints(matches, order) {
      const checkpoints = createCheckpoints(matches, order);
      return { ...checkpoints, positionAt: (rank) => checkpoints.positionAt(rank + 1) };
    },
  }));
  expect(noticed(open)).toMatch(/page: \{ page: \d+/);
});
