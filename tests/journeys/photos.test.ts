import { sql } from "kysely";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../src/database/open.ts";
import { dailyOf, EVERY_CASE } from "../support/daily.ts";
import { filledServer, type FilledServer } from "../support/filled-server.ts";
import { getRequest, sendRaw } from "../support/raw-http.ts";
import { DESKTOP, waitForHydration, open, PHONE, visits } from "../support/visit.ts";

const KIDS = 3;
const PHOTO = { width: 1200, height: 900, widths: [400, 500, 1000, 1200] };
/** On a page of the overview. */
const CARDS = 15;
/** Distance below the viewport at which pictures are fetched (specification 2 §2). */
const NEAR_PX = 200;

const visit = visits();
let server: FilledServer;
let database: OpenDatabase;
let bytes: { avif: Buffer; webp: Buffer };

/** Gives every activity picture of kids its own photo, in several widths. */
beforeAll(async () => {
  server = await filledServer();
  database = server.database;
  const grey = sharp({ create: { width: 8, height: 6, channels: 3, background: "#888" } });
  bytes = { avif: await grey.clone().avif().toBuffer(), webp: await grey.clone().webp().toBuffer() };
  await database.db
    .updateTable("media")
    .set({ ...PHOTO, url: sql<string>`'/static/uploads/' || gen_random_uuid() || '.webp'` })
    .where("type", "=", "IMAGE")
    .where("activity_id", "in", (all) => all.selectFrom("activity").select("id").where("platform_id", "=", KIDS))
    .execute();
});
afterAll(async () => {
  await server.stop();
});

/** Waits until every card shows a photo: the catalogue reads changes in batches. */
async function waitForPhotos(): Promise<void> {
  const overview = [getRequest("/uitjes", "kids.localhost")];
  await expect
    .poll(async () => {
      const { text } = await sendRaw(server.port, overview);
      const cards = text.match(/<article.*?<\/article>/gs) ?? [];
      return cards.map((card) => card.includes("/static/uploads/") && !card.includes("/static/scenes/"));
    })
    .toEqual(Array(CARDS).fill(true));
}

/** A page whose photos the test serves, and the names of the requested ones. */
async function photosOn(path: string, viewport: { width: number; height: number }): Promise<{ page: Page; requested: string[] }> {
  await waitForPhotos();
  const { page, context } = await visit("kids", { port: server.port, viewport });
  const requested: string[] = [];
  await context.route("**/static/uploads/**", (route) => {
    const name = route.request().url().split("/").at(-1) ?? "";
    requested.push(name);
    const format = name.endsWith(".avif") ? "avif" : "webp";
    return route.fulfill({ contentType: `image/${format}`, body: bytes[format] });
  });
  await open(page, path);
  return { page, requested };
}

test("a photo far below is fetched when it is near the view, once, in the fitting width and format", async () => {
  const { page, requested } = await photosOn("/uitjes", PHONE);
  await page.waitForLoadState("networkidle");
  const last = page.getByRole("article").last().getByRole("img").first();
  const { name, top } = await last.evaluate((image: HTMLImageElement) => ({
    name: image.dataset.src?.split("/").at(-1)?.replace(".webp", "") ?? "",
    top: image.getBoundingClientRect().top,
  }));
  expect([name, top > PHONE.height + NEAR_PX]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), true]);
  const ofLast = () => requested.filter((one) => one.startsWith(name));
  expect([requested.length > 0, ofLast()]).toEqual([true, []]);
  // No attribute of the picture has a URL that the browser would fetch.
  expect(await last.evaluate((image) => image.closest("picture")?.querySelectorAll("[srcset]").length)).toBe(0);

  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc.includes("/static/uploads/")))
    .toBe(true);
  await page.waitForLoadState("networkidle");
  expect(ofLast()).toEqual([`${name}-400.avif`]);
  expect(await last.evaluate((image) => image.closest("picture")?.querySelector("source")?.srcset)).toContain(`${name}-1000.avif 1000w`);
});

const ON_PHONE = { screen: "a phone", viewport: PHONE, end: "-400.webp" };
const ON_DESKTOP = { screen: "a wide screen", viewport: DESKTOP, end: ".webp" };

test.each(dailyOf([ON_PHONE, ON_DESKTOP], [ON_PHONE]))(
  "the lightbox shows a photo in the width that fits $screen; the widest is the original",
  EVERY_CASE,
  async ({ viewport, end }) => {
    const { page } = await photosOn("/uitjes", viewport);
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    await page.waitForURL(/\/uitjes\/[a-z0-9-]+$/);
    // Before hydration a picture is a link to its file.
    await waitForHydration(page);
    const thumb = page.locator("ul[data-pictures] a").first();
    const url = (await thumb.getAttribute("href")) ?? "";
    await thumb.click();
    const shown = page.locator(".yarl__slide_current img");
    await shown.waitFor();
    const widths = PHOTO.widths.slice(0, -1).map((width) => `${url.replace(".webp", `-${width}.webp`)} ${width}w`);
    expect((await shown.getAttribute("srcset"))?.split(", ").toSorted()).toEqual([...widths, `${url} 1200w`].toSorted());
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
      .toBe(url.replace(".webp", end));
  },
);
