import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCatalogue } from "../../../tests/support/catalogue.ts";
import { addActivity, addPlatform } from "../../../tests/support/fixtures.ts";

const ACTIVITIES = 1_200;
/** Activities per iteration of the event loop (`inSlices`). */
const AT_ONCE = 100;

const { db, catalogue, close } = await testCatalogue();
beforeAll(async () => {
  await addPlatform(db, 1);
  const template = await addActivity(db, { title: "Kanoën" });
  await db.deleteFrom("activity").where("id", "=", template).execute();
  const rows = Array.from({ length: ACTIVITIES }, (_, number) => ({
    ...{ platform_id: 1, approved: true, status: "ACTIVE" as const, slug: `kano-${number}`, title: `Kanotocht ${number}` },
    ...{ company_name: "De Roeiers", description: "Een dag varen.", indoor_outdoor: "OUTDOOR" as const },
  }));
  for (let from = 0; from < rows.length; from += 400) {
    await db
      .insertInto("activity")
      .values(rows.slice(from, from + 400))
      .execute();
  }
  await catalogue.refresh();
});
afterAll(close);

function found(text: string): number {
  return catalogue.search(1, { genericSearchQuery: text }, { page: 1, limit: 1 }).total;
}

test("a change of all activities is applied in small steps, and searches in between see what was applied so far", async () => {
  await db.updateTable("activity").set({ description: "Een dag knutselen." }).execute();
  const steps = [0];
  const watching = new AbortController();
  const watch = (async () => {
    while (!watching.signal.aborted) {
      const [before, after] = [found("varen"), found("knutselen")];
      expect(before + after).toBe(ACTIVITIES);
      if (after !== steps.at(-1)) steps.push(after);
      await setImmediate();
    }
  })();
  await catalogue.refresh();
  watching.abort();
  await watch;

  const largest = Math.max(...steps.slice(1).map((count, index) => count - (steps[index] ?? 0)));
  // The first slice of a batch may run in the same iteration as the last slice of the batch before.
  expect([largest <= 2 * AT_ONCE, found("knutselen")]).toEqual([true, ACTIVITIES]);
});

test("renaming a filter that every activity has reads no activity again", async () => {
  const before = catalogue.generation;
  const group = await db
    .insertInto("filter_group")
    .values({ platform_id: 1, name: "Sfeer", order: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const values = { platform_id: 1, filter_group_id: group.id, name: "Rustig", order: 1 };
  const filter = await db.insertInto("filter").values(values).returning("id").executeTakeFirstOrThrow();
  await db
    .insertInto("activity_filter")
    .columns(["activity_id", "filter_id"])
    .expression(db.selectFrom("activity").select(({ val }) => ["id", val(filter.id).as("filter_id")]))
    .execute();
  await catalogue.refresh();
  const { ids } = catalogue.search(1, {}, { page: 1, limit: 1 });
  await catalogue.documents(ids);

  const renaming = catalogue.generation;
  await db.updateTable("filter").set({ name: "Kalm" }).where("id", "=", filter.id).execute();
  await catalogue.refresh();
  expect([renaming > before, catalogue.generation - renaming]).toEqual([true, 1]);
  expect((await catalogue.documents(ids)).map(({ filters }) => filters.map(({ name }) => name))).toEqual([["Kalm"]]);
});
