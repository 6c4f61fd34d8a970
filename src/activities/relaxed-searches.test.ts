import { afterAll, beforeAll, expect, test } from "vitest";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addFilterGroup } from "../../tests/support/fixtures.ts";
import { filterQueryOf } from "./filter-query-of.ts";
import { findActivities } from "./find-activities.server.ts";
import { emptySearch, type SearchState } from "./search-state.ts";
import { keepsText, relaxedSearches, type RelaxedSearch } from "./relaxed-searches.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

let active = 0;

beforeAll(async () => {
  const { filters } = await addFilterGroup(db, { name: "Soort uitje", filters: ["Actief"] });
  [active = 0] = filters;
  await addActivity(db, { title: "Kanoën op de Linge", filters, persons_min: 2, persons_max: 10 });
  await addActivity(db, { title: "Klimmen aan de Linge", filters, persons_min: 2, persons_max: 10 });
  await addActivity(db, { title: "Pubquiz", persons_min: 2, persons_max: 400 });
  await catalogue.refresh();
});

async function relaxedFor(search: Partial<SearchState>): Promise<RelaxedSearch[]> {
  const state = { ...emptySearch, ...search };
  const list = await findActivities(catalogue, nl, {
    filterQuery: filterQueryOf(state, { brandId: nl.id, now: new Date() }),
    page: 1,
    limit: 15,
  });
  if ("kind" in list) throw new Error("The query of the overview is invalid.");
  expect(list.total).toBe(0);
  return relaxedSearches(state, list.relaxations);
}

/** Every relaxed search has the number of results that it announces. */
async function expectTotals(found: readonly RelaxedSearch[]): Promise<void> {
  for (const { state, total } of found) {
    const filterQuery = filterQueryOf(state, { brandId: nl.id, now: new Date() });
    expect(await findActivities(catalogue, nl, { filterQuery, page: 1, limit: 15 })).toMatchObject({ total });
  }
}

test("a search without results offers the search without each chip, most results first", async () => {
  const one = await relaxedFor({ filters: [active], query: "Linge", persons: 300 });
  expect(one.map(({ dropped, total }) => [dropped[0]?.chip.kind, total])).toEqual([["persons", 2]]);
  const [first, ...others] = await relaxedFor({ filters: [active], persons: 300, page: 1 });
  expect(first).toMatchObject({ dropped: [{ chip: { kind: "persons" } }], total: 2, state: { filters: [active], persons: null, page: 1 } });
  expect(others.map(({ dropped, total }) => [dropped[0]?.chip.kind, total])).toEqual([["filter", 1]]);
  await expectTotals([...one, ...others]);
});

test("one word of a text may be dropped, and all other conditions stay", async () => {
  const found = await relaxedFor({ filters: [active], query: "Kanoën zeppelin" });
  expect(found.map(({ dropped, total }) => [dropped[0]?.chip.kind, dropped[0]?.word, total])).toEqual([["query", "zeppelin", 1]]);
  expect(found[0]?.state).toMatchObject({ filters: [active], query: "Kanoën" });
  await expectTotals(found);
});

test("when nothing is indoors, the indoor condition may be dropped", async () => {
  const found = await relaxedFor({ query: "Linge", indoorOutdoor: ["INDOOR"] });
  expect(found.map(({ dropped, state, total }) => [dropped[0]?.chip, state.indoorOutdoor, total])).toEqual([
    [{ kind: "indoorOutdoor", side: "INDOOR" }, [], 2],
  ]);
});

test("with a single chip only one of its words may be dropped", async () => {
  expect(await relaxedFor({ query: "zeppelin" })).toEqual([]);
  expect((await relaxedFor({ query: "zeppelin pubquiz" })).map(({ dropped, total }) => [dropped[0]?.word, total])).toEqual([
    ["zeppelin", 1],
  ]);
});

test("when one condition less does not help, two are dropped, unless no condition would remain", async () => {
  const found = await relaxedFor({ filters: [active], query: "zeppelin", persons: 300 });
  expect(found.map(({ dropped, total }) => [...dropped.map(({ chip }) => chip.kind), total])).toEqual(
    [
      ["filter", "query", 1],
      ["query", "persons", 2],
    ].toReversed(),
  );
  await expectTotals(found);
  expect(await relaxedFor({ query: "zeppelin", persons: 900 })).toEqual([]);
});

test("dropping two is offered beside dropping one when it finds clearly more, and the words stay", async () => {
  await addActivity(db, { title: "Kanoën voor velen", persons_min: 2, persons_max: 400 });
  await addActivity(db, { title: "Kanoën op de Vecht", persons_min: 2, persons_max: 10 });
  await catalogue.refresh();
  const found = await relaxedFor({ filters: [active], query: "kanoen", persons: 300 });
  expect(found.map(({ dropped, total }) => [...dropped.map(({ chip }) => chip.kind), total])).toEqual([
    ["filter", 1],
    ["persons", 1],
    ["filter", "persons", 3],
  ]);
  expect(found.every(keepsText)).toBe(true);
  await expectTotals(found);
});

test("a word without results may be replaced by a part of it", async () => {
  const found = await relaxedFor({ query: "quizwandeling" });
  expect(found.map(({ instead, total, state }) => [instead, total, state.query])).toEqual([["quiz", 1, "quiz"]]);
  expect(found.some(keepsText)).toBe(false);
  await expectTotals(found);
});
