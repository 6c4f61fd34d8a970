import { afterAll, beforeAll, expect, test } from "vitest";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addFilterGroup } from "../../tests/support/fixtures.ts";
import { filterQueryOf } from "./filter-query-of.ts";
import { findActivities } from "./find-activities.server.ts";
import { emptySearch, type SearchState } from "./search-state.ts";
import { keepsText, waysOut, type WayOut } from "./ways-out.ts";

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

async function ways(asked: Partial<SearchState>): Promise<WayOut[]> {
  const state = { ...emptySearch, ...asked };
  const list = await findActivities(catalogue, nl, {
    filterQuery: filterQueryOf(state, { brandId: nl.id, now: new Date() }),
    page: 1,
    limit: 15,
  });
  if ("kind" in list) throw new Error("What the overview asks is invalid.");
  expect(list.total).toBe(0);
  return waysOut(state, list.relaxations);
}

/** What a way leads to is what it promises. */
async function expectTotals(found: readonly WayOut[]): Promise<void> {
  for (const { state, total } of found) {
    const filterQuery = filterQueryOf(state, { brandId: nl.id, now: new Date() });
    expect(await findActivities(catalogue, nl, { filterQuery, page: 1, limit: 15 })).toMatchObject({ total });
  }
}

test("a search that finds nothing says what letting go of each chip would find, the most first", async () => {
  const one = await ways({ filters: [active], query: "Linge", persons: 300 });
  expect(one.map(({ letGo, total }) => [letGo[0]?.chip.kind, total])).toEqual([["persons", 2]]);
  const [first, ...others] = await ways({ filters: [active], persons: 300, page: 1 });
  expect(first).toMatchObject({ letGo: [{ chip: { kind: "persons" } }], total: 2, state: { filters: [active], persons: null, page: 1 } });
  expect(others.map(({ letGo, total }) => [letGo[0]?.chip.kind, total])).toEqual([["filter", 1]]);
  await expectTotals([...one, ...others]);
});

test("of a text one word may go, and everything else that was asked stays", async () => {
  const found = await ways({ filters: [active], query: "Kanoën zeppelin" });
  expect(found.map(({ letGo, total }) => [letGo[0]?.chip.kind, letGo[0]?.word, total])).toEqual([["query", "zeppelin", 1]]);
  expect(found[0]?.state).toMatchObject({ filters: [active], query: "Kanoën" });
  await expectTotals(found);
});

test("where nothing is indoors, letting go of that may find something", async () => {
  const found = await ways({ query: "Linge", indoorOutdoor: ["INDOOR"] });
  expect(found.map(({ letGo, state, total }) => [letGo[0]?.chip, state.indoorOutdoor, total])).toEqual([
    [{ kind: "indoorOutdoor", side: "INDOOR" }, [], 2],
  ]);
});

test("with a single chip there is only 'clear all', or a word less", async () => {
  expect(await ways({ query: "zeppelin" })).toEqual([]);
  expect((await ways({ query: "zeppelin pubquiz" })).map(({ letGo, total }) => [letGo[0]?.word, total])).toEqual([["zeppelin", 1]]);
});

test("where one thing less is no help, two may go, unless nothing would be asked any more", async () => {
  const found = await ways({ filters: [active], query: "zeppelin", persons: 300 });
  expect(found.map(({ letGo, total }) => [...letGo.map(({ chip }) => chip.kind), total])).toEqual(
    [
      ["filter", "query", 1],
      ["query", "persons", 2],
    ].toReversed(),
  );
  await expectTotals(found);
  expect(await ways({ query: "zeppelin", persons: 900 })).toEqual([]);
});

test("two may go beside one, where that finds clearly more, and the words stay", async () => {
  await addActivity(db, { title: "Kanoën voor velen", persons_min: 2, persons_max: 400 });
  await addActivity(db, { title: "Kanoën op de Vecht", persons_min: 2, persons_max: 10 });
  await catalogue.refresh();
  const found = await ways({ filters: [active], query: "kanoen", persons: 300 });
  expect(found.map(({ letGo, total }) => [...letGo.map(({ chip }) => chip.kind), total])).toEqual([
    ["filter", 1],
    ["persons", 1],
    ["filter", "persons", 3],
  ]);
  expect(found.every(keepsText)).toBe(true);
  await expectTotals(found);
});

test("a word that nothing has may be asked by a part of it", async () => {
  const found = await ways({ query: "quizwandeling" });
  expect(found.map(({ instead, total, state }) => [instead, total, state.query])).toEqual([["quiz", 1, "quiz"]]);
  expect(found.some(keepsText)).toBe(false);
  await expectTotals(found);
});
