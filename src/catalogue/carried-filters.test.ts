import { afterAll, expect, test } from "vitest";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity, addFilterGroup } from "../../tests/support/fixtures.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

async function foundWith(filter: number): Promise<number[]> {
  await catalogue.refresh();
  return catalogue.search(1, { filters: [filter] }, { page: 1, limit: 10 }).ids.toSorted((a, b) => a - b);
}

test("a filter for indoors applies to every indoor activity, also after the filter or the activity changes", async () => {
  const { filters } = await addFilterGroup(db, { name: "Weer", filters: ["Regenproof", "Zonnig weer"] });
  const [rainproof = 0, sunny = 0] = filters;
  const [bowling, castle] = [
    await addActivity(db, { title: "Bowlen", indoor_outdoor: "INDOOR" }),
    await addActivity(db, { title: "Kasteel", indoor_outdoor: "BOTH", filters: [rainproof, sunny] }),
  ];
  const canoe = await addActivity(db, { title: "Kanoën", indoor_outdoor: "OUTDOOR" });
  expect(await foundWith(rainproof)).toEqual([castle]);

  await db.updateTable("filter").set({ indoor_outdoor: "INDOOR" }).where("id", "=", rainproof).execute();
  expect(await foundWith(rainproof)).toEqual([bowling, castle]);
  const [document] = await catalogue.documents([bowling]);
  expect(document?.filters.map(({ name }) => name)).toEqual(["Regenproof"]);

  await db.updateTable("activity").set({ indoor_outdoor: "INDOOR" }).where("id", "=", canoe).execute();
  expect(await foundWith(rainproof)).toEqual([bowling, castle, canoe]);
  expect(await foundWith(sunny)).toEqual([castle]);

  await db.updateTable("filter").set({ indoor_outdoor: null }).where("id", "=", rainproof).execute();
  expect(await foundWith(rainproof)).toEqual([castle]);
});
