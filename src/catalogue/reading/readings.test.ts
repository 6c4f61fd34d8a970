import { afterAll, beforeAll, expect, test } from "vitest";
import { testCatalogue } from "../../../tests/support/catalogue.ts";
import { addActivity, addEvent, addFilterGroup, addOrganisation } from "../../../tests/support/fixtures.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

let shown: number;
let other: number;
let filter: number;
let organisation: number;
beforeAll(async () => {
  const group = await addFilterGroup(db, { filters: ["Rustig"] });
  filter = group.filters[0] ?? 0;
  organisation = await addOrganisation(db, { name: "De Roeiers" });
  shown = await addActivity(db, { title: "Kanoën", slug: "kanoen", filters: [filter], organisation_id: organisation });
  other = await addActivity(db, { title: "Boogschieten", slug: "boogschieten" });
  await catalogue.refresh();
});

const ALL = { page: 1, limit: 10 };
const change = async (id: number, values: { title?: string; description?: string; persons_min?: number }) => {
  await db.updateTable("activity").set(values).where("id", "=", id).execute();
  await catalogue.refresh();
};
/** A list of one text with what it shows. */
const readList = () => catalogue.read(async () => catalogue.documents(catalogue.search(1, { genericSearchQuery: "kanoen" }, ALL).ids));

test("what was read stands until an activity that was shown changes, whatever changes of others", async () => {
  const { result, isCurrent } = await readList();
  expect([result.map(({ id }) => id), isCurrent()]).toEqual([[shown], true]);
  await change(other, { description: "Met pijlen." });
  expect(isCurrent()).toBe(true);
  await change(shown, { description: "Op de Vecht." });
  expect(isCurrent()).toBe(false);
});

test("an activity that joins or leaves a list makes the list another", async () => {
  const { isCurrent } = await readList();
  await change(other, { title: "Boogschieten uit de kanoen" });
  expect(isCurrent()).toBe(false);
  const again = await readList();
  await change(other, { title: "Boogschieten" });
  expect([again.result.length, again.isCurrent()]).toEqual([2, false]);
});

test("counts, totals, addresses and sections are asked again, each on its own", async () => {
  const reads = {
    count: await catalogue.read(async () => catalogue.count(1, { personCount: 4 })),
    address: await catalogue.read(async () => catalogue.activityIdOf(1, "boogschieten")),
    banners: await catalogue.read(async () => catalogue.directory(1).banners),
    filters: await catalogue.read(async () => catalogue.directory(1).filterGroups),
  };
  const changed = () =>
    Object.entries(reads)
      .filter(([, { isCurrent }]) => !isCurrent())
      .map(([name]) => name);
  expect(changed()).toEqual([]);
  await change(other, { persons_min: 20 });
  expect(changed()).toEqual(["count"]);
  await db.updateTable("activity").set({ slug: "pijl-en-boog" }).where("id", "=", other).execute();
  await catalogue.refresh();
  expect(changed()).toEqual(["count", "address"]);
  await db.updateTable("filter").set({ name: "Kalm" }).where("id", "=", filter).execute();
  await catalogue.refresh();
  expect(changed()).toEqual(["count", "address", "filters"]);
});

test("an activity shows the names of its filters and organisation: when one changes, so does what shows it", async () => {
  const detail = () => catalogue.read(() => catalogue.documents([shown]));
  const one = await detail();
  await db.updateTable("filter").set({ name: "Stil" }).where("id", "=", filter).execute();
  await catalogue.refresh();
  const two = await detail();
  await db.updateTable("organisation").set({ name: "De Peddelaars" }).where("id", "=", organisation).execute();
  await catalogue.refresh();
  expect([one.isCurrent(), two.isCurrent(), (await detail()).result[0]?.organisation?.name]).toEqual([false, false, "De Peddelaars"]);
});

test("what is read by SQL stands while activities change, and no longer than until an event does", async () => {
  const { isCurrent } = await catalogue.read(() => catalogue.db.selectFrom("event").select("id").execute());
  await change(other, { description: "Met boog." });
  expect(isCurrent()).toBe(true);
  await addEvent(db, { title: "Open dag" });
  await catalogue.refresh();
  expect(isCurrent()).toBe(false);
});

test("a change during the reading is noticed afterwards, and what is done apart is no part of it", async () => {
  const during = await catalogue.read(async () => {
    const documents = await catalogue.documents([shown]);
    await change(shown, { description: "Op de Linge." });
    return documents;
  });
  expect(during.isCurrent()).toBe(false);
  const apart = await catalogue.read(async () => catalogue.apart(() => catalogue.count(1, {})));
  await addActivity(db, { title: "Suppen" });
  await catalogue.refresh();
  expect(apart.isCurrent()).toBe(true);
});

test("who keeps something of their own is asked each time", async () => {
  let stands = true;
  const { isCurrent } = await catalogue.read(async () => catalogue.note(() => stands));
  expect(isCurrent()).toBe(true);
  stands = false;
  expect(isCurrent()).toBe(false);
});
