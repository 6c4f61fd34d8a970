import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { dailyOf, EVERY_CASE, LONG_RUN } from "../support/daily.ts";
import type { OpenDatabase } from "../../src/database/open.ts";
import { sharedBrowser } from "../support/browser.ts";
import { filledServer, type FilledServer } from "../support/filled-server.ts";
import { getRequest, sendRaw } from "../support/raw-http.ts";
import { open } from "../support/visit.ts";

const WEBSITE = "https://kano.example/";
/** The server flushes its counts every five seconds. */
const WRITTEN = { timeout: 15_000 };
/** Longer than the browser takes to send an event. */
const A_WHILE_MS = 1_500;

let server: FilledServer;
let database: OpenDatabase;
let browser: Browser;
let activity: { id: number; slug: string };

beforeAll(async () => {
  server = await filledServer();
  database = server.database;
  browser = await sharedBrowser();
  const { db } = database;
  const [row] = await db
    .selectFrom("activity")
    .select(["id", "slug"])
    .where("platform_id", "=", 1)
    .where("approved", "=", true)
    .limit(1)
    .execute();
  if (!row) throw new Error("The starter content has no activity.");
  activity = row;
  const contact = { website: WEBSITE, show_website: true, contact_phone: "030 123 4567" };
  await db.updateTable("activity").set(contact).where("id", "=", activity.id).execute();
  await db.updateTable("banner").set({ link: "/adverteren", link_target: "sameWindow", cta_type: "AD" }).execute();
});
afterAll(async () => {
  await server.stop();
});

beforeEach(async () => {
  await database.db.deleteFrom("service_mail_statistics").execute();
  await database.db.deleteFrom("banner_statistics").execute();
});

type Person = { page: Page; sent: string[]; consoleErrors: string[] };
let people = 0;

/** A visitor in a new browser context that hides its automation unless `isDriven`; `sent` lists its analytics events. */
async function newPerson({ host = "nl.localhost", isDriven = false, isHidden = false } = {}): Promise<Person> {
  const baseURL = `http://${host}:${server.port}`;
  const context = await browser.newContext({ baseURL, userAgent: newUserAgent(), reducedMotion: "reduce" });
  context.setDefaultTimeout(10_000);
  if (!isDriven) await context.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
  if (isHidden) await context.addInitScript(hideTab);
  const page = await context.newPage();
  const sent: string[] = [];
  const consoleErrors: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/moments")) sent.push(request.postData() ?? "");
  });
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) consoleErrors.push(message.text());
  });
  await context.route(`${WEBSITE}**`, (route) => route.fulfill({ body: "De Peddel" }));
  onTestFinished(async ({ task }) => {
    expect(await context.cookies()).toEqual([]);
    await context.close();
    if (task.result?.state !== "fail") expect(consoleErrors).toEqual([]);
  });
  return { page, sent, consoleErrors };
}

/** The user agent of a new visitor. */
function newUserAgent(): string {
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.${++people}.0 Safari/537.36`;
}

/** Makes the tab a background tab until the event `show-tab`. */
function hideTab(): void {
  let state = "hidden";
  Object.defineProperty(document, "visibilityState", { get: () => state });
  Object.defineProperty(document, "hidden", { get: () => state === "hidden" });
  addEventListener("show-tab", () => {
    state = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

function counted() {
  return database.db
    .selectFrom("service_mail_statistics")
    .select(["activity_id", "views", "phone_clicks", "web_clicks", "offer_requests"])
    .execute();
}

async function idOf(url: string): Promise<number> {
  const ofUrl = database.db
    .selectFrom("activity")
    .select("id")
    .where("platform_id", "=", 1)
    .where("slug", "=", url.slice("/uitjes/".length));
  return (await ofUrl.executeTakeFirstOrThrow()).id;
}

async function banners(): Promise<{ views: number; clicks: number }> {
  const rows = await database.db.selectFrom("banner_statistics").select(["views", "clicks"]).execute();
  return rows.reduce((sum, row) => ({ views: sum.views + row.views, clicks: sum.clicks + row.clicks }), { views: 0, clicks: 0 });
}

async function viewAndContact(page: Page): Promise<void> {
  await open(page, `/uitjes/${activity.slug}`);
  await page
    .locator("main details")
    .filter({ has: page.locator("a[href^='tel:']") })
    .locator("summary")
    .click();
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.locator(`main a[href="${WEBSITE}"]`).click()]);
  await popup.close();
}

describe("an activity", () => {
  test("is counted for a view, a shown phone number and an opened website, once a day per visitor", async () => {
    const { page, sent } = await newPerson();
    await viewAndContact(page);
    const each = ["view", "phone", "website"].map((kind) => JSON.stringify({ kind, id: activity.id }));
    await expect.poll(() => sent).toEqual(each);
    await viewAndContact(page);
    await expect.poll(() => sent).toEqual([...each, ...each]);
    const once = [{ activity_id: activity.id, views: 1, phone_clicks: 1, web_clicks: 1, offer_requests: 0 }];
    await expect.poll(counted, WRITTEN).toEqual(once);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test("is counted when it is opened from the overview, without a page load", LONG_RUN, async () => {
    const { page, sent } = await newPerson();
    await open(page, "/uitjes");
    const card = page.getByRole("article").first();
    const link = card.locator('a[href^="/uitjes/"]').first();
    await link.click();
    await page.waitForURL(/\/uitjes\/[a-z0-9-]+/);
    await expect.poll(() => sent.filter((body) => body.includes('"view"'))).toHaveLength(1);
  });

  test("is not counted while its card is hovered, and is counted once it is opened", LONG_RUN, async () => {
    const { page, sent } = await newPerson();
    await open(page, "/uitjes");
    // Not the cards of another test, whose counts may be flushed only now.
    const links = page.getByRole("article").getByRole("heading").getByRole("link");
    const [pointedAt = "", opened = ""] = (await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))).slice(2);
    await links.nth(2).hover();
    // A prefetch would happen within this time.
    await page.waitForTimeout(A_WHILE_MS);
    // The banner counts as seen too, when all of this takes more than a second.
    const views = () => sent.filter((body) => !body.includes('"banner-view"'));
    expect(views()).toEqual([]);

    await links.nth(3).click();
    await page.waitForURL(`**${opened}`);
    const id = await idOf(opened);
    await expect.poll(views).toEqual([JSON.stringify({ kind: "view", id })]);
    const viewed = async () => (await counted()).map(({ activity_id }) => activity_id);
    await expect.poll(viewed, WRITTEN).toContain(id);
    expect(await viewed()).not.toContain(await idOf(pointedAt));
  });

  test("is not counted for an automated browser", LONG_RUN, async () => {
    const { page, sent } = await newPerson({ isDriven: true });
    await viewAndContact(page);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(A_WHILE_MS);
    expect(sent).toEqual([]);
  });

  test("is not counted in a background tab until it is shown", LONG_RUN, async () => {
    const { page, sent } = await newPerson({ isHidden: true });
    await open(page, `/uitjes/${activity.slug}`);
    await page.waitForLoadState("networkidle");
    expect(sent).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event("show-tab")));
    await expect.poll(() => sent).toEqual([JSON.stringify({ kind: "view", id: activity.id })]);
  });
});

const OVERVIEW = ["the overview", "nl.localhost", "/uitjes"] as const;
const AGENDA = ["the agenda", "kids.localhost", "/agenda"] as const;

describe.each(dailyOf([OVERVIEW, AGENDA], [OVERVIEW]))("the banner of %s", EVERY_CASE, (_name, host, path) => {
  test("is counted as seen after a second on the screen, and as clicked, without JavaScript too", async () => {
    const { page, sent } = await newPerson({ host });
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, path);
    const banner = page.locator("aside[data-banner]");
    // A banner below the view is not counted, however long the page is open.
    await page.waitForTimeout(A_WHILE_MS);
    expect(sent).toEqual([]);
    await banner.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const id = Number(await banner.getAttribute("data-banner"));
    await expect.poll(() => sent).toEqual([JSON.stringify({ kind: "banner-view", id })]);
    await banner.getByRole("link").click();
    await page.waitForURL(/\/adverteren$/);

    // Without scripts the banner is a plain link.
    const reply = await sendRaw(server.port, [getRequest(`/banner/${id}`, host, [`User-Agent: ${newUserAgent()}`])]);
    expect(reply.text).toMatch(/^location: \/adverteren\r$/im);
    await expect.poll(banners, WRITTEN).toEqual({ views: 1, clicks: 2 });
  });
});

test("the banner of a static page is counted after a second on the screen", async () => {
  const { page, sent } = await newPerson();
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const banner = Object.assign(document.createElement("aside"), { textContent: "Boek een fluisterboot" });
      banner.dataset["banner"] = "7";
      document.querySelector("footer")?.before(banner);
    }),
  );
  await open(page, "/privacy");
  await page.waitForTimeout(A_WHILE_MS);
  expect(sent).toEqual([]);
  await page.getByText("Boek een fluisterboot").evaluate((banner) => banner.scrollIntoView({ block: "center" }));
  await expect.poll(() => sent).toEqual([JSON.stringify({ kind: "banner-view", id: 7 })]);
});

test("a banner for a new window opens one, and is counted", LONG_RUN, async () => {
  const otherSite = `http://be.localhost:${server.port}/adverteren`;
  await database.db.updateTable("banner").set({ link_target: "newWindow", link: otherSite }).execute();
  const { page } = await newPerson();
  await expect.poll(async () => (await page.goto("/uitjes")) && page.locator("aside[data-banner] a[target=_blank]").count()).toBe(1);
  const link = page.locator("aside[data-banner] a");
  expect(await link.getAttribute("rel")).toBe("sponsored nofollow noopener");
  const [popup] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await popup.waitForURL(otherSite);
  await expect.poll(async () => (await banners()).clicks, WRITTEN).toBe(1);
});
