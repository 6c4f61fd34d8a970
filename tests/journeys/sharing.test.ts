import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND } from "../support/daily.ts";
import { SEARCHES } from "../support/searches.ts";
import { open } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();
const { slug, title } = SEARCHES.nl;

describe("an activity is shared", () => {
  test("by copying its link, with a message, where the device cannot share", async () => {
    const { page, context, words, origin } = await visit("nl");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, `/uitjes/${slug}`);
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.getByText(words.detail.share).click();
    await page.getByRole("button", { name: words.detail.copy }).click();
    await page.getByRole("status").getByText(words.detail.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/uitjes/${slug}`);
  });

  test("by the share function of the device where it has one", async () => {
    const { page, words, origin } = await visit("nl");
    await open(page, `/uitjes/${slug}`);
    await page.evaluate(() => {
      const share = async (what: ShareData) => void Reflect.set(window, "shared", what);
      Object.defineProperty(navigator, "share", { value: share });
    });
    await page.getByText(words.detail.share).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "shared"))).toEqual({ title, url: `${origin}/uitjes/${slug}` });
  });
});

describe("a mistake in an activity", () => {
  test("is reported with the question form, which names the activity", async () => {
    const { page, words, origin } = await visit("de");
    await page.goto(`/uitjes/${SEARCHES.de.slug}`);
    await page.getByRole("link", { name: "Fehler melden" }).click();
    await page.waitForURL(`**/helpdesk?over=${SEARCHES.de.slug}#vraag`);
    const message = page.getByLabel(words.faqForm.remark.QUESTION);
    expect(await message.inputValue()).toBe(`Zu „${SEARCHES.de.title}“ (${origin}/uitjes/${SEARCHES.de.slug}):\n`);
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  });

  test("without an activity is an ordinary question", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/helpdesk?over=bestaat-niet#vraag");
    expect(await page.getByLabel(words.faqForm.remark.QUESTION).inputValue()).toBe("");
  });
});

describe("on paper", () => {
  test.each(dailyOn("nl"))("an activity fits on one page, without controls, on %s", EVERY_BRAND, async (key) => {
    const { page, words, origin } = await visit(key);
    await open(page, `/uitjes/${LONGEST[key]}`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);

    await page.emulateMedia({ media: "print" });
    for (const what of ["header", "footer", "#offerte", "article", "nav"])
      expect(await page.locator(what).filter({ visible: true }).count()).toBe(0);
    const text = await page.locator("main").innerText();
    expect(text).toContain(`${origin}/uitjes/${LONGEST[key]}`);
    expect(text).toMatch(new RegExp(`${words.detail.paper.phone}\\s+\\+\\d`));
    expect(await page.locator("h1").evaluate((heading) => getComputedStyle(heading).color)).toBe("rgb(0, 0, 0)");
  });
});

/** The activities of the starter content with the most to print. */
const LONGEST = {
  nl: "bruggenbouwers-op-negentig-meter-met-de-voeten-op-het-tapijt",
  be: "e-chopper-door-baarle",
  de: "birken-moor-und-viel-himmel-malen-im-freien-bei-worpswede",
  kids: "breek-de-krijtcode-onder-de-erasmusbrug",
} as const;
