import { createServer, request, type Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "../support/browser.ts";
import { watchShifts } from "../support/layout-shifts.ts";
import { portOf } from "../support/smtp.ts";
import { SEARCHES } from "../support/searches.ts";
import { BRANDS, DESKTOP, newVisit } from "../support/visit.ts";

const LONG_MS = 60_000;
/** Longer than a browser waits before it paints what it has. */
const PAUSE_MS = 150;
const PARTS = 6;

let slowLine: Server;
let browser: Browser;

/** A line between visitors and the server on which pages come in parts, with pauses; all else comes at once. */
beforeAll(async () => {
  browser = await openBrowser();
  slowLine = createServer(({ url, headers }, answer) => {
    const asked = request({ port: inject("port"), path: url, headers: { ...headers, "accept-encoding": "identity" } }, async (found) => {
      const bytes = Buffer.concat(await Array.fromAsync(found));
      answer.writeHead(found.statusCode ?? 500, found.headers);
      const isPage = headers["sec-fetch-dest"] === "document";
      const part = isPage ? Math.ceil(bytes.length / PARTS) : bytes.length + 1;
      for (let from = 0; from < bytes.length; from += part) {
        answer.write(bytes.subarray(from, from + part));
        if (isPage) await delay(PAUSE_MS);
      }
      answer.end();
    });
    asked.end();
  });
  await new Promise<void>((listening) => slowLine.listen(0, "127.0.0.1", listening));
});
afterAll(async () => {
  await browser.close();
  slowLine.close();
});

describe.each(BRANDS)("on %s", (key) => {
  test("a page that is painted while it arrives stays where it is", { timeout: LONG_MS }, async () => {
    const port = portOf(slowLine.address());
    const { page, context } = await newVisit(browser, key, { port, viewport: DESKTOP });
    const shifts = await watchShifts(page);
    for (const path of ["/", "/uitjes", `/uitjes/${SEARCHES[key].slug}`, "/blogs"]) {
      await page.goto(path);
      for (const part of [0, 1, 3]) {
        // What was in view is so again after a reload, before all of the page is there.
        await page.evaluate((top) => window.scrollTo(0, top), part * DESKTOP.height);
        await page.reload();
        expect((await shifts()).moved, `${path} from ${part * DESKTOP.height}`).toEqual([]);
      }
    }
    await context.close();
  });
});
