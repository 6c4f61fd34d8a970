import { describe, expect, test } from "vitest";
import { dailyOf, EVERY_CASE } from "../support/daily.ts";
import { chips, found } from "../support/overview-visitor.ts";
import { DESKTOP, waitForHydration, open, PHONE } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

describe("while the next list loads", () => {
  test("the controls show the choice at once, and nothing moves", async () => {
    const { page } = await visit("nl");
    await open(page, "/uitjes");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/uitjes\?(.*&)?regions=1/, async (route) => {
      await released;
      await route.continue();
    });
    const first = page.getByRole("article").first();
    await page.getByLabel("Teambuilding").scrollIntoViewIfNeeded();
    const before = await first.boundingBox();
    await page.getByLabel("Teambuilding").check();
    await page.locator("main [aria-busy=true]").waitFor();
    expect(await page.getByLabel("Teambuilding").isChecked()).toBe(true);
    expect(await first.boundingBox()).toEqual(before);
    release();
    await page.waitForURL(/filters=\d+$/);
    await page.locator("main [aria-busy=false]").waitFor();
  });

  test("a page of the list that is chosen offline is shown in place once online", async () => {
    const { page, context, words } = await visit("nl", { expectsFailures: true });
    await open(page, "/uitjes");
    await page.evaluate(() => Reflect.set(window, "isSame", true));
    await context.setOffline(true);
    await page.getByRole("link", { name: words.overview.next, exact: true }).click();
    await page.getByRole("alert").filter({ hasText: words.travel.offlineTitle }).waitFor();
    await context.setOffline(false);
    await page.waitForURL(/pagina=2/);
    expect(await page.evaluate(() => Reflect.get(window, "isSame"))).toBe(true);
  });

  test("the back button shows a message offline, which disappears once online", async () => {
    const { page, context, words } = await visit("nl", { expectsFailures: true });
    await open(page, "/uitjes");
    await page.getByRole("link", { name: words.overview.next, exact: true }).click();
    await page.waitForURL(/pagina=2/);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    const notice = page.getByRole("alert").filter({ hasText: words.travel.offlineTitle });
    await notice.getByRole("button", { name: words.travel.stay }).click();
    await page.waitForURL(/pagina=2/);
    await page.evaluate(() => history.back());
    await notice.waitFor();
    await context.setOffline(false);
    await page.waitForURL(/\/uitjes$/);
    await page.locator("main [aria-current=page]", { hasText: "1" }).first().waitFor();
  });

  test("a navigation that fails after a reload keeps the current history entry", async () => {
    const { page, words } = await visit("nl", { expectsFailures: true });
    await open(page, "/uitjes");
    for (const number of [2, 3]) {
      await page.getByRole("link", { name: words.overview.next, exact: true }).click();
      await page.waitForURL(new RegExp(`pagina=${number}`));
    }
    await page.reload();
    await waitForHydration(page);
    const url = page.url();
    await page.route(/regions=1/, (route) => route.abort());
    await page.evaluate(() => history.back());
    const isBack = () => page.evaluate(() => [location.href, document.querySelector("main [aria-busy=true]") === null]);
    await expect.poll(isBack).toEqual([url, true]);
  });

  test("filters whose script failed to load still follow a removed chip", async () => {
    const { page, words } = await visit("nl", { expectsFailures: true });
    await page.goto("/uitjes");
    await page.route("**/static/assets/mount-island-*.js", (route) => route.abort());
    const id = await page.getByLabel("Teambuilding").getAttribute("value");
    await open(page, `/uitjes?filters=${id}`);
    const [chip] = await chips(page, words);
    await page.locator("main [data-chip]", { hasText: chip }).click();
    await page.waitForURL(/\/uitjes$/);
    await expect.poll(() => page.getByLabel("Teambuilding").isChecked()).toBe(false);
  });

  test("several chips removed in a row, and a choice before them, all apply", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes?personen=12&waar=binnen");
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/regions=1/, async (route) => {
      await released;
      await route.continue();
    });
    const all = await chips(page, words);
    expect(all).toHaveLength(2);
    const filter = page.getByLabel("Teambuilding");
    await filter.check();
    await page.locator("main [aria-busy=true]").waitFor();
    for (const chip of all) await page.locator("main [data-chip]", { hasText: chip }).click();
    release();
    await page.waitForURL(`/uitjes?filters=${await filter.getAttribute("value")}`);
    await expect.poll(() => chips(page, words)).toEqual(["Teambuilding"]);
  });

  test("a chip that is pressed while the next list arrives is removed too", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes?personen=12&waar=binnen");
    const [first = "", second = ""] = await chips(page, words);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/regions=1/, async (route) => {
      await released;
      await route.continue();
    });
    await page.locator("main [data-chip]", { hasText: first }).click();
    await page.locator("main [data-chip]", { hasText: second }).hover();
    await page.mouse.down();
    const answered = page.waitForResponse(/regions=1/);
    release();
    await (await answered).finished();
    await page.mouse.up();
    await page.waitForURL(/\/uitjes$/);
  });

  test.each(dailyOf([PHONE, DESKTOP], [PHONE]))("the next page shows the top of the list, at $width px", EVERY_CASE, async (viewport) => {
    const { page, words } = await visit("nl", { viewport });
    await open(page, "/uitjes");
    await page.getByRole("link", { name: words.overview.next, exact: true }).click();
    await page.waitForURL(/pagina=2/);
    const heading = page.getByRole("heading", { level: 2, name: words.overview.breadcrumb, exact: true });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const top_px = (await page.getByRole("article").first().boundingBox())?.y ?? Infinity;
    expect(top_px).toBeGreaterThan(0);
    expect(top_px).toBeLessThan(viewport.height / 2);
  });

  test("choosing a filter does not move it in the window", async () => {
    const { page } = await visit("nl");
    await open(page, "/uitjes?pagina=2");
    const filter = page.getByLabel("Teambuilding");
    await filter.scrollIntoViewIfNeeded();
    const place = async () => (await filter.boundingBox())?.y ?? NaN;
    const before = await place();
    const list = page.waitForResponse(/\/uitjes\?(.*&)?regions=1/);
    await filter.check();
    await page.waitForURL(/filters=\d+$/);
    expect(await place()).toBeCloseTo(before, 0);
    await list;
    // When filters above it disappear, the browser scrolls by their height, in whole pixels.
    await page.waitForLoadState("networkidle");
    expect(await place()).toBeCloseTo(before, 0);
  });
});

test("the back button while a list loads undoes the choice that requested it", async () => {
  const { page } = await visit("nl");
  await open(page, "/uitjes");
  await page.getByLabel("Teambuilding").check();
  await page.waitForURL(/filters=\d+$/);
  await page.getByLabel("Groepsuitje").check();
  await page.waitForURL(/filters=\d+,\d+$/);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/regions=1/, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await page.getByLabel("Bedrijfsuitje").check();
  await page.evaluate(() => history.back());
  await page.waitForURL(/filters=\d+$/);
  release();
  await expect.poll(() => page.getByLabel("Groepsuitje").isChecked()).toBe(false);
  expect([await page.getByLabel("Teambuilding").isChecked(), await page.getByLabel("Bedrijfsuitje").isChecked()]).toEqual([true, false]);
});

describe("a list that cannot be loaded", () => {
  test("does not change a landing page", async () => {
    const { page, words } = await visit("nl", { expectsFailures: true });
    await open(page, "/bedrijfsuitje/utrecht");
    const total = await found(page);
    await page.route(/\/uitjes\?(.*&)?regions=1/, (route) => route.abort());
    await page.getByLabel("Teambuilding").click();
    await expect.poll(() => page.getByLabel("Teambuilding").isChecked()).toBe(false);
    expect(new URL(page.url()).pathname).toBe("/bedrijfsuitje/utrecht");
    expect(await found(page)).toBe(total);
    await page.unroute(/\/uitjes\?(.*&)?regions=1/);
    await page.getByText(words.overview.remove("Utrecht")).locator("..").click();
    await page.waitForURL(/\/uitjes\?filters=\d+/);
  });

  test.each(["abort", "500"])("does not change the overview, after %s", async (failure) => {
    const { page, words } = await visit("nl", { expectsFailures: true });
    await open(page, "/uitjes?personen=20");
    const logged: string[] = [];
    page.on("console", (message) => void logged.push(message.text()));
    const total = await found(page);
    const titles = await page.getByRole("article").getByRole("heading").allInnerTexts();
    await page.route(/\/uitjes\?(.*&)?regions=1/, (route) =>
      failure === "abort" ? route.abort() : route.fulfill({ status: 500, body: "" }),
    );
    // Not `check()`, which reads the box again: the choice may be undone by then.
    await page.getByLabel("Teambuilding").click();
    await expect.poll(() => logged.some((line) => line.includes("The list could not be loaded."))).toBe(true);
    // A connection can fail before the choice is shown as pending: wait until the choice is undone.
    await expect.poll(() => page.getByLabel("Teambuilding").isChecked()).toBe(false);
    await page.locator("main [aria-busy=false]").waitFor();
    expect(page.url()).toMatch(/\/uitjes\?personen=20$/);
    expect(await found(page)).toBe(total);
    expect(await chips(page, words)).toEqual(["20 personen"]);
    expect(await page.getByRole("article").getByRole("heading").allInnerTexts()).toEqual(titles);

    await page.unroute(/\/uitjes\?(.*&)?regions=1/);
    await page.getByLabel("Teambuilding").check();
    await page.waitForURL(/filters=\d+&personen=20$/);
    await expect.poll(async () => (await chips(page, words)).length).toBe(2);
  });
});
