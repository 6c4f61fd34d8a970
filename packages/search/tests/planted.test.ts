import { afterEach, expect, test, vi } from "vitest";
import { createEngine } from "../engine.ts";
import type * as Facets from "../facets.ts";
import type * as Checkpoints from "../paging/checkpoints.ts";
import type { SearchResult } from "../search.ts";
import type * as OpenTextIndex from "../text-index/open-text-index.ts";
import { firstDifference, type Difference, type OpenEngine } from "./first-difference.ts";
import { plots } from "./plots.ts";
import { randomStory } from "./random-story.ts";
import type { Step } from "./step.ts";

afterEach(() => vi.resetModules());

/** The engine with one of its parts replaced by what `plant` makes of it. */
async function engineWith<Part extends object>(part: string, plant: (part: Part) => Partial<Part>): Promise<OpenEngine> {
  vi.doMock(part, async (original: () => Promise<Part>) => {
    const whole = await original();
    return { ...whole, ...plant(whole) };
  });
  vi.resetModules();
  const { createEngine } = await import("../engine.ts");
  vi.doUnmock(part);
  return createEngine;
}

/** The first step that went wrong, what came and what should have come. */
function noticed(open: OpenEngine): (Difference & { step: Step | undefined }) | null {
  for (const [seed, plot] of plots(14, { changes: 8, searches: 10 }).entries()) {
    const story = randomStory(seed, plot);
    const difference = firstDifference(story, open);
    if (difference) return { step: story[difference.at], ...difference };
  }
  return null;
}

function answer(result: Difference["engine"] | undefined): Partial<SearchResult> {
  return typeof result === "object" ? result : {};
}

test("the engine by itself makes none of these mistakes", { timeout: 120_000 }, () => {
  expect(noticed(createEngine)).toBeNull();
});

test("filters that are counted without leaving their own group out are noticed", async () => {
  const open = await engineWith<typeof Facets>("../facets.ts", ({ countFilters }) => ({
    countFilters: (shelf) => countFilters(shelf, []),
  }));
  const { engine, oracle } = noticed(open) ?? {};
  expect(engine).not.toEqual(oracle);
  expect(engine).toEqual({ ...answer(oracle), filterCounts: answer(engine).filterCounts });
});

test("a text that stays what it was when it changes is noticed", async () => {
  const open = await engineWith<typeof OpenTextIndex>("../text-index/open-text-index.ts", ({ openTextIndex }) => ({
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
  expect(noticed(open)?.step).toMatchObject({ filter: { genericSearchQuery: expect.any(String) } });
});

test("a page that begins one too far behind a checkpoint is noticed", async () => {
  const open = await engineWith<typeof Checkpoints>("../paging/checkpoints.ts", ({ createCheckpoints }) => ({
    createCheckpoints(matches, order) {
      const checkpoints = createCheckpoints(matches, order);
      return { ...checkpoints, positionAt: (rank) => checkpoints.positionAt(rank + 1) };
    },
  }));
  const { engine, oracle } = noticed(open) ?? {};
  expect(engine).not.toEqual(oracle);
  expect(engine).toEqual({ ...answer(oracle), ids: answer(engine).ids, next: answer(engine).next });
});
