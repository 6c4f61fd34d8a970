import { afterAll, expect, test } from "vitest";
import { deEmpty } from "../content/words/empty/de.ts";
import { nlEmpty } from "../content/words/empty/nl.ts";
import { LITERAL } from "../src/activities/search-state.ts";
import { brands } from "../src/brands/brands.ts";
import { testApp } from "./support/app.ts";
import { labelledSentences, starterActivities } from "./support/sentences.ts";

const product = await testApp({ isFilled: true });
afterAll(() => product.close());

const SENTENCE = "30 man buiten bij Utrecht met een rolstoel, 12 juni, geen bowlen";

function ask(text: string, host = "nl.localhost"): Promise<Response> {
  return product.get(`/uitjes?${new URLSearchParams({ zoek: text }).toString()}`, host);
}

/** The page that a sentence leads to. */
async function landing(text: string, host = "nl.localhost"): Promise<{ url: URL; html: string; answer: Response }> {
  const led = await ask(text, host);
  expect(led.status, text).toBe(303);
  const location = led.headers.get("location") ?? "";
  const answer = await product.get(location, host);
  return { url: new URL(location, `http://${host}`), html: await answer.text(), answer };
}

test("a sentence leads to the ordinary address of what it asks, and carries itself along", async () => {
  const { url } = await landing(SENTENCE);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ personen: "30", straal: "25", zin: SENTENCE });
  expect(url.searchParams.get("locatie")).toMatch(/^city-\d+$/);
  expect(url.searchParams.has("zoek")).toBe(false);
});

test("its page says what was understood and what was not used, and each part has a chip to take away", async () => {
  const { html } = await landing(SENTENCE);
  expect(html).toContain("Begrepen:");
  expect(html).toMatch(/Niet gebruikt: 12 juni, bowlen/);
  expect(html).toContain("Zoek letterlijk");
  const chips = [...html.matchAll(/data-chip="[^"]*"[^>]*>([^<]+)/g)].map(([, name]) => name);
  expect(chips).toEqual(expect.arrayContaining(["Rolstoeltoegankelijk", "Utrecht", "30 personen"]));
});

test("nobody keeps its page or lists it, and its canonical address is the overview", async () => {
  const led = await ask(SENTENCE);
  expect(led.headers.get("cache-control")).toBe("private, no-store");
  const { answer, html } = await landing(SENTENCE);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(html).toContain('<meta name="robots" content="noodp, noindex"/>');
  expect(html).toContain('<link rel="canonical" href="http://nl.localhost:3000/uitjes"/>');
});

test("its words can be searched for as they are, and then no sentence is made of them", async () => {
  const { html } = await landing(SENTENCE);
  const [, literal = ""] = /href="([^"]+)"[^>]*>Zoek letterlijk/.exec(html) ?? [];
  const address = literal.replaceAll("&amp;", "&");
  expect(new URL(address, "http://nl.localhost").searchParams.get("zin")).toBe(LITERAL);
  const answer = await product.get(address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain("Begrepen:");
});

test("what was chosen in the other fields counts more than what the sentence says", async () => {
  const led = await product.get("/uitjes?personen=12&zoek=30+man+buiten+bij+Utrecht");
  expect(new URL(led.headers.get("location") ?? "", "http://nl.localhost").searchParams.get("personen")).toBe("12");
});

test.for(["kanovaren", "bierproeverij", "escape room", "kanoën"])("the plain word '%s' is searched for as it always was", async (word) => {
  expect((await ask(word)).status).toBe(200);
});

test.for(brands)("no title of $key is read as a sentence", async ({ key, localHost }) => {
  const titles = starterActivities({ key }).map(({ title }) => title);
  const client = product.client(key);
  const read = [];
  for (const title of titles) read.push(await client.understandSearch({ text: title }));
  const taken = read.filter(({ persons, minimumAge, place }) => persons !== null || minimumAge !== null || place !== null);
  expect(taken.length / titles.length, taken.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(0.005);
  expect(localHost).toContain(key);
});

const EMPTY = { nl: nlEmpty, be: nlEmpty, de: deEmpty };

test.for(brands)(
  "on $key nearly every sentence finds something or says what would, and the API counts what the page shows",
  async (brand) => {
    const { key, localHost, locale } = brand;
    const client = product.client(key);
    const sentences = labelledSentences(key).filter(({ doubt, stratum }) => !doubt && stratum !== "keyword");
    const [nothing, empty]: [string[], string[]] = [[], []];
    for (const [index, { text }] of sentences.entries()) {
      const { url, total } = await client.understandSearch({ text });
      if (total > 0 && index % 10 > 0) continue;
      const html = await (await product.get(url, localHost)).text();
      if (total === 0 && !html.includes(EMPTY[locale].waysTitle)) nothing.push(text);
      if (total === 0) empty.push(text);
      expect(/role="status">([\d.]+)/.exec(html)?.[1]?.replace(".", "") ?? "0", text).toBe(String(total));
    }
    expect(nothing.length / sentences.length, nothing.join("\n")).toBeLessThanOrEqual(0.05);
    expect(empty.length / sentences.length, empty.join("\n")).toBeLessThanOrEqual(0.3);
  },
);

test("the API answers with every field, null where nothing was said", async () => {
  const answer = await product.client("kids").understandSearch({ text: "kinderfeestje 6 jaar bij Arnhem als het regent, max 10 euro" });
  expect(answer).toMatchObject({
    persons: null,
    minimumAge: 6,
    place: { type: "CITY", name: "Arnhem" },
    radiusKm: null,
    near: true,
    area: null,
    budgetPerPerson: 10,
    period: null,
    negated: [],
    keywords: "",
  });
  expect(answer.filters.map(({ name }) => name)).toEqual(expect.arrayContaining(["Kinderfeestje", "Regenproof", "Tot 10 euro"]));
  expect(answer.url).toMatch(/^\/uitjes\?.*zin=/);
});
