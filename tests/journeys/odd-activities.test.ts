import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE, LONG_RUN } from "../support/daily.ts";
import type { OpenDatabase } from "../../src/database/open.ts";
import { filledServer, type FilledServer } from "../support/filled-server.ts";
import { addActivity } from "../support/fixtures.ts";
import { getRequest, sendRaw } from "../support/raw-http.ts";
import { showCurrentEvents } from "../support/screens.ts";
import { open, type VisitOptions } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const LONG = "Teamentwicklungswochenende mit Hochseilgartenklettern und Rettungshubschrauberbesichtigung am Mecklenburgischen See 2027";
/** Distinct drawings: a gallery shows none twice. */
const SCENES = ["canoe-1", "farm-golf-1", "city-walk-1", "paintball-1", "beer-1", "painting-1", "e-chopper-2", "treasure-2", "climbing-1"];
const TWELVE = [...SCENES, "archery-1", "cycling-1", "survival-1"].map((scene) => `/static/scenes/${scene}.svg`);

const visit = warmVisits();
let server: FilledServer;
let database: OpenDatabase;
beforeAll(async () => {
  server = await filledServer();
  database = server.database;
  const { db } = database;
  await addActivity(db, {
    platform: 2,
    slug: "lang",
    title: LONG,
    description: "Kurz gesagt: ein Wochenende.",
    pictures: TWELVE.slice(0, 1),
  });
  await addActivity(db, { platform: 2, slug: "ohne-bild", title: "Ohne Bild und ohne Anbieter" });
  const id = await addActivity(db, { platform: 2, slug: "zwoelf", title: "Zwölf Bilder und ein Film", pictures: TWELVE });
  await db.insertInto("media").values({ activity_id: id, url: "/static/film.mp4", type: "VIDEO", index: 12 }).execute();
});
afterAll(async () => {
  await server.stop();
});

/** The page of the new activity `slug`. */
async function pageOf(slug: string, options: VisitOptions = {}): Promise<Page> {
  const { page } = await visit("de", { ...options, port: server.port });
  // The site shows database changes within a second.
  await expect
    .poll(async () => (await sendRaw(server.port, [getRequest(`/uitjes/${slug}`, "de.localhost")])).text)
    .toMatch(/^HTTP\/1.1 200/);
  await open(page, `/uitjes/${slug}`);
  return page;
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe("a title of 120 characters", () => {
  test.each(dailyOf([320, 390, 1280], [320]))(
    "and long compounds stay within %d px, on the page and on the card",
    EVERY_CASE,
    async (width) => {
      const page = await pageOf("lang", { viewport: { width, height: 800 } });
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(LONG);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await open(page, "/uitjes?zoek=Teamentwicklungswochenende");
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    },
  );

  const EDGES = [
    [749, 45],
    [750, 70],
    [1200, 70],
    [1201, 45],
  ] as const;
  test.each(dailyOf(EDGES, EDGES.slice(0, 2)))("at %d px shows %d of them on a card", EVERY_CASE, async (width, amount) => {
    const page = await pageOf("lang", { viewport: { width, height: 800 } });
    await open(page, "/uitjes?zoek=Teamentwicklungswochenende");
    const shown = await page.getByRole("article").getByRole("heading").innerText();
    expect(shown).toBe(`${LONG.slice(0, amount)}…`);
  });
});

test("a text that fits needs no 'Mehr'", LONG_RUN, async () => {
  const page = await pageOf("lang");
  await open(page, "/uitjes?zoek=Teamentwicklungswochenende");
  const card = page.getByRole("article");
  await card.waitFor();
  const more = card.locator("summary");
  expect(await more.count()).toBe(1);
  await expect.poll(() => more.isVisible()).toBe(false);
});

test("an activity without pictures and organisation shows neither an empty frame nor an empty link", async () => {
  const page = await pageOf("ohne-bild");
  expect(await page.locator('main a[href^="/overzicht/"]:not(article a)').count()).toBe(0);
  const picture = page.locator('main img[src^="/static/scenes/panorama-"]');
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(true);

  await open(page, "/uitjes?zoek=%22Ohne+Bild%22");
  const card = page.getByRole("article").filter({ hasText: "Ohne Bild und ohne Anbieter" });
  await card.getByText("Kein Bild").waitFor();
  expect(await card.locator('a[href^="/overzicht/"]').count()).toBe(0);
});

describe("twelve pictures and a video", () => {
  // The film of this test does not exist.
  test("show five in the mosaic and all in the lightbox, which the button opens at the video", async () => {
    const page = await pageOf("zwoelf", { expectsFailures: true });
    expect(await page.locator("ul[data-pictures] li").filter({ visible: true }).count()).toBe(5);
    await page.getByRole("link", { name: "Video ansehen" }).click();
    expect(await page.locator(".yarl__slide_current source").getAttribute("src")).toBe("/static/film.mp4");
    expect(await page.locator(".yarl__counter").innerText()).toBe("13 / 13");

    // The lightbox wraps around at both ends.
    await page.getByRole("button", { name: "Nächstes Bild" }).click();
    await expect.poll(() => page.locator(".yarl__slide_current img").getAttribute("src")).toBe(TWELVE[0]);
    await page.getByRole("button", { name: "Vorheriges Bild" }).click();
    await page.locator(".yarl__slide_current video").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".yarl__root").waitFor({ state: "detached" });
    expect(await page.getByRole("link", { name: "Video ansehen" }).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test("are a row of twelve on a phone, with a dot each", LONG_RUN, async () => {
    const page = await pageOf("zwoelf", { viewport: { width: 390, height: 844 } });
    expect(await page.locator("ul[data-pictures] li").filter({ visible: true }).count()).toBe(12);
    expect(await page.locator("ul[data-pictures] ~ div i").filter({ visible: true }).count()).toBe(12);
  });
});

test("an outing whose events have ended says after a reload that there are none", LONG_RUN, async () => {
  const { page, words } = await visit("kids", { port: server.port });
  await showCurrentEvents({ page });
  const current = page.getByRole("tabpanel", { name: words.currentEvents.tab });
  expect(await current.getByRole("article").count()).toBeGreaterThan(0);
  await database.db.updateTable("event").set({ active: false }).execute();
  const none = page.getByText(words.currentEvents.noResults);
  await expect
    .poll(async () => {
      await page.reload();
      return none.count();
    })
    .toBe(1);
  // The tab disappears; only its own URL still shows the message.
  expect([await page.getByRole("tab").count(), await none.isVisible()]).toEqual([0, false]);
  await page.goto(`${page.url()}#actueel`);
  await none.waitFor();
});
