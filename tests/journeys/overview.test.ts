import { describe, expect, test } from "vitest";
import { dailyOn, EVERY_BRAND, LONG_RUN } from "../support/daily.ts";
import { chips, countBeside, found } from "../support/overview-visitor.ts";
import { SEARCHES } from "../support/searches.ts";
import { open } from "../support/visit.ts";
import { warmVisits } from "../support/warm-visits.ts";

const visit = warmVisits();

describe("filters", () => {
  test("change the URL, the count and the chips together", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    const all = await found(page);
    const count = await countBeside(page, "Teambuilding");
    expect(count).toBeLessThan(all);

    await page.getByLabel("Teambuilding").check();
    await page.waitForURL(/\/uitjes\?filters=\d+$/);
    await expect.poll(() => found(page)).toBe(count);
    expect(await chips(page, words)).toEqual(["Teambuilding"]);
    expect(await page.getByRole("article").count()).toBe(Math.min(count, 15));

    await page.getByLabel("Teambuilding").uncheck();
    await page.waitForURL("**/uitjes");
    await expect.poll(() => found(page)).toBe(all);
    expect(await chips(page, words)).toEqual([]);
  });

  test("without activities are disabled, unless they are chosen", async () => {
    const { page } = await visit("nl");
    await open(page, "/uitjes?zoek=kreken");
    await page.getByLabel("Bedrijfsuitje").check();
    await page.waitForURL(/filters=/);
    const options = await page.locator("input[name=filters]").evaluateAll((inputs) =>
      inputs.map((input) => ({
        disabled: input.matches(":disabled"),
        checked: input.matches(":checked"),
        count: Number(input.parentElement?.lastElementChild?.textContent),
      })),
    );
    expect(options.filter(({ count }) => count === 0).length).toBeGreaterThan(0);
    expect(options.every(({ disabled, checked, count }) => disabled === (count === 0 && !checked))).toBe(true);

    await page.goto(`${page.url()}&personen=500`);
    expect(await page.getByLabel("Bedrijfsuitje").isEnabled()).toBe(true);
    expect(await page.getByLabel("Bedrijfsuitje").isChecked()).toBe(true);
  });

  test("can be removed one by one and all at once, and the back button restores them", async () => {
    const { page, words } = await visit("nl");
    await open(page, `/uitjes?plaats=${SEARCHES.nl.place}&personen=20&zoek=kreken`);
    expect(await chips(page, words)).toEqual(["Drimmelen", "‘kreken’", "20 personen"]);
    const few = await found(page);

    await page.getByText(words.overview.remove("‘kreken’")).locator("..").click();
    await expect.poll(() => chips(page, words)).toEqual(["Drimmelen", "20 personen"]);
    await expect.poll(() => page.getByLabel(words.overview.keywordLabel).inputValue()).toBe("");
    await page.getByRole("link", { name: words.overview.clear }).first().click();
    await expect.poll(() => chips(page, words)).toEqual([]);
    expect(await page.getByLabel(words.overview.placeLabel).inputValue()).toBe("");

    await page.goBack();
    await page.goBack();
    await expect.poll(() => chips(page, words)).toEqual(["Drimmelen", "‘kreken’", "20 personen"]);
    expect(await found(page)).toBe(few);
    expect(await page.getByLabel(words.overview.placeLabel).inputValue()).toBe("Drimmelen, Noord-Brabant");
    expect(await page.getByLabel(words.overview.keywordLabel).inputValue()).toBe("kreken");
  });

  test("apply from a copied URL", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    await page.getByLabel("Avond").or(page.getByLabel("Teambuilding")).first().check();
    await page.waitForURL(/filters=/);
    await page.getByRole("slider").fill("20");
    await page.waitForURL(/personen=20/);
    await expect.poll(async () => (await chips(page, words)).length).toBe(2);

    const friend = await visit("nl");
    await friend.page.goto(page.url());
    expect(await friend.page.getByRole("article").getByRole("heading").allInnerTexts()).toEqual(
      await page.getByRole("article").getByRole("heading").allInnerTexts(),
    );
    expect(await chips(friend.page, words)).toEqual(await chips(page, words));
  });

  test("search a place by name, and say when it is unknown", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    const place = page.getByLabel(words.overview.placeLabel);
    await place.fill("Atlantis");
    await place.press("Enter");
    await page.getByText(words.found.placeUnknown("Atlantis")).waitFor();
    expect(await place.inputValue()).toBe("Atlantis");

    await place.fill(SEARCHES.nl.place);
    await place.press("Tab");
    await page.waitForURL(/locatie=city-\d+$/);
    await expect.poll(() => place.inputValue()).toBe("Drimmelen, Noord-Brabant");
  });

  test("say that a text of punctuation alone finds nothing, and search without it", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/");
    await page.getByRole("search").getByLabel(words.home.keyword).fill("!!!");
    await page.getByRole("search").locator("button[type=submit]").click();
    await page.getByText(words.found.signsAlone).waitFor();
    expect(await chips(page, words)).toEqual([]);

    await page.getByLabel("Teambuilding").check();
    await page.waitForURL(/\/uitjes\?filters=\d+$/);
    await expect.poll(() => page.getByText(words.found.signsAlone).count()).toBe(0);
  });
});

describe("the list", () => {
  test.each(dailyOn("kids"))("shows each activity exactly once over all its pages on %s", EVERY_BRAND, async (key) => {
    const { page } = await visit(key);
    await open(page, "/uitjes");
    const total = await found(page);
    const links = await page.evaluate(async () => {
      const hrefs: (string | null)[] = [];
      // Fetches the HTML of each next page, without the pictures of 400 activities, which would take a minute.
      for (let url: string | null = "/uitjes"; url !== null;) {
        // The browser parses it as a response, since Trusted Types forbid parsing a string.
        const shown: Document = await new Promise((resolve) => {
          const asking = new XMLHttpRequest();
          asking.responseType = "document";
          asking.addEventListener("load", () => resolve(asking.response));
          asking.open("GET", url ?? "");
          asking.send();
        });
        hrefs.push(...[...shown.querySelectorAll("article h3 a")].map((link) => link.getAttribute("href")));
        url = shown.querySelector("a[rel=next]")?.getAttribute("href") ?? null;
      }
      return hrefs;
    });
    expect(links.length).toBe(total);
    expect(new Set(links).size).toBe(total);
  });

  test("shows each activity once when clicking through its pages", LONG_RUN, async () => {
    const { page, words } = await visit("kids");
    await open(page, "/uitjes");
    const total = await found(page);
    const links: (string | null)[] = [];
    for (;;) {
      const cards = page.getByRole("article").getByRole("heading").getByRole("link");
      links.push(...(await cards.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")))));
      const next = page.getByRole("link", { name: words.overview.next, exact: true });
      if ((await next.count()) === 0) break;
      const url = await next.getAttribute("href");
      await next.click();
      await page.waitForURL(`**${url}`);
      await page.locator(`[aria-current=page]`, { hasText: String(links.length / 15 + 1) }).waitFor();
    }
    expect(new Set(links).size).toBe(total);
  });

  test("has the chosen order", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes");
    const titles = () =>
      page
        .getByRole("article")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.textContent ?? ""));
    const before = await titles();
    await page.getByLabel(words.overview.sort).selectOption(words.overview.sorts.title);
    await page.waitForURL(/\/uitjes\?sorteer=titel$/);
    await expect.poll(titles).not.toEqual(before);
    const sorted = await page.getByRole("article").getByRole("heading").allInnerTexts();
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator("nl").compare));
    await page.goBack();
    await expect.poll(titles).toEqual(before);
  });

  test("says that a page after its end does not exist", async () => {
    const { page, words } = await visit("nl");
    await open(page, "/uitjes?pagina=4000");
    expect(await page.getByText(words.overview.pastEnd).isVisible()).toBe(true);
    await page.getByRole("link", { name: words.overview.previous }).click();
    await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(0);
    expect(await page.getByRole("link", { name: words.overview.next }).count()).toBe(0);
    await page.goBack();
    await page.getByRole("link", { name: words.overview.toFirstPage }).click();
    await page.waitForURL("**/uitjes");
    await expect.poll(() => page.getByRole("article").count()).toBe(15);
  });

  test("says when it is empty, and suggests what to do", async () => {
    const { page, words } = await visit("de");
    await open(page, "/uitjes?zoek=qxwzj");
    expect(await page.getByText(words.empty.title).isVisible()).toBe(true);
    expect(await page.getByText("Prüfen Sie die Schreibweise oder versuchen Sie es mit einem anderen Wort.").isVisible()).toBe(true);
    await page.locator("main").getByRole("link", { name: words.overview.clear }).last().click();
    await page.waitForURL("**/uitjes");
  });
});
