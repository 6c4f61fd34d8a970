import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hold } from "../../support/hold.ts";
import { isAlive, PHONE, visits } from "../../support/visit.ts";

const visit = visits();

/** What is fetched once a page is alive, and waits for nobody: what counts visits. */
const LATER = /^(watch-banner|hear-moments|send-moment)\.js$/;
const FILES = /\/static\/assets\/[^/]*\.(js|css)$|\.data(\?|$)/;

test("all that a page comes alive by is asked for at once, its words too, before any of it is there", async () => {
  const { page } = await visit("be", { viewport: PHONE });
  const asked = listAsked(page);
  const letGo = await hold(page, FILES);
  await page.goto("/uitjes");
  const needed = ["framework.js", "house.js", "entry.client.js", "root.js", "overview.js", "be.js", "nl.js"];
  await expect.poll(() => asked().map(nameOf)).toEqual(expect.arrayContaining(needed));
  const before_ms = await page.evaluate(() => performance.now());
  letGo();
  await isAlive(page);
  expect(await askedAfter(page, asked(), before_ms)).toEqual([]);
});

test("all that another screen needs is asked for with the step, behind its data and sheets", async () => {
  const { page } = await visit("be", { viewport: PHONE });
  await page.goto("/uitjes");
  await isAlive(page);
  const asked = listAsked(page);
  const letGo = await hold(page, FILES);
  const card = page.getByRole("article").first().getByRole("link").first();
  await card.evaluate((link) => link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 })));
  const needed = ["detail.js", "detail.css", "forms-sheet.css", "data", "forms.js", "events-unread.js", "be.js", "nl.js"];
  await expect.poll(() => asked().map(nameOf)).toEqual(expect.arrayContaining(needed));
  const first = (names: string[]) => names.map((name) => asked().map(nameOf).indexOf(name));
  expect(Math.max(...first(["data", "detail.css", "forms-sheet.css"]))).toBeLessThan(Math.min(...first(["forms.js", "be.js", "nl.js"])));
  const before_ms = await page.evaluate(() => performance.now());
  letGo();
  await page.waitForURL(/\/uitjes\/[a-z0-9-]+$/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await askedAfter(page, asked(), before_ms)).toEqual([]);
});

/** The addresses of scripts, sheets and data that a page asks for from now on. */
function listAsked(page: Page): () => string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (FILES.test(request.url())) asked.push(request.url());
  });
  return () => [...asked];
}

/** The names of what did not start before `time_ms` of the page's own clock: a test hears of a request a little late. */
async function askedAfter(page: Page, asked: string[], time_ms: number): Promise<string[]> {
  const early = await page.evaluate((time) => {
    const started = performance.getEntriesByType("resource").filter(({ startTime }) => startTime <= time);
    return started.map(({ name }) => name);
  }, time_ms);
  const late = asked.filter((address) => !early.includes(address));
  return late.map(nameOf).filter((name) => !LATER.test(name));
}

/** What a file is called without the mark of its build; `data` where it is the data of a screen. */
function nameOf(address: string): string {
  const file = new URL(address).pathname.split("/").at(-1) ?? "";
  return file.endsWith(".data") ? "data" : file.replace(/-.{8}\.(js|css)$/, ".$1");
}
