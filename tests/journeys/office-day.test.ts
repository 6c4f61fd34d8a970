import { get } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { prepareJobs } from "../../src/jobs/prepare-jobs.ts";
import { fillTrial } from "../../src/seed/trial/fill-trial.ts";
import { sharedBrowser } from "../support/browser.ts";
import { filledServer, type FilledServer } from "../support/filled-server.ts";
import { addHeldMessage } from "../support/held.ts";
import { mailsWith, mailText } from "../support/mailbox.ts";
import { appOf } from "../support/office-factors.ts";
import { DESKTOP, PHONE } from "../support/visit.ts";

/** A trial, as `npm start` makes it: with invented work for an editor. */
let server: FilledServer;
beforeAll(async () => {
  server = await filledServer();
  await prepareJobs(server.database, () => {});
  await fillTrial(server.database.db, { now: new Date(), log: () => {} });
});
afterAll(() => server.stop());

/** A browser of its own. Fails the test on errors of pages. */
async function newBrowser({ viewport = DESKTOP, hasTouch = false } = {}): Promise<Page> {
  const baseURL = `http://beheer.localhost:${server.port}`;
  const context = await (await sharedBrowser()).newContext({ baseURL, viewport, hasTouch, isMobile: hasTouch, locale: "nl-NL" });
  context.setDefaultTimeout(10_000);
  const faults: string[] = [];
  context.on("weberror", (error) => faults.push(error.error().message));
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !/status of 4\d\d/.test(message.text())) faults.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });
  return context.newPage();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.locator("main").getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();

/** Sets up an authenticator app as the first factor, and passes the page of recovery codes. */
async function setUpApp(page: Page): Promise<void> {
  await heading(page, "Kies hoe je voortaan inlogt").waitFor();
  await page.getByText("Authenticator-app instellen").click();
  const seed = (await page.locator("main").textContent())?.match(/(?:[A-Z2-7]{4} ?){8}/)?.[0] ?? "";
  await page.getByLabel(/Code uit je authenticator-app/).fill(appOf(seed)(new Date()));
  await button(page, "App bevestigen").click();
  await heading(page, "Bewaar je herstelcodes").waitFor();
  await link(page, "Later, onder Account").click();
}

/** How often the agenda of the family outings shows an event. */
async function inAgenda(title: string): Promise<number> {
  const url = new URL(`http://127.0.0.1:${server.port}/agenda?zoek=${encodeURIComponent(title)}`);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get(url, { headers: { host: `kids.localhost:${server.port}` } }, async (response) => {
    resolve(Buffer.concat(await Array.fromAsync(response)).toString());
  }).on("error", reject);
  return (await promise).split(`>${title}</`).length - 1;
}

/** Waits at most a second, which is what the specification promises. */
const withinASecond = { timeout: 1_000, interval: 50 };

test("a new editor comes in by the line of the terminal, does a day's work, and finds it in the log", { timeout: 90_000 }, async () => {
  const page = await newBrowser();
  await page.goto(/http:\S+\/welkom\/\S+/.exec(server.output())?.[0] ?? "");
  await page.getByLabel("Voornaam").fill("Anna");
  await page.getByLabel("Achternaam").fill("de Vries");
  await page.getByLabel("E-mailadres").fill("anna@redactie.example");
  await button(page, "Verder").click();
  await setUpApp(page);
  await heading(page, "Dag Anna").waitFor();

  // An event of the family outings waits, and is in their agenda within a second of its release.
  await link(page, /Evenementen$|Evenementen oudste/).click();
  await link(page, /Lichtjestocht door het bos/).click();
  expect(await inAgenda("Lichtjestocht door het bos")).toBe(0);
  await button(page, "Vrijgeven").click();
  await page.getByRole("status").waitFor();
  await expect.poll(() => inAgenda("Lichtjestocht door het bos"), withinASecond).toBeGreaterThan(0);

  // A spam request is rejected with a reason.
  await page.goto("/wachtrij?soort=quote");
  await page.locator("tr", { hasText: "seo-growth" }).getByRole("link").click();
  await page.getByText("Spam", { exact: true }).click();
  await button(page, "Afwijzen").click();
  await page.getByRole("status").waitFor();
  await expect.poll(() => page.locator("body").textContent()).toMatch(/Afgewezen|wees af/);

  // The request of a person is found by name, and shown on request.
  await page.goto("/offerteaanvragen");
  await page.getByLabel(/Naam, adres/).fill("van dam");
  await button(page, "Filteren").click();
  await page.locator("[data-row-link]").first().click();
  expect(await page.locator("main").textContent()).not.toContain("joost@drukkerijdepers.example");
  await button(page, /^Toon/).click();
  await page.getByText("joost@drukkerijdepers.example").first().waitFor();

  // A dead mail is tried again.
  await page.goto("/post?staat=dead");
  await page.locator("[data-row-link]").first().click();
  await button(page, "Probeer opnieuw").click();
  await page.getByRole("status").waitFor();

  // A colleague is invited, comes in, and can do the same.
  await page.goto("/mensen/uitnodigen");
  await page.getByLabel("Voornaam").fill("Bram");
  await page.getByLabel("Achternaam").fill("Smit");
  await page.getByLabel("E-mailadres").fill("bram@redactie.example");
  await page.getByLabel("Alle merken").check();
  await button(page, /Uitnodig/).click();
  await page.getByRole("status").waitFor();
  const colleague = await newBrowser();
  await colleague.goto(await invitationOf("bram@redactie.example"));
  await button(colleague, "Uitnodiging aannemen").click();
  await setUpApp(colleague);
  await heading(colleague, "Dag Bram").waitFor();
  await colleague.goto("/wachtrij?soort=message");
  await colleague.locator("[data-row-link]").first().click();
  await button(colleague, "Vrijgeven").click();
  await colleague.getByRole("status").waitFor();

  // Their session is ended: the next click leads to the login.
  await page.goto("/mensen");
  await link(page, /Bram Smit/).click();
  await button(page, "Overal uitloggen").click();
  await page.getByRole("status").waitFor();
  await colleague.goto("/wachtrij");
  await heading(colleague, "Inloggen").waitFor();

  await page.goto("/logboek");
  const log = await page.locator("main").textContent();
  for (const act of ["gaf vrij", "wees af", "bekeek de gegevens", "stuurde opnieuw", "nodigde uit", "logde in", "Bram Smit", "Spam"]) {
    expect(log).toContain(act);
  }
});

test("the same on a phone: an event is released, a message rejected, and that undone", { timeout: 60_000 }, async () => {
  const page = await newBrowser({ viewport: PHONE, hasTouch: true });
  await page.goto("/inloggen");
  await button(page, "Probeer als redactie").tap();
  await heading(page, /^Dag /).waitFor();
  await link(page, /Evenementen/).tap();
  await link(page, /Kinderkookmiddag/).tap();
  await button(page, "Vrijgeven").first().tap();
  await page.getByRole("status").waitFor();
  await expect.poll(() => inAgenda("Kinderkookmiddag: pizza van de grond"), withinASecond).toBeGreaterThan(0);
  await page.goto("/wachtrij?soort=newsletter");
  await page.locator("[data-row-link]").first().tap();
  await page.getByText("Reclame", { exact: true }).tap();
  await page.locator("form[action*=afwijzen] button[type=submit]").tap();
  await button(page, "Ongedaan maken").first().tap();
  await page.getByRole("status").waitFor();
  await page.goto("/wachtrij?soort=newsletter");
  expect(await page.locator("[data-row-link]").count()).toBe(1);
});

test(
  "the same by keyboard alone: through the list, a rejection with its reason, the next one, a release",
  { timeout: 60_000 },
  async () => {
    const page = await newBrowser();
    await page.goto("/inloggen");
    await button(page, "Probeer als redactie").focus();
    await page.keyboard.press("Enter");
    await heading(page, /^Dag /).waitFor();
    await page.goto("/wachtrij");
    const waiting = await page.locator("[data-row-link]").count();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    const second = await page.evaluate(() => document.activeElement?.textContent);
    expect(second).toBe(await page.locator("[data-row-link]").nth(1).textContent());
    await page.keyboard.press("k");
    await page.keyboard.press("Enter");
    await button(page, "Vrijgeven").first().waitFor();
    // r leads to the reasons; the arrows choose one, Enter sends.
    await page.keyboard.press("r");
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await page.getByRole("status").waitFor();
    // The next item is open already: a releases it, once somebody had the time to see it.
    await settled(page);
    await page.keyboard.press("a");
    await expect.poll(() => page.getByRole("status").textContent()).toMatch(/Vrijgegeven|gaf vrij/);
    await page.goto("/wachtrij");
    expect(await page.locator("[data-row-link]").count()).toBe(waiting - 2);
  },
);

/** Until keys act on a page that was just shown. */
const settled = (page: Page) => page.waitForTimeout(700);

test("a key that is held or pressed again at once decides one item, and so does a double click", { timeout: 60_000 }, async () => {
  // The other tests use up what waits in the trial.
  for (let count = 0; count < 3; count += 1) await addHeldMessage(server.database.db);
  const page = await newBrowser();
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  await page.goto("/inloggen");
  await button(page, "Probeer als redactie").click();
  await heading(page, /^Dag /).waitFor();
  posts.length = 0;
  await page.goto("/wachtrij?soort=message");
  const names = await page
    .locator("[data-row-link]")
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute("href") ?? "", location.href).pathname));
  await page.locator("[data-row-link]").first().click();
  await button(page, "Vrijgeven").waitFor();
  await settled(page);
  // However long this test is in pressing again, no time passes on the page of the next item.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // The second and third are repetitions by the keyboard; then the key is pressed again on the page of the next item.
  for (let times = 0; times < 3; times += 1) await page.keyboard.down("a");
  await page.getByRole("status").waitFor();
  await page.keyboard.down("a");
  await page.keyboard.up("a");
  await page.keyboard.press("a");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("inhoud");
  await page.waitForTimeout(300);
  expect(posts).toEqual([`${names[0]}/vrijgeven`]);
  await expect.poll(() => page.getByRole("status").textContent()).toContain("Vrijgegeven: ");

  await page.clock.resume();
  await button(page, "Vrijgeven").dblclick();
  await page.waitForURL((url) => !url.pathname.endsWith(names[1] ?? ""));
  await page.getByRole("status").waitFor();
  expect(posts).toEqual([`${names[0]}/vrijgeven`, `${names[1]}/vrijgeven`]);
});

test("? lists the keys of the page that is open", { timeout: 30_000 }, async () => {
  const page = await newBrowser();
  await page.goto("/inloggen");
  await button(page, "Probeer als redactie").click();
  await heading(page, /^Dag /).waitFor();
  const keysOf = async (path: string) => {
    await page.goto(path);
    await page.keyboard.press("?");
    return (await page.getByRole("dialog").locator("dl > div:visible").allTextContents()).map((line) => line.slice(0, 8));
  };
  expect((await keysOf("/account")).join()).toBe("?deze li");
  expect((await keysOf("/mensen")).map(([key]) => key)).toEqual(["j", "k", "E", "?"]);
});

/** The link of the newest invitation to an address. */
async function invitationOf(address: string): Promise<string> {
  const site = { origin: `http://nl.localhost:${server.port}` };
  await expect.poll(async () => (await mailsWith(site, address)).length).toBeGreaterThan(0);
  const [mail] = await mailsWith(site, address);
  return /http:\S+\/uitnodiging\/\S+/.exec(mail ? await mailText(site, mail) : "")?.[0] ?? "";
}
