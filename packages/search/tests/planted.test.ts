import { afterEach, expect, test, vi } from "vitest";
import { createEngine } from "../engine.ts";
import type * as Facets from "../facets.ts";
import type * as Checkpoints from "../paging/checkpoints.ts";
import type { SearchResult } from "../search.ts";
import type * as OpenTextIndex from "../text-index/open-text-index.ts";
import { firstDifference, type Difference, type OpenEngine } from "./first-difference.ts";
import { scenarioSizes } from "./scenario-sizes.ts";
import { randomScenario } from "./random-scenario.ts";
import type { Step } from "./step.ts";

afterEach(() => vi.resetModules());

/** The engine with exports of one module replaced by those that `plant` returns. */
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

/** The first failing step with both answers; null if the fault is not detected. */
function detect(open: OpenEngine): (Difference & { step: Step | undefined }) | null {
  for (const [seed, size] of scenarioSizes(14, { changes: 8, searches: 10 }).entries()) {
    const scenario = randomScenario(seed, size);
    const difference = firstDifference(scenario, open);
    if (difference) return { step: scenario[difference.at], ...difference };
  }
  return null;
}

function answer(result: Difference["engine"] | undefined): Partial<SearchResult> {
  return typeof result === "object" ? result : {};
}

test("the unchanged engine has no differences", { timeout: 120_000 }, () => {
  expect(detect(createEngine)).toBeNull();
});

test("counting filters with their own group is detected", async () => {
  const open = await engineWith<typeof Facets>("../facets.ts", ({ countFilters }) => ({
    countFilters: (index) => countFilters(index, []),
  }));
  const { engine, oracle } = detect(open) ?? {};
  expect(engine).not.toEqual(oracle);
  expect(engine).toEqual({ ...answer(oracle), filterCounts: answer(engine).filterCounts });
});

test("a changed text that is not indexed again is detected", async () => {
  const open = await engineWith<typeof OpenTextIndex>("../text-index/open-text-index.ts", ({ openTextIndex }) => ({
    openTextIndex(language, liveSlots) {
      const index = openTextIndex(language, liveSlots);
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
  expect(detect(open)?.step).toMatchObject({ filter: { genericSearchQuery: expect.any(String) } });
});

test("a page that begins one position too far after a checkpoint is detected", async () => {
  const open = await engineWith<typeof Checkpoints>("../paging/checkpoints.ts", ({ createCheckpoints }) => ({
    createCheckpoints(matches, order) {
      const checkpoints = createCheckpoints(matches, order);
      return { ...checkpoints, positionAt: (rank) => checkpoints.positionAt(rank + 1) };
    },
  }));
  const { engine, oracle } = detect(open) ?? {};
  expect(engine).not.toEqual(oracle);
  expect(engine).toEqual({ ...answer(oracle), ids: answer(engine).ids, next: answer(engine).next });
});
