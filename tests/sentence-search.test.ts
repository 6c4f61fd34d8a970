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
import { sentBy, type Typed } from "./support/plain-form.ts";
import { plainVisitor, type PlainPage } from "./support/plain-visitor.ts";
import { dailyQueries, labelledSentences, namesPlace, starterActivities } from "./support/sentences.ts";

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
  const words = await answer.text();
  expect(words).not.toContain("Begrepen:");
  const [, back = ""] = /href="([^"]+)"[^>]*>Zoek als zin/.exec(words) ?? [];
  const again = await product.get(back.replaceAll("&amp;", "&"));
  expect(new URL(again.headers.get("location") ?? "", "http://nl.localhost").searchParams.get("zin")).toBe(SENTENCE);
});

test("what a sentence says takes the place of what was chosen before, and what it does not say stays", async () => {
  const led = await product.get("/uitjes?personen=12&leeftijd=8&locatie=province-1&zoek=30+man+buiten+bij+Utrecht");
  const { searchParams } = new URL(led.headers.get("location") ?? "", "http://nl.localhost");
  expect([searchParams.get("personen"), searchParams.get("leeftijd")]).toEqual(["30", "8"]);
  expect(searchParams.get("locatie")).toMatch(/^city-/);
});

test.for(["kanovaren", "bierproeverij", "escape room", "kanoën"])("the plain word '%s' is searched for as it always was", async (word) => {
  expect((await ask(word)).status).toBe(200);
});

const names = z.array(z.object({ name: z.string() }));

/** Words that are searched for as they are: everyday questions, titles and organisations. */
function plainTexts(key: BrandKey): string[] {
  const file = join(import.meta.dirname, "../content/starter", key, "organisations.yaml");
  const organisations = names.parse(parse(readFileSync(file, "utf8"))).map(({ name }) => name);
  return [...dailyQueries(key), ...starterActivities({ key }).map(({ title }) => title), ...organisations];
}

test.for(brands)("what is no sentence is searched for on $key as it always was, and finds the same first", (brand) => {
  const { catalogue } = product;
  const now = new Date();
  const first = (state: SearchState) => {
    const filter = searchFilterOf(filterQueryOf(state, { brandId: brand.id, now }));
    return "kind" in filter ? undefined : catalogue.search(brand.id, filter, { page: 1, limit: 1 }).ids[0];
  };
  const texts = plainTexts(brand.key);
  const asked = texts.map((text) => ({ text, ...understandSearch(catalogue, brand, { text, current: emptySearch, now }) }));
  const taken = asked.filter(({ kind, understood: { persons, minimumAge, radiusKm, place }, text }) => {
    const isTaken = persons !== null || minimumAge !== null || radiusKm !== null || (place !== null && !namesPlace(text, place.name));
    return kind === "sentence" && isTaken;
  });
  expect(taken.length / texts.length, taken.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(0.005);
  const finding = asked.filter(({ text }) => first({ ...emptySearch, query: text }) !== undefined);
  const otherwise = finding.filter(({ text, state }) => first(state) !== first({ ...emptySearch, query: text }));
  expect(finding.length).toBeGreaterThan(200);
  expect(otherwise.length / finding.length, otherwise.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(0.01);
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

test.for(brands)("on $key nearly every sentence leads to activities, and the API counts what the page shows", async (brand) => {
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

const TOO_MUCH = "vrijgezellenfeest 12 meiden, iets creatiefs in Den Haag, zaterdag 23 mei";

/** What somebody without JavaScript comes to who types a text into the keyword field. */
const typedOn = (key: BrandKey, text: string) =>
  plainVisitor(product, key).open(`/uitjes?${new URLSearchParams({ zoek: text }).toString()}`);

/** What the strip of a page says. */
const stripOf = ({ main }: PlainPage) =>
  all(main, "p", { role: "status" })
    .map(textOf)
    .find((text) => text.includes("Begrepen")) ?? "";

test("where nothing has all that was said, the page shows what comes nearest, and says what it left out", async () => {
  const { html, url } = await landing(TOO_MUCH);
  expect(html).toMatch(/Begrepen: [^<]*Creatief · Den Haag · 12 personen/);
  expect(html).toContain("Met alles samen is er niets. Weggelaten: Vrijgezellenfeest.");
  expect(html).toContain("Niet gebruikt: zaterdag 23 mei.");
  expect(await product.client("nl").understandSearch({ text: TOO_MUCH })).toMatchObject({
    ...{ persons: 12, letGo: ["Vrijgezellenfeest"], url: `${url.pathname}${url.search}` },
    place: { name: "Den Haag" },
    filters: expect.arrayContaining([expect.objectContaining({ name: "Vrijgezellenfeest" })]),
  });
});

test("a budget is said as one price and not as its bands, and more is driven for it before more is paid", async () => {
  const { html, address } = await plainVisitor(product, "de").open(
    `/uitjes?${new URLSearchParams({ zoek: "60 Leute bei Karlsruhe unter 50 Euro" }).toString()}`,
  );
  expect(address).toContain("straal=50");
  expect(html).toMatch(/Verstanden: [^<]*60 Personen · bis 50 € p\. P\./);
  expect(html).not.toMatch(/Verstanden: [^<]*Bis 25 Euro/);
});

test("where a city has nothing, its surroundings are looked through, and the page says how far", async () => {
  const page = await typedOn("nl", "lasergamen met vakkenvullers na sluitingstijd, Almere");
  expect(page.address).toContain("&straal=50&");
  expect(stripOf(page)).toMatch(/^Begrepen: Almere · ‘lasergamen’\.Ruimer gezocht: binnen 50 km\./);
});

test("without JavaScript the strip goes along with another filter and another order, as it does with it", async () => {
  const page = await typedOn("nl", SENTENCE);
  const form = one(page.main, "form");
  const state = filterFromUrl(new URL(page.address, "http://nl.localhost").searchParams);
  const place = attribute(one(form, "input", { name: "plaats" }), "value");
  const box = all(form, "input", { name: "filters", type: "checkbox" }).find(({ attribs }) => attribs["disabled"] === undefined);
  const choices: Typed[] = [{ filters: [attribute(box ?? form, "value")] }, { sorteer: "titel" }, { personen: "20" }];
  for (const typed of choices) {
    const plain = await page.send(typed, form);
    expect(stripOf(plain)).toContain("Niet gebruikt: 12 juni, bowlen");
    const fields = new URL(sentBy(form, { typed, whole: page.whole, url: new URL("http://nl.localhost/uitjes") }).url).searchParams;
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    expect(urlOfForm(data, state, place)).toBe(plain.address);
  }
});

test("the strip says only what is still true of the search", async () => {
  const page = await typedOn("nl", SENTENCE);
  expect(stripOf(page)).toMatch(/Begrepen: .*Utrecht.*30 personen/);
  const fewer = await page.send({ personen: "20" });
  expect(stripOf(fewer)).not.toMatch(/Begrepen: [^.]*personen/);
  // What visitors change or take away is no failure to tell of.
  expect(stripOf(fewer)).toContain("Niet gebruikt: 12 juni, bowlen.");
  const anywhere = await page.send({ plaats: "" });
  expect(stripOf(anywhere)).not.toContain("Utrecht");
});

test("other words that are typed into the field end the strip, and another sentence has its own", async () => {
  const page = await typedOn("nl", SENTENCE);
  const words = await page.send({ zoek: "kanoën" });
  expect(new URL(words.address, "http://nl.localhost").searchParams.has("zin")).toBe(false);
  expect(words.html).not.toContain("Begrepen:");
  const another = await page.send({ zoek: "met 12 collega's naar Gouda", plaats: "" });
  expect(new URL(another.address, "http://nl.localhost").searchParams.get("zin")).toBe("met 12 collega's naar Gouda");
});

test("words that are searched for as they are stay so with another filter, until others are typed", async () => {
  const page = await typedOn("nl", SENTENCE);
  const literal = await page.follow("Zoek letterlijk");
  const narrowed = await literal.send({ personen: "12" });
  expect(Object.fromEntries(new URL(narrowed.address, "http://nl.localhost").searchParams)).toMatchObject({ zoek: SENTENCE, zin: LITERAL });
  const another = await literal.send({ zoek: "met 12 collega's naar Gouda" });
  expect(new URL(another.address, "http://nl.localhost").searchParams.get("zin")).toBe("met 12 collega's naar Gouda");
});

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

test.for([
  ["500 personen", 500],
  ["1000 personen", 1000],
])("a group of %s is searched for as 500 or more, and the page says so", async ([persons]) => {
  const { html, url } = await landing(`bedrijfsfeest voor ${persons} in Rotterdam`);
  expect(url.searchParams.get("personen")).toBe("500");
  expect(html).toMatch(/Begrepen: [^<.]*500\+ personen/);
});

test("an unknown place stays in its field beside a sentence, and the page says so", async () => {
  const asked = new URLSearchParams({ zoek: "30 man buiten met een rolstoel", plaats: "Xyzdorp" });
  const page = await plainVisitor(product, "nl").open(`/uitjes?${asked.toString()}`);
  expect(stripOf(page)).toContain("30 personen");
  expect(page.html).toContain("We kennen de plaats ‘Xyzdorp’ niet.");
  expect(attribute(one(one(page.main, "form"), "input", { name: "plaats" }), "value")).toBe("Xyzdorp");
});

test("a place of the sentence takes that of the field, whether that is known or not", async () => {
  for (const plaats of ["Rotterdam", "Xyzdorp"]) {
    const asked = new URLSearchParams({ zoek: "30 man buiten bij Utrecht", plaats });
    const { address, main } = await plainVisitor(product, "nl").open(`/uitjes?${asked.toString()}`);
    expect(address).not.toContain("plaats");
    expect(attribute(one(one(main, "form"), "input", { name: "plaats" }), "value")).toBe("Utrecht");
  }
});

/** The search behind the link that leads from words to a place. */
async function everythingThere(key: BrandKey, address: string, link: string): Promise<Record<string, string>> {
  const there = await (await plainVisitor(product, key).open(address)).follow(link);
  return Object.fromEntries(new URL(there.address, "http://localhost").searchParams);
}

test("a town typed as a word has a link to everything there, with what was chosen beside it", async () => {
  const there = await everythingThere("nl", "/uitjes?zoek=Amsterdam&personen=20&sorteer=titel", "uitjes in en rond Amsterdam");
  expect(there).toEqual({ locatie: expect.stringMatching(/^city-/), personen: "20" });
  // Words alone are no sentence: their page is kept for everybody.
  expect((await ask("Amsterdam")).headers.get("cache-control")).toMatch(/^public/);
  const region = await everythingThere("nl", "/uitjes?zoek=Veluwe", "uitjes op de Veluwe");
  expect(region).toEqual({ locatie: expect.stringMatching(/^region-/) });
  const german = await everythingThere("de", "/uitjes?zoek=Köln", "Ausflüge in und um Köln ansehen");
  expect(german).toEqual({ locatie: expect.stringMatching(/^city-/) });
});

test.for(["kanoën Amsterdam", "kanoën"])("'%s' says more than a place, and has no link to everything there", async (text) => {
  expect((await typedOn("nl", text)).html).not.toMatch(/Bekijk \d+ uitjes/);
});

test.for(["in Amsterdam", "uitje voor collega's in Amsterdam", "rond Amsterdam", "Amsterdam in juni", "Amsterdam geen bowlen"])(
  "'%s' says where, and leads there",
  async (text) => {
    const page = await typedOn("nl", text);
    expect(new URL(page.address, "http://nl.localhost").searchParams.get("locatie")).toMatch(/^city-/);
    expect(stripOf(page)).toMatch(/^Begrepen: Amsterdam/);
  },
);

test("a budget inside a class of prices is said as it was typed, and up to where the classes reach", async () => {
  expect(stripOf(await typedOn("be", "halve dag Mechelen max 30 euro de man"))).toContain("€ 30 p.p. (prijsklassen tot € 50)");
});

test("once every part of a sentence is taken away, nothing is said of it any more", async () => {
  const page = await typedOn("nl", "30 man buiten bij Utrecht");
  const { searchParams } = new URL(page.address, "http://nl.localhost");
  const bare = await plainVisitor(product, "nl").open(`/uitjes?zin=${encodeURIComponent(searchParams.get("zin") ?? "")}`);
  expect(bare.html).not.toContain("Zoek letterlijk");
});
