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
/** Longer than a browser waits before it paints a partial page. */
const PAUSE_MS = 150;
const PARTS = 12;
/** Fewest list items on all pages together; some activities have no related ones. */
const FEWEST = 20;
/** Bound of the layout shift of one element (`quality.md` bounds the sum). */
const MAX_SHIFT = 0.01;

let slowProxy: Server;
let browser: Browser;

/** A proxy in front of the server that sends pages in parts, with pauses, and all else at once. */
beforeAll(async () => {
  browser = await sharedBrowser();
  slowProxy = createServer((incoming, answer) => {
    const { url, method, headers } = incoming;
    const forwarded = request(
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
    forwarded.on("error", () => answer.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((listening) => slowProxy.listen(0, "127.0.0.1", listening));
});
afterAll(async () => {
  slowProxy.close();
});

/** Watches every page opened from now on; the result has the list items whose width or horizontal position changed. */
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

/** A picture as wide as the window, below a text that follows it in the HTML. */
const JUMPS = `<div style="position: relative; padding-bottom: 140px">
<img alt="" src="data:," style="position: absolute; bottom: 0; width: 100%; height: 140px"><p style="height: 200px">Words</p></div>`;

test("a layout shift of a loading page is detected", async () => {
  const { page, context } = await newVisit(browser, "nl", { port: inject("port"), viewport: PHONE });
  await page.setContent(JUMPS);
  expect(await loadingShifts(page, { atMost: MAX_SHIFT })).toEqual([expect.stringMatching(/^0\.\d+ of <img .* before <p /)]);
  await context.close();
});

describe.each(dailyOn("kids"))("on %s", EVERY_BRAND, (key) => {
  test("painted list items keep their width and column while the page loads", { timeout: LONG_MS }, async () => {
    const port = portOf(slowProxy.address());
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
    "wherever a loading page pauses, the rest shifts nothing, at $width px",
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
