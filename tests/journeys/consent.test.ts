import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE, LONG_RUN } from "../support/daily.ts";
import { axeViolations } from "../support/audits/axe.ts";
import { trackedSite } from "../support/tracked-site.ts";
import { eventNames, browserStorage, dataLayerOf, type TrackedVisit } from "../support/tracked-visit.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { DESKTOP, waitForHydration, open, PHONE, type Visit } from "../support/visit.ts";

const LONG_MS = 60_000;
const DETAIL = `/uitjes/${SEARCHES.nl.slug}`;

const site = trackedSite({ TAG_CONTAINER_TEST: "GTM-TEST1" });

const visitor = (viewport = DESKTOP) => site.visit("nl", viewport);

/** Opens the bar from the foot of the page. */
async function openSettings({ page, words, bar }: TrackedVisit): Promise<void> {
  await page.getByRole("link", { name: words.footer.consent }).click();
  await bar.waitFor();
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

describe("a choice", () => {
  test(
    "can be withdrawn at the foot of every page: nothing is loaded, sent or stored afterwards, and no typed text is lost",
    { timeout: LONG_MS },
    async () => {
      const visit = await visitor();
      const { page, bar, words } = visit;
      await open(page, DETAIL);
      await visit.grant();
      await expect.poll(async () => (await browserStorage(visit)).cookies).toEqual(["_ga", "_ga_TEST"]);
      const form = await openQuoteForm(page);
      await form.locator("[name=name]").fill("Anna de Vries");

      await openSettings(visit);
      expect(await bar.innerText()).toContain(words.consent.nowGranted);
      expect(await bar.evaluate((element) => element === document.activeElement)).toBe(true);
      const asked = site.asked().length;
      const pushed = await dataLayerOf(page);
      await visit.refuse();
      await bar.waitFor({ state: "detached" });
      expect(await dataLayerOf(page)).toEqual([...(pushed ?? []), "consent update"]);
      expect(await browserStorage(visit)).toEqual({ cookies: [], storage: { consent: `refused ${today()}` } });
      expect(await form.locator("[name=name]").inputValue()).toBe("Anna de Vries");
      await page.getByText(words.detail.showPhone).click();
      // Scripts that still run may try.
      await page.evaluate(() => window.dataLayer?.push({ event: "late" }));
      await expect.poll(() => visit.consoleErrors.join()).toContain("connect-src");
      visit.consoleErrors.length = 0;
      expect(site.asked().slice(asked)).toEqual([]);

      await page.reload();
      await waitForHydration(page);
      await page.waitForLoadState("networkidle");
      expect(await dataLayerOf(page)).toBe(null);
      expect(await bar.count()).toBe(0);
      expect(site.asked().slice(asked)).toEqual([]);
      expect((await browserStorage(visit)).cookies).toEqual([]);
    },
  );

  test("can be granted later, and earlier events are not sent afterwards", { timeout: LONG_MS }, async () => {
    const visit = await visitor();
    const { page, bar, words } = visit;
    await open(page, DETAIL);
    await visit.refuse();
    await openSettings(visit);
    expect(await bar.innerText()).toContain(words.consent.nowRefused);
    await visit.grant();
    expect(await page.getByRole("link", { name: words.footer.consent }).evaluate((link) => link === document.activeElement)).toBe(true);
    await page.getByText(words.detail.showPhone).click();
    await expect.poll(() => eventNames(page)).toEqual(["activity_view_phone"]);
  });

  test.each(dailyOf(["granted", "refused"], ["granted"]))(
    "that was %s expires after six months, and is asked again",
    { ...EVERY_CASE, timeout: LONG_MS },
    async (choice) => {
      const visit = await visitor();
      const { page, bar, origin } = visit;
      await open(page, DETAIL);
      const old = new Date();
      old.setUTCMonth(old.getUTCMonth() - 7);
      await page.evaluate((text) => localStorage.setItem("consent", text), `${choice} ${old.toISOString().slice(0, 10)}`);
      await visit.context.addCookies([{ name: "_ga_TEST", value: "GA1.1.7", url: origin }]);
      await page.reload();
      await bar.waitFor();
      expect(await dataLayerOf(page)).toBe(null);
      expect((await browserStorage(visit)).cookies).toEqual([]);
      expect(visit.otherHosts).toEqual([]);
    },
  );

  test("applies in the other windows of the site at once", { ...LONG_RUN, timeout: LONG_MS }, async () => {
    const visit = await visitor();
    const { page, bar, context, words } = visit;
    await open(page, DETAIL);
    await bar.waitFor();
    const other = await context.newPage();
    await open(other, "/");
    await other.getByRole("button", { name: words.consent.grant }).click();
    await bar.waitFor({ state: "detached" });
    await expect.poll(() => eventNames(page)).toEqual(["activity_view_general"]);
  });

  test(
    "is not asked for where storage is blocked: it then applies to the current page only, and nothing breaks",
    { ...LONG_RUN, timeout: LONG_MS },
    async () => {
      const visit = await site.newVisit("nl");
      const { page, bar, words } = visit;
      await page.addInitScript(() => {
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("The storage is closed.", "SecurityError");
          },
        });
      });
      await open(page, "/");
      await page.waitForLoadState("networkidle");
      expect(await bar.count()).toBe(0);
      await openSettings(visit);
      await visit.grant();
      await bar.waitFor({ state: "detached" });
      await expect.poll(() => dataLayerOf(page)).not.toBe(null);
      await page.getByRole("contentinfo").getByRole("link", { name: words.footer.allActivities }).click();
      await page.waitForURL("**/overzicht");
      await waitForHydration(page);
      await page.waitForLoadState("networkidle");
      expect([await bar.count(), await dataLayerOf(page)]).toEqual([0, null]);
    },
  );
});

describe("the bar", () => {
  const A_PHONE = { on: "a phone", viewport: PHONE, path: DETAIL };
  const OTHERS = [
    { on: "a large screen", viewport: DESKTOP, path: DETAIL },
    { on: "a narrow screen", viewport: { width: 320, height: 640 }, path: "/uitjes" },
  ];
  test.each(dailyOf([A_PHONE, ...OTHERS], [A_PHONE]))(
    "covers no focused element on $on, and axe finds nothing",
    { ...EVERY_CASE, timeout: 2 * LONG_MS },
    async ({ viewport, path }) => {
      const visit = await visitor(viewport);
      const { page, bar, words } = visit;
      await open(page, path);
      await bar.waitFor();
      expect(await axeViolations(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      const [no, yes] = await Promise.all(
        [words.consent.refuse, words.consent.grant].map((name) => bar.getByRole("button", { name }).boundingBox()),
      );
      expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
      // The skip link comes first.
      for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
      expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      expect(await coveredStops(visit)).toEqual([]);
    },
  );

  test("is at the end of the page where the window is too low for it", { ...LONG_RUN, timeout: LONG_MS }, async () => {
    const visit = await visitor({ width: 320, height: 256 });
    const { page, bar } = visit;
    await open(page, "/uitjes");
    await bar.waitFor();
    expect(await bar.evaluate((element) => element.getBoundingClientRect().top > innerHeight)).toBe(true);
    expect(await sideways(page)).toBe(0);
    for (const key of ["Tab", "Tab", "Tab"]) await page.keyboard.press(key);
    expect(await bar.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    // The page scrolls there, by whole pixels.
    await expect
      .poll(() => page.evaluate(() => Math.floor(document.activeElement?.getBoundingClientRect().bottom ?? 0) <= innerHeight))
      .toBe(true);
    await visit.refuse();
    await bar.waitFor({ state: "detached" });
  });

  test("has an edge in forced colours, and is not printed", { ...LONG_RUN, timeout: LONG_MS }, async () => {
    const { page, bar } = await site.newVisit("nl");
    await open(page, "/");
    await bar.waitFor();
    await page.emulateMedia({ forcedColors: "active" });
    expect(await bar.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe("solid");
    await page.emulateMedia({ media: "print" });
    expect(await bar.isVisible()).toBe(false);
  });
});

async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Elements that get the focus while the bar covers them, wholly or in part; dialogs, which are above the page, are not counted. */
async function coveredStops({ page }: Visit): Promise<string[]> {
  const covered: string[] = [];
  for (let stops = 0; stops < 150; stops++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const stop = document.activeElement;
      const bar = document.querySelector("[aria-labelledby]:has(> div > button)");
      if (!stop || stop === document.body || !bar || bar.contains(stop)) return stop === document.body ? "end" : null;
      const [a, b] = [stop.getBoundingClientRect(), bar.getBoundingClientRect()];
      const overlaps = a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
      return overlaps && a.width > 0 && !stop.closest("dialog:modal") ? stop.outerHTML.slice(0, 120) : null;
    });
    if (found === "end") break;
    if (found) covered.push(found);
  }
  return covered;
}
