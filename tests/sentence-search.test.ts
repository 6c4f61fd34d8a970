import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import { filterFromUrl } from "../src/activities/filter-url.ts";
import { filterQueryOf } from "../src/activities/filter-query-of.ts";
import { searchFilterOf } from "../src/activities/search-filter-of.server.ts";
import { understandSearch } from "../src/activities/understand-search.server.ts";
import type { BrandKey } from "../src/brands/brand.ts";
import { emptySearch, LITERAL, type SearchState } from "../src/activities/search-state.ts";
import { brands } from "../src/brands/brands.ts";
import { urlOfForm } from "../src/web/screens/overview/filter-form.ts";
import { testApp } from "./support/app.ts";
import { all, attribute, one, textOf } from "./support/html-parts.ts";
import { formRequest, type Typed } from "./support/form-request.ts";
import { noScriptVisitor, type NoScriptPage } from "./support/no-script-visitor.ts";
import { dailyQueries, labelledSentences, namesPlace, starterActivities } from "./support/sentences.ts";

const product = await testApp({ isFilled: true });
afterAll(() => product.close());

const SENTENCE = "30 man buiten bij Utrecht met een rolstoel, 12 juni, geen bowlen";

function ask(text: string, host = "nl.localhost"): Promise<Response> {
  return product.get(`/uitjes?${new URLSearchParams({ zoek: text }).toString()}`, host);
}

/** The page that a sentence redirects to. */
async function landing(text: string, host = "nl.localhost"): Promise<{ url: URL; html: string; answer: Response }> {
  const redirect = await ask(text, host);
  expect(redirect.status, text).toBe(303);
  const location = redirect.headers.get("location") ?? "";
  const answer = await product.get(location, host);
  return { url: new URL(location, `http://${host}`), html: await answer.text(), answer };
}

test("a sentence redirects to the normal address of its conditions, with the sentence as a parameter", async () => {
  const { url } = await landing(SENTENCE);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ personen: "30", straal: "25", zin: SENTENCE });
  expect(url.searchParams.get("locatie")).toMatch(/^city-\d+$/);
  expect(url.searchParams.has("zoek")).toBe(false);
});

test("the page of a sentence says what was understood and what was not used, and each part has a removable chip", async () => {
  const { html } = await landing(SENTENCE);
  expect(html).toContain("Begrepen:");
  expect(html).toMatch(/Niet gebruikt: 12 juni, bowlen/);
  expect(html).toContain("Zoek letterlijk");
  const chips = [...html.matchAll(/data-chip="[^"]*"[^>]*>([^<]+)/g)].map(([, name]) => name);
  expect(chips).toEqual(expect.arrayContaining(["Rolstoeltoegankelijk", "Utrecht", "30 personen"]));
});

test("the page of a sentence is neither cached nor indexed, and its canonical address is the overview", async () => {
  const redirect = await ask(SENTENCE);
  expect(redirect.headers.get("cache-control")).toBe("private, no-store");
  const { answer, html } = await landing(SENTENCE);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(html).toContain('<meta name="robots" content="noodp, noindex"/>');
  expect(html).toContain('<link rel="canonical" href="http://nl.localhost:3000/uitjes"/>');
});

test("the words can be searched for literally, and are then not read as a sentence", async () => {
  const { html } = await landing(SENTENCE);
  const [, literal = ""] = /href="([^"]+)"[^>]*>Zoek letterlijk/.exec(html) ?? [];
  const address = literal.replaceAll("&amp;", "&");
  expect(new URL(address, "http://nl.localhost").searchParams.get("zin")).toBe(LITERAL);
  const answer = await product.get(address);
  expect(answer.status).toBe(200);
  const words = await answer.text();
  expect(words).not.toContain("Begrepen:");
  const [, back = ""] = /href="([^"]+)"[^>]*>Zoek als zin/.exec(words) ?? [];
  const again = await product.get(back.replaceAll("&amp;", "&"));
  expect(new URL(again.headers.get("location") ?? "", "http://nl.localhost").searchParams.get("zin")).toBe(SENTENCE);
});

test("the conditions in a sentence replace earlier choices, and other choices stay", async () => {
  const redirect = await product.get("/uitjes?personen=12&leeftijd=8&locatie=province-1&zoek=30+man+buiten+bij+Utrecht");
  const { searchParams } = new URL(redirect.headers.get("location") ?? "", "http://nl.localhost");
  expect([searchParams.get("personen"), searchParams.get("leeftijd")]).toEqual(["30", "8"]);
  expect(searchParams.get("locatie")).toMatch(/^city-/);
});

test.for(["kanovaren", "bierproeverij", "escape room", "kanoën"])(
  "the plain word '%s' is searched for without a redirect",
  async (word) => {
    expect((await ask(word)).status).toBe(200);
  },
);

const names = z.array(z.object({ name: z.string() }));

/** Texts that are not sentences: everyday queries, titles and organisations. */
function plainTexts(key: BrandKey): string[] {
  const file = join(import.meta.dirname, "../content/starter", key, "organisations.yaml");
  const organisations = names.parse(parse(readFileSync(file, "utf8"))).map(({ name }) => name);
  return [...dailyQueries(key), ...starterActivities({ key }).map(({ title }) => title), ...organisations];
}

test.for(brands)("a text on $key that is not a sentence is searched for literally, and finds the same activity first", (brand) => {
  const { catalogue } = product;
  const now = new Date();
  const first = (state: SearchState) => {
    const filter = searchFilterOf(filterQueryOf(state, { brandId: brand.id, now }));
    return "kind" in filter ? undefined : catalogue.search(brand.id, filter, { page: 1, limit: 1 }).ids[0];
  };
  const texts = plainTexts(brand.key);
  const results = texts.map((text) => ({ text, ...understandSearch(catalogue, brand, { text, current: emptySearch, now }) }));
  const taken = results.filter(({ kind, understood: { persons, minimumAge, radiusKm, place }, text }) => {
    const isTaken = persons !== null || minimumAge !== null || radiusKm !== null || (place !== null && !namesPlace(text, place.name));
    return kind === "sentence" && isTaken;
  });
  expect(taken.length / texts.length, taken.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(0.005);
  const finding = results.filter(({ text }) => first({ ...emptySearch, query: text }) !== undefined);
  const otherwise = finding.filter(({ text, state }) => first(state) !== first({ ...emptySearch, query: text }));
  expect(finding.length).toBeGreaterThan(200);
  expect(otherwise.length / finding.length, otherwise.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(0.01);
});

test.for(brands)("no title on $key is read as a sentence", async ({ key, localHost }) => {
  const titles = starterActivities({ key }).map(({ title }) => title);
  const client = product.client(key);
  const read = [];
  for (const title of titles) read.push(await client.understandSearch({ text: title }));
  const taken = read.filter(({ persons, minimumAge, place }) => persons !== null || minimumAge !== null || place !== null);
  expect(taken.length / titles.length, taken.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(0.005);
  expect(localHost).toContain(key);
});

test.for(brands)("nearly every sentence on $key finds activities, and the API counts as many as the page", async (brand) => {
  const { key, localHost } = brand;
  const client = product.client(key);
  const sentences = labelledSentences(key).filter(({ doubt, stratum }) => !doubt && stratum !== "keyword");
  const empty: string[] = [];
  for (const [index, { text }] of sentences.entries()) {
    const { url, total } = await client.understandSearch({ text });
    if (total === 0) empty.push(text);
    if (total > 0 && index % 10 > 0) continue;
    const html = await (await product.get(url, localHost)).text();
    expect(/role="status">([\d.]+)/.exec(html)?.[1]?.replace(".", "") ?? "0", text).toBe(String(total));
  }
  expect(empty.length / sentences.length, empty.join("\n")).toBeLessThanOrEqual(0.05);
});

const TOO_SPECIFIC = "vrijgezellenfeest 12 meiden, iets creatiefs in Den Haag, zaterdag 23 mei";

/** Types a text into the keyword field without JavaScript. */
const typedOn = (key: BrandKey, text: string) =>
  noScriptVisitor(product, key).open(`/uitjes?${new URLSearchParams({ zoek: text }).toString()}`);

/** The text of a page's strip, which shows what was understood. */
const stripOf = ({ main }: NoScriptPage) =>
  all(main, "p", { role: "status" })
    .map(textOf)
    .find((text) => text.includes("Begrepen")) ?? "";

test("if nothing meets all conditions, the page shows the nearest matches, and says what it left out", async () => {
  const { html, url } = await landing(TOO_SPECIFIC);
  expect(html).toMatch(/Begrepen: [^<]*Creatief · Den Haag · 12 personen/);
  expect(html).toContain("Met alles samen is er niets. Weggelaten: Vrijgezellenfeest.");
  expect(html).toContain("Niet gebruikt: zaterdag 23 mei.");
  expect(await product.client("nl").understandSearch({ text: TOO_SPECIFIC })).toMatchObject({
    ...{ persons: 12, letGo: ["Vrijgezellenfeest"], url: `${url.pathname}${url.search}` },
    place: { name: "Den Haag" },
    filters: expect.arrayContaining([expect.objectContaining({ name: "Vrijgezellenfeest" })]),
  });
});

test("a budget is shown as one price instead of price bands, and the radius is widened before the budget", async () => {
  const { html, address } = await noScriptVisitor(product, "de").open(
    `/uitjes?${new URLSearchParams({ zoek: "60 Leute bei Karlsruhe unter 50 Euro" }).toString()}`,
  );
  expect(address).toContain("straal=50");
  expect(html).toMatch(/Verstanden: [^<]*60 Personen · bis 50 € p\. P\./);
  expect(html).not.toMatch(/Verstanden: [^<]*Bis 25 Euro/);
});

test("if a city has nothing, its surroundings are searched, and the page says how far", async () => {
  const page = await typedOn("nl", "lasergamen met vakkenvullers na sluitingstijd, Almere");
  expect(page.address).toContain("&straal=50&");
  expect(stripOf(page)).toMatch(/^Begrepen: Almere · ‘lasergamen’\.Ruimer gezocht: binnen 50 km\./);
});

test("choosing another filter or order keeps the strip, without JavaScript as well as with it", async () => {
  const page = await typedOn("nl", SENTENCE);
  const form = one(page.main, "form");
  const state = filterFromUrl(new URL(page.address, "http://nl.localhost").searchParams);
  const place = attribute(one(form, "input", { name: "plaats" }), "value");
  const box = all(form, "input", { name: "filters", type: "checkbox" }).find(({ attribs }) => attribs["disabled"] === undefined);
  const choices: Typed[] = [{ filters: [attribute(box ?? form, "value")] }, { sorteer: "titel" }, { personen: "20" }];
  for (const typed of choices) {
    const plain = await page.send(typed, form);
    expect(stripOf(plain)).toContain("Niet gebruikt: 12 juni, bowlen");
    const fields = new URL(formRequest(form, { typed, whole: page.whole, url: new URL("http://nl.localhost/uitjes") }).url).searchParams;
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    expect(urlOfForm(data, state, place)).toBe(plain.address);
  }
});

test("the strip shows only conditions that the search still has", async () => {
  const page = await typedOn("nl", SENTENCE);
  expect(stripOf(page)).toMatch(/Begrepen: .*Utrecht.*30 personen/);
  const fewer = await page.send({ personen: "20" });
  expect(stripOf(fewer)).not.toMatch(/Begrepen: [^.]*personen/);
  // A condition that visitors change themselves is not reported as unused.
  expect(stripOf(fewer)).toContain("Niet gebruikt: 12 juni, bowlen.");
  const anywhere = await page.send({ plaats: "" });
  expect(stripOf(anywhere)).not.toContain("Utrecht");
});

test("other words in the field remove the strip, and another sentence replaces it", async () => {
  const page = await typedOn("nl", SENTENCE);
  const words = await page.send({ zoek: "kanoën" });
  expect(new URL(words.address, "http://nl.localhost").searchParams.has("zin")).toBe(false);
  expect(words.html).not.toContain("Begrepen:");
  const another = await page.send({ zoek: "met 12 collega's naar Gouda", plaats: "" });
  expect(new URL(another.address, "http://nl.localhost").searchParams.get("zin")).toBe("met 12 collega's naar Gouda");
});

test("a literal search stays literal with another filter, until other words are typed", async () => {
  const page = await typedOn("nl", SENTENCE);
  const literal = await page.follow("Zoek letterlijk");
  const narrowed = await literal.send({ personen: "12" });
  expect(Object.fromEntries(new URL(narrowed.address, "http://nl.localhost").searchParams)).toMatchObject({ zoek: SENTENCE, zin: LITERAL });
  const another = await literal.send({ zoek: "met 12 collega's naar Gouda" });
  expect(new URL(another.address, "http://nl.localhost").searchParams.get("zin")).toBe("met 12 collega's naar Gouda");
});

test("the API answers with every field, null if the sentence does not mention it", async () => {
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

test.for([
  ["500 personen", 500],
  ["1000 personen", 1000],
])("a group of %s is searched for as 500 or more, and the page says so", async ([persons]) => {
  const { html, url } = await landing(`bedrijfsfeest voor ${persons} in Rotterdam`);
  expect(url.searchParams.get("personen")).toBe("500");
  expect(html).toMatch(/Begrepen: [^<.]*500\+ personen/);
});

test("an unknown place stays in its field beside a sentence, and the page says so", async () => {
  const query = new URLSearchParams({ zoek: "30 man buiten met een rolstoel", plaats: "Xyzdorp" });
  const page = await noScriptVisitor(product, "nl").open(`/uitjes?${query.toString()}`);
  expect(stripOf(page)).toContain("30 personen");
  expect(page.html).toContain("We kennen de plaats ‘Xyzdorp’ niet.");
  expect(attribute(one(one(page.main, "form"), "input", { name: "plaats" }), "value")).toBe("Xyzdorp");
});

test("a place in the sentence replaces the one in the field, whether that is known or not", async () => {
  for (const plaats of ["Rotterdam", "Xyzdorp"]) {
    const query = new URLSearchParams({ zoek: "30 man buiten bij Utrecht", plaats });
    const { address, main } = await noScriptVisitor(product, "nl").open(`/uitjes?${query.toString()}`);
    expect(address).not.toContain("plaats");
    expect(attribute(one(one(main, "form"), "input", { name: "plaats" }), "value")).toBe("Utrecht");
  }
});

/** The query parameters of the page that a link from words to a place opens. */
async function everythingThere(key: BrandKey, address: string, link: string): Promise<Record<string, string>> {
  const there = await (await noScriptVisitor(product, key).open(address)).follow(link);
  return Object.fromEntries(new URL(there.address, "http://localhost").searchParams);
}

test("a town typed as keyword has a link to everything there, which keeps the other choices", async () => {
  const there = await everythingThere("nl", "/uitjes?zoek=Amsterdam&personen=20&sorteer=titel", "uitjes in en rond Amsterdam");
  expect(there).toEqual({ locatie: expect.stringMatching(/^city-/), personen: "20" });
  // A page of keywords is public: it is the same for all visitors.
  expect((await ask("Amsterdam")).headers.get("cache-control")).toMatch(/^public/);
  const region = await everythingThere("nl", "/uitjes?zoek=Veluwe", "uitjes op de Veluwe");
  expect(region).toEqual({ locatie: expect.stringMatching(/^region-/) });
  const german = await everythingThere("de", "/uitjes?zoek=Köln", "Ausflüge in und um Köln ansehen");
  expect(german).toEqual({ locatie: expect.stringMatching(/^city-/) });
});

test.for(["kanoën Amsterdam", "kanoën"])("'%s' is more than a place, and has no link to everything there", async (text) => {
  expect((await typedOn("nl", text)).html).not.toMatch(/Bekijk \d+ uitjes/);
});

test.for(["in Amsterdam", "uitje voor collega's in Amsterdam", "rond Amsterdam", "Amsterdam in juni", "Amsterdam geen bowlen"])(
  "'%s' names a place, and redirects to the search there",
  async (text) => {
    const page = await typedOn("nl", text);
    expect(new URL(page.address, "http://nl.localhost").searchParams.get("locatie")).toMatch(/^city-/);
    expect(stripOf(page)).toMatch(/^Begrepen: Amsterdam/);
  },
);

test("a budget within a price band is shown as typed, with the upper bound of that band", async () => {
  expect(stripOf(await typedOn("be", "halve dag Mechelen max 30 euro de man"))).toContain("€ 30 p.p. (prijsklassen tot € 50)");
});

test("once every part of a sentence is removed, the strip is gone", async () => {
  const page = await typedOn("nl", "30 man buiten bij Utrecht");
  const { searchParams } = new URL(page.address, "http://nl.localhost");
  const bare = await noScriptVisitor(product, "nl").open(`/uitjes?zin=${encodeURIComponent(searchParams.get("zin") ?? "")}`);
  expect(bare.html).not.toContain("Zoek letterlijk");
});
