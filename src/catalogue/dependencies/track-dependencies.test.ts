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
/** A list of search results with their documents. */
const readList = () => catalogue.track(async () => catalogue.documents(catalogue.search(1, { genericSearchQuery: "kanoen" }, ALL).ids));

test("a list is current until an activity on it changes; other activities may change", async () => {
  const { result, isCurrent } = await readList();
  expect([result.map(({ id }) => id), isCurrent()]).toEqual([[shown], true]);
  await change(other, { description: "Met pijlen." });
  expect(isCurrent()).toBe(true);
  await change(shown, { description: "Op de Vecht." });
  expect(isCurrent()).toBe(false);
});

test("a list is outdated when an activity joins or leaves it", async () => {
  const { isCurrent } = await readList();
  await change(other, { title: "Boogschieten uit de kanoen" });
  expect(isCurrent()).toBe(false);
  const again = await readList();
  await change(other, { title: "Boogschieten" });
  expect([again.result.length, again.isCurrent()]).toEqual([2, false]);
});

test("counts, totals, addresses and sections are validated independently", async () => {
  const reads = {
    count: await catalogue.track(async () => catalogue.count(1, { personCount: 4 })),
    address: await catalogue.track(async () => catalogue.activityIdOf(1, "boogschieten")),
    banners: await catalogue.track(async () => catalogue.directory(1).banners),
    filters: await catalogue.track(async () => catalogue.directory(1).filterGroups),
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

test("an activity shows the names of its filters and organisation: it is outdated when one of them is renamed", async () => {
  const detail = () => catalogue.track(() => catalogue.documents([shown]));
  const one = await detail();
  await db.updateTable("filter").set({ name: "Stil" }).where("id", "=", filter).execute();
  await catalogue.refresh();
  const two = await detail();
  await db.updateTable("organisation").set({ name: "De Peddelaars" }).where("id", "=", organisation).execute();
  await catalogue.refresh();
  expect([one.isCurrent(), two.isCurrent(), (await detail()).result[0]?.organisation?.name]).toEqual([false, false, "De Peddelaars"]);
});

test("a result that was read by SQL is current until anything but an activity changes", async () => {
  const { isCurrent } = await catalogue.track(() => catalogue.db.selectFrom("event").select("id").execute());
  await change(other, { description: "Met boog." });
  expect(isCurrent()).toBe(true);
  await addEvent(db, { title: "Open dag" });
  await catalogue.refresh();
  expect(isCurrent()).toBe(false);
});

test("a change while the work runs outdates its result; untracked reads do not count", async () => {
  const during = await catalogue.track(async () => {
    const documents = await catalogue.documents([shown]);
    await change(shown, { description: "Op de Linge." });
    return documents;
  });
  expect(during.isCurrent()).toBe(false);
  const untracked = await catalogue.track(async () => catalogue.untracked(() => catalogue.count(1, {})));
  await addActivity(db, { title: "Suppen" });
  await catalogue.refresh();
  expect(untracked.isCurrent()).toBe(true);
});

test("a dependency that the caller adds is checked at every validation", async () => {
  let isSame = true;
  const { isCurrent } = await catalogue.track(async () => catalogue.dependOn(() => isSame));
  expect(isCurrent()).toBe(true);
  isSame = false;
  expect(isCurrent()).toBe(false);
});
