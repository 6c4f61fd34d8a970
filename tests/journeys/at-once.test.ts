import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isAlive, PHONE, visits } from "../support/visit.ts";

const visit = visits();

/** What is fetched once a page is alive, and waits for nobody: what counts visits, and the next pages that a mouse lies on. */
const LATER = /^(watch-banner|hear-moments|send-moment|count-moments)$/;

test("all that a page comes alive by is asked for at once, its words too, before any of it is there", async () => {
  const { page } = await visit("be", { viewport: PHONE });
  const line = await holdLine(page);
  await page.goto("/uitjes");
  await expect.poll(line.asked).toContain("framework");
  await page.waitForTimeout(300);
  const atOnce = line.asked();
  expect(atOnce).toEqual(expect.arrayContaining(["framework", "house", "entry.client", "root", "overview", "be", "nl"]));
  line.letGo();
  await isAlive(page);
  const after = line.asked().slice(atOnce.length);
  expect(after.filter((name) => !LATER.test(name))).toEqual([]);
});

test("all that another screen needs is asked for with the step, after its data and sheets", async () => {
  const { page } = await visit("be", { viewport: PHONE });
  await page.goto("/uitjes");
  await isAlive(page);
  const line = await holdLine(page);
  const card = page.getByRole("article").first().getByRole("link").first();
  await card.evaluate((link) => link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 })));
  await expect.poll(line.asked).toContain("forms");
  await page.waitForTimeout(300);
  const atOnce = line.asked();
  // The screen's own module is the router's to ask for; words are those of forms, and what they begin with.
  expect(atOnce).toEqual(expect.arrayContaining(["detail", "data", "forms-sheet", "event-list", "be", "nl"]));
  expect(atOnce.indexOf("data")).toBeLessThan(atOnce.indexOf("be"));
  line.letGo();
  await page.waitForURL(/\/uitjes\/[a-z0-9-]+$/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(
    line
      .asked()
      .slice(atOnce.length)
      .filter((name) => !LATER.test(name)),
  ).toEqual([]);
});

/** Lets no script, sheet or data through, and tells by what names they were asked for; without the mark of their build. */
async function holdLine(page: Page): Promise<{ asked: () => string[]; letGo: () => void }> {
  const asked: string[] = [];
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(/\.(js|css)$|\.data(\?|$)/, async (route) => {
    const file = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    asked.push(file.endsWith(".data") ? "data" : file.replace(/-.{8}\.(js|css)$/, ""));
    await released;
    await route.continue().catch(() => {});
  });
  return { asked: () => [...asked], letGo: resolve };
}
