import { createServer, request, type Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { loadingShifts } from "../../support/loading-shifts.ts";
import { sharedBrowser } from "../../support/browser.ts";
import { dailyOn, EVERY_BRAND } from "../../support/daily.ts";
import { portOf } from "../../support/smtp.ts";
import { SEARCHES } from "../../support/searches.ts";
import { DESKTOP, newVisit, PHONE } from "../../support/visit.ts";

const LONG_MS = 60_000;
/** Longer than a browser waits before it paints what it has. */
const PAUSE_MS = 150;
const PARTS = 12;
/** Of the lists on the pages of a brand together; not each activity has others beside it. */
const FEWEST = 20;
/** How far one thing may jump, and how large it may be, as in the sum that `quality.md` bounds. */
const MAX_SHIFT = 0.01;

let slowLine: Server;
let browser: Browser;

/** A line between visitors and the server on which pages come in parts, with pauses; all else comes at once. */
beforeAll(async () => {
  browser = await sharedBrowser();
  slowLine = createServer((asking, answer) => {
    const { url, method, headers } = asking;
    const asked = request(
      { port: inject("port"), method, path: url, headers: { ...headers, "accept-encoding": "identity" } },
      async (found) => {
        const bytes = Buffer.concat(await Array.fromAsync(found));
        answer.writeHead(found.statusCode ?? 500, found.headers);
        const isPage = headers["sec-fetch-dest"] === "document";
        const part = isPage ? Math.ceil(bytes.length / PARTS) : bytes.length + 1;
        for (let from = 0; from < bytes.length; from += part) {
          answer.write(bytes.subarray(from, from + part));
          if (isPage) await delay(PAUSE_MS);
        }
        answer.end();
      },
    );
    asked.on("error", () => answer.destroy());
    asking.pipe(asked);
  });
  await new Promise<void>((listening) => slowLine.listen(0, "127.0.0.1", listening));
});
afterAll(async () => {
  slowLine.close();
});

/** Watches every page that is opened from now on; the answer tells which parts of its lists became wider, narrower or went aside. */
async function watchLists(page: Page): Promise<() => Promise<{ seen: number; changed: string[] }>> {
  await page.addInitScript(() => {
    const first = new Map<Element, string>();
    const across = (part: Element) => JSON.stringify([part.getBoundingClientRect().x, part.getBoundingClientRect().width]);
    function look() {
      for (const part of document.querySelectorAll("[data-amount] > *")) if (!first.has(part)) first.set(part, across(part));
      requestAnimationFrame(look);
    }
    look();
    const changed = () =>
      [...first].filter(([part, was]) => across(part) !== was).map(([part, was]) => `${was} → ${across(part)} ${part.outerHTML}`);
    Object.assign(window, { changed: () => ({ seen: first.size, changed: changed().map((each) => each.slice(0, 120)) }) });
  });
  return () => page.evaluate(() => Reflect.get(window, "changed")());
}

/** As wide as the window, below words that come after it. */
const JUMPS = `<div style="position: relative; padding-bottom: 140px">
<img alt="" src="data:," style="position: absolute; bottom: 0; width: 100%; height: 140px"><p style="height: 200px">Words</p></div>`;

test("what jumps as a page arrives is seen", async () => {
  const { page, context } = await newVisit(browser, "nl", { port: inject("port"), viewport: PHONE });
  await page.setContent(JUMPS);
  expect(await loadingShifts(page, { atMost: MAX_SHIFT })).toEqual([expect.stringMatching(/^0\.\d+ of <img .* before <p /)]);
  await context.close();
});

describe.each(dailyOn("kids"))("on %s", EVERY_BRAND, (key) => {
  test("what is painted while a page arrives keeps its width and its column", { timeout: LONG_MS }, async () => {
    const port = portOf(slowLine.address());
    const { page, context } = await newVisit(browser, key, { port, viewport: DESKTOP });
    const lists = await watchLists(page);
    let parts = 0;
    for (const path of ["/", "/uitjes", `/uitjes/${SEARCHES[key].slug}`, "/blogs"]) {
      await page.goto(path);
      const { seen, changed } = await lists();
      expect(changed, path).toEqual([]);
      parts += seen;
    }
    expect(parts).toBeGreaterThan(FEWEST);
    await context.close();
  });

  test.each([PHONE, DESKTOP])(
    "wherever a page breaks off as it arrives, what comes after moves nothing, at $width px",
    { timeout: LONG_MS },
    async (viewport) => {
      const { page, context, brand } = await newVisit(browser, key, { port: inject("port"), viewport });
      await page.route("**/*.js", (route) => route.abort());
      const agenda = brand.pages.agenda ? ["/agenda"] : [];
      const paths = [
        "/",
        "/uitjes",
        `/uitjes/${SEARCHES[key].slug}`,
        `/${brand.openingWords[0]}`,
        "/overzicht",
        "/blogs",
        "/blog/3",
        "/helpdesk",
        "/adverteren",
        "/nieuwsbrief",
        "/over-ons",
        ...agenda,
      ];
      for (const path of paths) {
        expect((await page.goto(path))?.status(), path).toBe(200);
        expect(await loadingShifts(page, { atMost: MAX_SHIFT }), path).toEqual([]);
      }
      await context.close();
    },
  );
});
