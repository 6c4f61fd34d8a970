import { describe, expect, test } from "vitest";
import { hold } from "../support/hold.ts";
import { fillIn, resendWith, somebody } from "../support/quote-visitor.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { isHydrated, open, PHONE, visits } from "../support/visit.ts";

const visit = visits();
const { slug, title } = SEARCHES.nl;
/** The chunks that hydrate an island, and no others. */
const MOUNT = /\/static\/assets\/mount-island-.*\.js/;

describe("a part of a page that needs its script", () => {
  test("asks for it with the first input alone, and takes less than 100 KB until it answers", async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    await open(page, `/uitjes/${slug}`);
    await page.waitForLoadState("networkidle");
    const weight = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map((entry) => (entry instanceof PerformanceResourceTiming && entry.name.endsWith(".js") ? entry.encodedBodySize : 0))
          .reduce((total, bytes) => total + bytes, 0),
      );
    expect(await weight()).toBeLessThan(15 * 1024);
    const form = await openQuoteForm(page);
    await form.locator("[name=name]").focus();
    await isHydrated(form);
    expect(await weight()).toBeGreaterThan(40 * 1024);
    expect(await weight()).toBeLessThan(100 * 1024);
  });

  test("answers a press that came before its script, once it is there", async () => {
    const { page, origin } = await visit("nl");
    const letCome = await hold(page, MOUNT);
    await open(page, `/uitjes/${slug}`);
    await page.evaluate(() => {
      const share = async (what: ShareData) => void Reflect.set(window, "shared", what);
      Object.defineProperty(navigator, "share", { value: share });
    });
    await page.locator("[data-island=share] summary").click();
    expect(await page.evaluate(() => Reflect.get(window, "shared"))).toBeUndefined();
    letCome();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "shared"))).toEqual({ title, url: `${origin}/uitjes/${slug}` });
  });

  test("keeps what was typed while its script was on its way, and judges a form that was sent meanwhile", async () => {
    const { page } = await visit("nl");
    const letCome = await hold(page, MOUNT);
    await open(page, `/uitjes/${slug}`);
    const form = await openQuoteForm(page);
    const person = somebody();
    await fillIn(form, { ...person, email: "anna@" });
    await form.locator("button[type=submit]").click();
    letCome();
    await resendWith(form, { ...person, email: "anna@" }, person.email);
    expect(new URL(page.url()).search).toBe("");
  });

  test("is a plain form where its script does not come", async () => {
    const { page } = await visit("nl", { expectsFailures: true });
    await page.route(MOUNT, (route) => route.abort());
    await open(page, `/uitjes/${slug}`);
    const form = await openQuoteForm(page);
    await fillIn(form, { ...somebody(), email: "anna@" });
    await form.locator("button[type=submit]").click();
    // The page itself comes back, with what was wrong and all that was typed.
    await page.waitForURL(`**/uitjes/${slug}#offerte`);
    await form.getByRole("alert").waitFor();
    expect(await form.locator("[name=email]").inputValue()).toBe("anna@");
  });

  test("is asked for again when the connection is back", async () => {
    const { page, context } = await visit("nl", { expectsFailures: true });
    await open(page, `/uitjes/${slug}`);
    await context.setOffline(true);
    const form = await openQuoteForm(page);
    const name = form.locator("[name=name]");
    await name.fill("Anna");
    await context.setOffline(false);
    await isHydrated(form);
    expect(await name.inputValue()).toBe("Anna");
  });
});
