import { afterAll, beforeAll, expect, test } from "vitest";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity } from "../../tests/support/fixtures.ts";
import { filterQueryOf } from "./filter-query-of.ts";
import { filterFromUrl, filterToUrl } from "./filter-url.ts";
import { findActivities } from "./find-activities.server.ts";
import { periodNow } from "./rotation.ts";
import { emptySearch } from "./search-state.ts";

const NOW = new Date("2027-03-01T12:30:00Z");

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

beforeAll(async () => {
  for (let number = 1; number <= 60; number += 1) await addActivity(db, { title: `Uitje ${number}` });
  await catalogue.refresh();
});

/** The activities of an overview page, and the cursor of the next page. */
async function pageAt(query: string): Promise<{ ids: number[]; next: string | null }> {
  const state = filterFromUrl(new URLSearchParams(query));
  const filterQuery = filterQueryOf(state, { brandId: nl.id, now: NOW });
  const list = await findActivities(catalogue, nl, { filterQuery, page: state.page, limit: 15, now: NOW });
  if ("kind" in list) throw new Error("The query is invalid.");
  return { ids: list.activities.map(({ id }) => id), next: list.next };
}

async function shownAt(query: string): Promise<number[]> {
  return (await pageAt(query)).ids;
}

function nextPage(page: number, after: string | null): string {
  return filterToUrl({ ...emptySearch, page, period: periodNow(NOW), after });
}

test("while activities are added and deleted, a visitor who pages on sees each remaining one once", async () => {
  const before = [...(await shownAt("")), ...(await shownAt("pagina=2")), ...(await shownAt("pagina=3")), ...(await shownAt("pagina=4"))];
  const { ids: first, next } = await pageAt("");
  const deleted = [first[2], first.at(-1)].filter((id) => id !== undefined);

  await db.deleteFrom("activity").where("id", "in", deleted).execute();
  const added: number[] = [];
  for (let number = 61; number <= 66; number += 1) added.push(await addActivity(db, { title: `Uitje ${number}` }));
  await catalogue.refresh();

  const shown = [first];
  let after = next;
  for (let page = 2; page <= 5; page += 1) {
    const { ids, next } = await pageAt(nextPage(page, after));
    shown.push(ids);
    after = next;
  }
  expect(shown.flat().filter((id) => !added.includes(id))).toEqual(before);
  expect(new Set(shown.flat()).size).toBe(shown.flat().length);
});
