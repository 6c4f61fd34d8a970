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
  await expect.poll(asked).toEqual(expect.arrayContaining(needed));
  const atOnce = asked().length;
  letGo();
  await isAlive(page);
  const after = asked().slice(atOnce);
  expect(after.filter((name) => !LATER.test(name))).toEqual([]);
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
  await expect.poll(asked).toEqual(expect.arrayContaining(needed));
  const atOnce = asked();
  const first = (names: string[]) => names.map((name) => atOnce.indexOf(name));
  expect(Math.max(...first(["data", "detail.css", "forms-sheet.css"]))).toBeLessThan(Math.min(...first(["forms.js", "be.js", "nl.js"])));
  letGo();
  await page.waitForURL(/\/uitjes\/[a-z0-9-]+$/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(
    asked()
      .slice(atOnce.length)
      .filter((name) => !LATER.test(name)),
  ).toEqual([]);
});

/** The names of scripts, sheets and data that a page asks for from now on; without the mark of their build. */
function listAsked(page: Page): () => string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, href } = new URL(request.url());
    if (!FILES.test(href)) return;
    const file = pathname.split("/").at(-1) ?? "";
    asked.push(file.endsWith(".data") ? "data" : file.replace(/-.{8}\.(js|css)$/, ".$1"));
  });
  return () => [...asked];
}
