import { expect, test } from "vitest";
import { asTest } from "./as-test.ts";
import { randomStory } from "./random-story.ts";
import { smallestStory } from "./smallest-story.ts";
import type { Step } from "./step.ts";

/** As a mistake with two filters at once would: an activity in Europe, and a later search for two filters. */
function fails(story: readonly Step[]): boolean {
  const added = story.findIndex((step) => step.step === "upsert" && step.records.some(({ reach }) => reach === "EUROPE"));
  return added >= 0 && story.slice(added).some((step) => step.step === "search" && (step.filter.filters?.length ?? 0) >= 2);
}

test("a story that fails is made as small as it can be", () => {
  const story = randomStory(5, { activities: 100, changes: 10, searches: 20 });
  expect(fails(story)).toBe(true);
  const [upsert, search, ...others] = smallestStory(story, fails);
  expect(others).toEqual([]);
  expect(upsert).toMatchObject({ step: "upsert", records: [{ reach: "EUROPE", title: "", cities: [], filters: [] }] });
  expect(search).toMatchObject({
    step: "search",
    filter: { filters: [expect.any(Number), expect.any(Number)] },
    page: { page: 1, limit: 1 },
  });
});

test("what is left is printed as a test", () => {
  const story: Step[] = [{ step: "search", platform: 1, filter: { filters: [7] }, page: { page: 1, limit: 1 } }];
  const printed = asTest(story, {
    at: 0,
    engine: "RangeError: 7",
    oracle: { ids: [], total: 0, filterCounts: [], seed: 0, next: null, relaxations: [] },
  });
  expect(printed.split("\n")).toEqual([
    'test("the engine answers as the oracle does: …", () => {',
    "  const story: Step[] = [",
    '    { step: "search", platform: 1, filter: { filters: [7] }, page: { page: 1, limit: 1 } },',
    "  ];",
    "  // oracle: { ids: [], total: 0, filterCounts: [], seed: 0, next: null, relaxations: [] }",
    "  // engine: RangeError: 7",
    "  expect(firstDifference(story)).toBeNull();",
    "});",
  ]);
});
