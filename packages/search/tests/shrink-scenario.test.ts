import { expect, test } from "vitest";
import { asTest } from "./as-test.ts";
import { randomScenario } from "./random-scenario.ts";
import { shrinkScenario } from "./shrink-scenario.ts";
import type { Step } from "./step.ts";

/** Simulates a fault: fails when a search for two filters follows an activity in Europe. */
function fails(scenario: readonly Step[]): boolean {
  const added = scenario.findIndex((step) => step.step === "upsert" && step.records.some(({ reach }) => reach === "EUROPE"));
  return added >= 0 && scenario.slice(added).some((step) => step.step === "search" && (step.filter.filters?.length ?? 0) >= 2);
}

test("a failing scenario is shrunk as far as possible", () => {
  const scenario = randomScenario(5, { activities: 100, changes: 10, searches: 20 });
  expect(fails(scenario)).toBe(true);
  const [upsert, search, ...others] = shrinkScenario(scenario, fails);
  expect(others).toEqual([]);
  expect(upsert).toMatchObject({ step: "upsert", records: [{ reach: "EUROPE", title: "", cities: [], filters: [] }] });
  expect(search).toMatchObject({
    step: "search",
    filter: { filters: [expect.any(Number), expect.any(Number)] },
    page: { page: 1, limit: 1 },
  });
});

test("a shrunk scenario is printed as a test", () => {
  const scenario: Step[] = [{ step: "search", platform: 1, filter: { filters: [7] }, page: { page: 1, limit: 1 } }];
  const printed = asTest(scenario, {
    at: 0,
    engine: "RangeError: 7",
    oracle: { ids: [], total: 0, filterCounts: [], seed: 0, next: null, relaxations: [] },
  });
  expect(printed.split("\n")).toEqual([
    'test("the engine answers as the oracle does: …", () => {',
    "  const scenario: Step[] = [",
    '    { step: "search", platform: 1, filter: { filters: [7] }, page: { page: 1, limit: 1 } },',
    "  ];",
    "  // oracle: { ids: [], total: 0, filterCounts: [], seed: 0, next: null, relaxations: [] }",
    "  // engine: RangeError: 7",
    "  expect(firstDifference(scenario)).toBeNull();",
    "});",
  ]);
});
