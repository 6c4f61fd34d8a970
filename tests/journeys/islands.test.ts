import { describe, expect, test } from "vitest";
import { holdRequests } from "../support/hold-requests.ts";
import { fillIn, resendWith, newPerson } from "../support/quote-visitor.ts";
import { openQuoteForm } from "../support/screens.ts";
import { SEARCHES } from "../support/searches.ts";
import { waitForIsland, open, PHONE, visits } from "../support/visit.ts";

const visit = visits();
const { slug, title } = SEARCHES.nl;
/** Only the chunks that hydrate islands. */
const MOUNT = /\/static\/assets\/mount-island-.*\.js/;

describe("an island of a page", () => {
  test("loads its script on the first input, and less than 100 KB until it is hydrated", async () => {
    const { page } = await visit("nl", { viewport: PHONE });
    await open(page, `/uitjes/${slug}`);
    await page.waitForLoadState("networkidle");
    /** Bytes of the scripts that were requested until then. */
    const weight = (until_ms: number) =>
      page.evaluate(
        (until) =>
          performance
            .getEntriesByType("resource")
            .filter(({ name, startTime }) => name.endsWith(".js") && startTime <= until)
            .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0))
            .reduce((total, bytes) => total + bytes, 0),
        until_ms,
      );
    expect(await weight(Infinity)).toBeLessThan(15 * 1024);
    // Nothing is focused before: a focus during hydration already requests the rules that check the form.
    const hydrated_ms = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const island = document.querySelector("[data-island=quote]");
          if (!island) throw new Error("The page has no quote form.");
          new MutationObserver(() => resolve(performance.now())).observe(island, { attributeFilter: ["data-hydrated"] });
        }),
    );
    const form = await openQuoteForm(page);
    await waitForIsland(form);
    const bytes = await weight(await hydrated_ms);
    expect(bytes).toBeGreaterThan(40 * 1024);
    expect(bytes).toBeLessThan(100 * 1024);
  });

  test("a press before hydration is not lost", async () => {
    const { page, origin } = await visit("nl");
    const release = await holdRequests(page, MOUNT);
    await open(page, `/uitjes/${slug}`);
    await page.evaluate(() => {
      const share = async (what: ShareData) => void Reflect.set(window, "shared", what);
      Object.defineProperty(navigator, "share", { value: share });
    });
    await page.locator("[data-island=share] summary").click();
    expect(await page.evaluate(() => Reflect.get(window, "shared"))).toBeUndefined();
    release();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "shared"))).toEqual({ title, url: `${origin}/uitjes/${slug}` });
  });

  test("text typed before hydration stays, and a form sent meanwhile is validated", async () => {
    const { page } = await visit("nl");
    const release = await holdRequests(page, MOUNT);
    await open(page, `/uitjes/${slug}`);
    const form = await openQuoteForm(page);
    const person = newPerson();
    await fillIn(form, { ...person, email: "anna@" });
    await form.locator("button[type=submit]").click();
    release();
    await resendWith(form, { ...person, email: "anna@" }, person.email);
    expect(new URL(page.url()).search).toBe("");
  });

  test("works as a plain form when its script fails to load", async () => {
    const { page } = await visit("nl", { expectsFailures: true });
    await page.route(MOUNT, (route) => route.abort());
    await open(page, `/uitjes/${slug}`);
    const form = await openQuoteForm(page);
    await fillIn(form, { ...newPerson(), email: "anna@" });
    await form.locator("button[type=submit]").click();
    // The server returns the page with the errors and all fields.
    await page.waitForURL(`**/uitjes/${slug}#offerte`);
    await form.getByRole("alert").waitFor();
    expect(await form.locator("[name=email]").inputValue()).toBe("anna@");
  });

  test("is loaded again once online", async () => {
    const { page, context } = await visit("nl", { expectsFailures: true });
    await open(page, `/uitjes/${slug}`);
    await context.setOffline(true);
    const form = await openQuoteForm(page);
    const name = form.locator("[name=name]");
    await name.fill("Anna");
    await context.setOffline(false);
    await waitForIsland(form);
    expect(await name.inputValue()).toBe("Anna");
  });
});
