import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { agreementOf } from "../../../packages/search/bench/agreement.ts";
import { readCatalogue, type BenchCatalogue } from "../../../packages/search/bench/catalogue.ts";
import type { Contestant } from "../../../packages/search/bench/contestant.ts";
import { contestantKeys, contestants } from "../../../packages/search/bench/contestants/contestants.ts";
import { measureKind } from "../../../packages/search/bench/measure.ts";
import { queryKinds, queriesOf, type QueryKind } from "../../../packages/search/bench/query-kinds.ts";
import { summaryOf } from "../../../packages/search/bench/summary.ts";

const COUNT = 5_000;
const BUDGET = { queries: 12, milliseconds: 60_000 };

let catalogue: BenchCatalogue;
const all: Contestant[] = [];

beforeAll(async () => {
  catalogue = await readCatalogue(join(import.meta.dirname, "../../../content"));
  for (const key of contestantKeys) all.push(await contestants[key].make(catalogue, COUNT));
}, 180_000);
afterAll(async () => {
  for (const { close } of all) await close?.();
});

test("an activity is identical in catalogues of any size", () => {
  const [first, second] = catalogue.records(2);
  expect([first, second]).toEqual([catalogue.record(1), catalogue.record(2)]);
  expect(second?.title).not.toBe(first?.title);
});

test.each(queryKinds)("all queries differ, and every run has the same ones: %s", (kind) => {
  const queries = () => [...queriesOf(kind, { catalogue, count: COUNT }).take(200)].map((query) => JSON.stringify(query));
  expect(new Set(queries()).size).toBe(200);
  expect(queries()).toEqual(queries());
});

test.each(queryKinds)("the alternatives find the same number of activities and the same filter counts: %s", async (kind) => {
  const [ours, ...others] = await Promise.all(
    all.filter(({ unsupported }) => unsupported[kind] === undefined).map((one) => run(one, kind)),
  );
  if (!ours) throw new Error("Our engine supports every query.");
  expect(ours.emptyAnswers).toBeLessThan(BUDGET.queries);
  for (const theirs of others) expect(agreementOf(ours, theirs)).toEqual({ compared: BUDGET.queries, different: 0 });
});

test("an activity takes at most 265 bytes, not counting vocabulary and places", () => {
  const sections = [...(all[0]?.save?.() ?? [])].filter(
    ([name]) => !/\/text\/(terms|byStem|byPart|addresses)|\/places\/cities\//.test(name),
  );
  const bytes = sections.reduce((sum, [, section]) => sum + section.byteLength, 0);
  expect(bytes / COUNT).toBeGreaterThan(200);
  expect(bytes / COUNT).toBeLessThan(265);
});

test.each(["filtersAndProvince", "threeGroups"] as const)("we are faster: %s", async (kind) => {
  const medians: number[] = [];
  for (const one of all.filter(({ unsupported }) => unsupported[kind] === undefined)) {
    medians.push(summaryOf((await run(one, kind)).times_ms)?.p50_ms ?? 0);
  }
  const [ours = Infinity, ...others] = medians;
  expect(others).toHaveLength(3);
  expect(Math.min(...others) / ours).toBeGreaterThan(1);
});

function run(contestant: Contestant, kind: QueryKind) {
  return measureKind(contestant, kind, { catalogue, count: COUNT, budget: BUDGET });
}
