import { afterAll, expect, test } from "vitest";
import { kids } from "../../content/brands/kids.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addEvent } from "../../tests/support/fixtures.ts";
import { findEventDays } from "./find-event-days.server.ts";

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

const MAY = { from: "2090-05-01", to: "2090-05-31" };
const daysIn = async (between: { from: string; to: string }, genericSearchQuery?: string) =>
  [...(await findEventDays(catalogue, kids, { filterQuery: { genericSearchQuery }, between }))].map((day) => Number(day.slice(-2)));

await addEvent(db, { title: "Avond", start_date: "2090-05-03T18:00:00Z", end_date: "2090-05-03T23:30:00Z" });
await addEvent(db, { title: "Kamp", start_date: "2090-05-10T08:00:00Z", end_date: "2090-05-12T15:00:00Z" });
await addEvent(db, { title: "Kermis", start_date: "2090-04-28T08:00:00Z", end_date: "2090-05-01T20:00:00Z" });
await addEvent(db, { title: "Zomer", start_date: "2090-05-30T08:00:00Z", end_date: "2090-07-01T20:00:00Z" });
await addEvent(db, { title: "Geheim", start_date: "2090-05-20T08:00:00Z", active: false });

test("an event marks each day from its first to its last; a night belongs to the day before it", async () => {
  expect(await daysIn(MAY)).toEqual([1, 3, 10, 11, 12, 30, 31]);
});

test("a search marks only the days of the events it finds", async () => {
  expect(await daysIn(MAY, "kamp")).toEqual([10, 11, 12]);
});

test("an event that is longer than the range marks every day of it", async () => {
  expect(await daysIn({ from: "2090-06-01", to: "2090-06-30" })).toHaveLength(30);
});
