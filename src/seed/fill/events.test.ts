import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nl } from "../../../content/brands/nl.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { readBrandContent, type BrandContent } from "../content/brand-content.ts";
import { eventEntry } from "../content/entries.ts";
import { readGazetteer } from "../content/gazetteer.ts";
import { fillEvents } from "./events.ts";
import { fillPlaces } from "./places.ts";
import { fillPlatforms } from "./platforms.ts";

const CONTENT_FOLDER = join(import.meta.dirname, "../../../content");
const LATE_IN_THE_EVENING = new Date("2027-03-26T23:30:00Z");
let database: OpenDatabase;
let content: BrandContent;

beforeAll(async () => {
  database = await testDatabase();
  await fillPlatforms(database.db, [nl]);
  await fillPlaces(database.db, nl, await readGazetteer(join(CONTENT_FOLDER, "places")));
  content = await readBrandContent(join(CONTENT_FOLDER, "starter"), nl.key);
});
afterAll(() => database.close());

test("the date of an event is relative to the date of seeding, in the brand's time zone with summer time", async () => {
  const market = {
    title: "Kinderboekenmarkt op de kade",
    place: "Deventer",
    days_from_seeding: 1,
    days_long: 1,
    start_time: "10:00",
    end_time: "17:00",
  };
  const events = [eventEntry.parse({ ...market, pictures: ["museum-1"], description: "Kramen vol boeken." })];
  await fillEvents(database.db, nl, { ...content, events, now: LATE_IN_THE_EVENING });

  const row = await database.db
    .selectFrom("event")
    .innerJoin("city", "city.id", "event.city_id")
    .select(["event.id", "start_date", "end_date", "city.name", "active"])
    .where("title", "=", market.title)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: "Deventer", active: true });
  // In Amsterdam it is already the 27th; summer time begins on the 28th.
  expect(row.start_date.toISOString()).toBe("2027-03-28T08:00:00.000Z");
  expect(row.end_date?.toISOString()).toBe("2027-03-29T15:00:00.000Z");

  const media = await database.db.selectFrom("media").select(["url", "index"]).where("event_id", "=", row.id).execute();
  expect(media).toEqual([{ url: "/static/scenes/museum-1.svg", index: 0 }]);
});

test("an existing event is not added again, also on another day", async () => {
  const again = [
    eventEntry.parse({
      title: "Zomerfeest",
      days_from_seeding: 3,
      start_time: "12:00",
      pictures: ["circus-2"],
      description: "Feest.",
    }),
  ];
  expect(await fillEvents(database.db, nl, { ...content, events: again, now: new Date("2027-06-01T10:00:00Z") })).toBe(1);
  expect(await fillEvents(database.db, nl, { ...content, events: again, now: new Date("2027-06-09T10:00:00Z") })).toBe(0);
});
