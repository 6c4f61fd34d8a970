import { afterAll, expect, test } from "vitest";
import { cardOf } from "../src/activities/card.ts";
import { brandOfKey, brands } from "../src/brands/brands.ts";
import { findEvents } from "../src/events/find-events.server.ts";
import { isDrawing } from "../src/media/is-drawing.ts";
import { testApp } from "./support/app.ts";

const { get, db, catalogue, close } = await testApp({ isFilled: true });
afterAll(close);

test("a starter activity shows at least three drawings and all of its own: no duplicates, and none that contradicts its facts", async () => {
  const rows = await db.selectFrom("activity").select("id").where("approved", "=", true).execute();
  const documents = await catalogue.documents(rows.map(({ id }) => id));
  expect(documents.length).toBeGreaterThan(880);
  const shown = documents.map((document) => ({ slug: document.slug, stored: document.media.length, shown: cardOf(document).media.length }));
  expect(shown.filter((one) => one.shown < 3 || one.shown < one.stored)).toEqual([]);
});

test("an event of the starter content shows each of its drawings once", async () => {
  const kids = brandOfKey("kids");
  const stored = await db.selectFrom("media").innerJoin("event", "event.id", "media.event_id").select("media.url").execute();
  const first = await findEvents(catalogue, kids, { page: 1, limit: 100 });
  const shown = "events" in first ? first.events.flatMap(({ media }) => media.map(({ url }) => url)) : [];
  expect(shown.toSorted()).toEqual(stored.map(({ url }) => url).toSorted());
});

test.for(brands)("a gallery of $name labels its drawings as illustrations, visibly and in alt texts", async ({ id, localHost, locale }) => {
  const { ids } = catalogue.search(id, { orderBy: "title" }, { page: 1, limit: 20 });
  const documents = await catalogue.documents(ids);
  const shown = documents.find((document) => cardOf(document).media.filter(isDrawing).length > 1);
  const html = await (await get(`/uitjes/${shown?.slug}`, localHost)).text();
  const mosaic = /<ul[^>]*data-pictures.*?<\/ul>/s.exec(html)?.[0] ?? "";
  const word = locale === "de" ? "Illustration" : "Illustratie";
  expect(mosaic.match(new RegExp(`>${word}<`, "g"))?.length).toBe(mosaic.match(/<li/g)?.length);
  expect(mosaic).toMatch(/aria-label="[^"]*\([Ii]llustrati(e|on) 1 v[ao]n \d\)"/);
});
