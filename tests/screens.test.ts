import { afterAll, describe, expect, test } from "vitest";
import { blogImage } from "../src/articles/blogs/blog-card.ts";
import { readBlogs } from "../src/articles/blogs/read-blogs.server.ts";
import { brands } from "../src/brands/brands.ts";
import { testApp } from "./support/app.ts";
import { all, attribute, fieldIn, linkIn, one, textOf, valueOf, type Element } from "./support/html-parts.ts";
import { noScriptVisitor } from "./support/no-script-visitor.ts";
import { SEARCHES } from "./support/searches.ts";

const product = await testApp({ isFilled: true });
const { get, close, db, catalogue } = product;
afterAll(close);

/** The content of `<main>`, without React's comments between texts. */
async function mainOf(path: string, host = "nl.localhost"): Promise<string> {
  const html = (await (await get(path, host)).text()).replaceAll("<!-- -->", "");
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
}

async function footerOf(host: string): Promise<string> {
  const html = await (await get("/", host)).text();
  return /<footer.*<\/footer>/s.exec(html)?.[0] ?? "";
}

const articles = await readBlogs("content/blogs");
const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;
const CARD = /<article/g;

describe("the overview", async () => {
  const html = await mainOf("/uitjes");
  const cards = [...html.matchAll(CARD)].map(({ index }) => index);

  test("has a header with title and picture, fifteen cards, and ends with the help block", () => {
    expect(html).toMatch(/<img[^>]*panorama-nl\.svg/);
    expect(html).toContain("<h1>Bedrijfsuitjes</h1>");
    expect(cards).toHaveLength(15);
    expect(html.lastIndexOf('href="/helpdesk"')).toBeGreaterThan(cards.at(-1) ?? Infinity);
  });

  test("ends with the footer, followed by no text except that of the menu", async () => {
    const whole = await (await get("/uitjes")).text();
    const [, after = ""] = whole.split("</main>");
    expect(after).toMatch(/^<footer[ >]/);
    const behind = after.slice(after.indexOf("</footer>")).replace(/<dialog.*<\/dialog>|<(script|template).*?<\/\1>/gs, "");
    expect(behind.replace(/<[^>]*>/g, "")).toBe("");
  });

  test("shows the checklist above the cards and after the eighth, and the banner after the third", () => {
    const lists = [...html.matchAll(/<strong>Kwaliteit<\/strong>/g)].map(({ index }) => index);
    const [, , third = 0, fourth = 0] = cards;
    const [eighth = 0, ninth = 0] = cards.slice(7);
    const banner = html.indexOf('href="/banner/');
    expect(lists).toHaveLength(2);
    expect(lists[0]).toBeLessThan(cards[0] ?? 0);
    expect(lists[1] ?? 0).toBeGreaterThan(eighth);
    expect(lists[1] ?? 0).toBeLessThan(ninth);
    expect(banner).toBeGreaterThan(third);
    expect(banner).toBeLessThan(fourth);
  });

  test("has every filter group with counts except the special wishes, and fields for place, persons, area, age and keyword", () => {
    for (const group of ["Soort uitje", "Activiteiten", "Budget per persoon", "Duur", "Dagdeel", "Seizoen", "Sfeer"])
      expect(html).toContain(`>${group}</span>`);
    expect(html).not.toContain("Speciale wensen");
    for (const control of ['name="plaats"', 'name="personen"', 'name="gebied"', 'name="leeftijd"', 'name="zoek"', 'name="filters"']) {
      expect(html).toContain(control);
    }
    for (const area of ["In eigen land", "Europa", "Buiten Europa"]) expect(html).toContain(area);
  });

  test("filters by indoors and outdoors, with the number of each, and such a page is not indexed", async () => {
    const sides = [...html.matchAll(/name="waar" value="(\w+)"\/><span>(\w+)<\/span><span[^>]*>(\d+)</g)].map((found) => found.slice(1));
    expect(sides).toEqual([
      ["binnen", "Binnen", String(catalogue.count(1, { indoorOutdoor: "INDOOR" }))],
      ["buiten", "Buiten", String(catalogue.count(1, { indoorOutdoor: "OUTDOOR" }))],
    ]);
    const indoors = await (await get("/uitjes?waar=binnen")).text();
    expect(indoors).toContain(`>${sides[0]?.[2]} uitjes gevonden<`);
    expect(indoors).toMatch(/data-chip="true"[^>]*>Binnen</);
    expect(indoors).toMatch(/name="waar" checked="" value="binnen"/);
    expect(indoors).toMatch(/<meta name="robots" content="noodp, ?noindex/);
    expect(indoors).toMatch(/<link rel="canonical" href="[^"?]*\/uitjes"/);
    const either = await mainOf("/uitjes?waar=binnen,buiten");
    expect(either).toContain(`>${catalogue.count(1, {})} uitjes gevonden<`);
    expect(count(either, /data-chip/g)).toBe(2);
  });

  test("has the filter for indoors and outdoors first on kids, and after the persons on other brands", async () => {
    const namesOf = (main: string) => [...main.matchAll(/<summary><span[^>]*>([^<]*)/g)].map(([, name]) => name);
    expect(namesOf(await mainOf("/uitjes", "kids.localhost")).slice(0, 2)).toEqual(["Binnen of buiten", "Plaats"]);
    expect(namesOf(html).slice(0, 4)).toEqual(["Plaats", "Trefwoord", "Personen", "Binnen of buiten"]);
  });

  test("has a skip link past the filters to the results", () => {
    const skip = html.indexOf('href="#resultaten">Naar resultaten</a>');
    expect(skip).toBeGreaterThan(html.indexOf("</h1>"));
    expect(skip).toBeLessThan(html.indexOf("<form"));
    expect(html.indexOf('<h2 id="resultaten"')).toBeGreaterThan(html.indexOf("</form>"));
    expect(html.indexOf('<h2 id="resultaten"')).toBeLessThan(html.indexOf("<article"));
  });

  test("has an introduction without a search only", async () => {
    const lead = "Van een middag op het water tot een avond vol quizvragen";
    expect(html).toContain(lead);
    expect(await mainOf("/uitjes?zoek=bier")).not.toContain(lead);
    expect(await mainOf("/uitjes?zoek=qxwzj")).not.toContain(lead);
  });

  test("has options for ages from 1 to 12 and for 0 to 500 persons", () => {
    expect(count(html, /<option value="\d+">Vanaf \d+ jaar<\/option>/g)).toBe(12);
    expect(html).toContain("Vanaf 12 jaar");
    expect(html).toMatch(/type="range" min="0" max="500"/);
    expect(html).toMatch(/<input type="number" min="0"[^>]*max="500"[^>]*name="personen"/);
    expect(html).toContain("500+");
  });

  test("has a pager with up to five numbers, next and previous", () => {
    const pages = /<nav[^>]*aria-label="Pagina’s">(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
    const last = String(Math.ceil(catalogue.search(1, {}, { page: 1, limit: 1 }).total / 15));
    expect([...pages.matchAll(/aria-label="Pagina (\d+)"/g)].map(([, page]) => page)).toEqual(["1", "2", "3", "4", "5", last]);
    expect(pages).toContain("Volgende");
    expect(pages).toContain("Vorige");
  });

  test("can be sorted by relevance if there is a text", async () => {
    expect(html).not.toContain('<option value="relevantie"');
    expect(await mainOf("/uitjes?zoek=bier")).toContain('<option value="relevantie">Relevantie</option>');
  });

  test("shows the number of results and the conditions, with a link to clear them", async () => {
    const narrowed = await mainOf("/uitjes?zoek=bier&personen=20");
    expect(narrowed).toMatch(/<h1>\d+ uitjes? voor 20 personen<\/h1>/);
    for (const word of ["gevonden", "‘bier’", "20 personen", "Alles wissen"]) expect(narrowed).toContain(word);
    expect(html).not.toContain("Alles wissen");
  });
});

test.each(brands)(
  "home on $name has a card for every filter of its category group, with the number of activities",
  async ({ id, localHost, ...brand }) => {
    const html = await mainOf("/", localHost);
    const cards = [...html.matchAll(/<li><a [^>]*href="\/uitjes\?filters=([\d,]+)".*?<\/a>/gs)];
    const group = catalogue.directory(id).filterGroups.find(({ name }) => name === brand.categoryGroup);
    expect(cards.map(([, filters]) => Number(filters))).toEqual(group?.filters.map((filter) => filter.id));
    for (const [index, [card]] of cards.entries()) {
      const { id: filter = 0, name = "" } = group?.filters[index] ?? {};
      expect(card).toContain("<img ");
      expect(card).toMatch(new RegExp(`>${name}</span><span[^>]*>${catalogue.count(id, { filters: [filter] })} `));
    }
  },
);

async function filterNamed(platform: number, name: string): Promise<number> {
  const filter = db.selectFrom("filter").select("id").where("platform_id", "=", platform).where("name", "=", name);
  return (await filter.executeTakeFirstOrThrow()).id;
}

describe("a card", async () => {
  const html = await mainOf("/uitjes?sorteer=titel");
  const [, card = ""] = html.split("<article");

  test("links its title to the activity, links to the organisation, and shows pictures, description and persons", () => {
    expect(card).toMatch(/<h3><a [^>]*href="\/uitjes\/[a-z0-9-]+"/);
    expect(card).toMatch(/href="\/overzicht\/[a-z0-9-]+-\d+"/);
    expect(count(card, /<img [^>]*width="400"/g)).toBeGreaterThanOrEqual(3);
    expect(card).toMatch(/personen<\/li>/);
    expect(card).toContain("Bekijk uitje");
    expect(card).toContain("Meer");
    expect(card).toContain("Minder");
  });

  test("shows age and indoor or outdoor on kids", async () => {
    const [, kids = ""] = (await mainOf("/uitjes", "kids.localhost")).split("<article");
    expect(kids).toMatch(/(Vanaf \d+ jaar|\d+ t\/m \d+ jaar|Alle leeftijden)<\/li>/);
    expect(kids).toMatch(/(Alleen Binnen|Alleen Buiten|Binnen en Buiten)<\/li>/);
    const signs = await mainOf("/uitjes?sorteer=titel", "kids.localhost");
    for (const [sign, words] of [
      ["home", "Alleen Binnen"],
      ["sun", "Alleen Buiten"],
    ] as const) {
      const beside = [...signs.matchAll(new RegExp(`#([a-z-]+)"></use></svg>${words}`, "g"))].map(([, name]) => name);
      expect([words, new Set(beside)]).toEqual([words, new Set([sign])]);
    }
    expect(kids).not.toMatch(/personen<\/li>/);
  });

  test("shows the lowest price and the duration, and for companies whether VAT is included", async () => {
    const cost = / (?:p\.p\.|per groep)(?: · [\d,]+ (?:uur|min|dagen)[^<]*)?<\/span>/;
    const companies = await mainOf("/uitjes?filters=" + (await filterNamed(1, "25 tot 50 euro")));
    expect(companies).toMatch(/vanaf € (?:2[5-9]|3\d|4\d|50)(?:,\d\d)? p\.p\. · [\d,]+ uur<\/span><small>excl\. btw<\/small>/);
    const families = await mainOf("/uitjes", "kids.localhost");
    expect(families).toMatch(cost);
    expect(families).not.toContain("btw");
    const germans = await mainOf("/uitjes", "de.localhost");
    expect(germans).toMatch(
      /ab [\d.,]+ € (?:p\. P\.|pro Gruppe)(?: · [\d,]+ (?:Std\.|Min\.|Tage)[^<]*)?<\/span><small>(?:zzgl|inkl)\. MwSt\.<\/small>/,
    );
  });

  test("cuts a title at 70 characters, and at 45 where CSS hides the rest", async () => {
    const title = `A${"b".repeat(80)}`;
    const rename = (text: string) => db.updateTable("activity").set({ title: text }).where("slug", "=", "het-gestolen-blauw").execute();
    const { title: own } = await db
      .selectFrom("activity")
      .select("title")
      .where("slug", "=", "het-gestolen-blauw")
      .executeTakeFirstOrThrow();
    await rename(title);
    await catalogue.refresh();
    const page = await (await get("/uitjes?zoek=Abbb")).text();
    await rename(own);
    await catalogue.refresh();
    expect(page).toMatch(
      new RegExp(`>${title.slice(0, 45)}<span[^>]*>${title.slice(45, 70)}</span><span[^>]*aria-hidden="true">…</span></a>`),
    );
  });
});

describe("a detail", async () => {
  const html = await mainOf("/uitjes/het-gestolen-blauw");

  test("has breadcrumbs, pictures, facts, description, phone, website and the form", () => {
    expect(html).toMatch(/href="\/"[^>]*>Uitjesbaas<\/a>.*href="\/uitjes"[^>]*>Uitjes<\/a>.*aria-current="page"/s);
    expect(count(html, /href="\/static\/scenes\//g)).toBeGreaterThanOrEqual(3);
    for (const part of ["Groep", "Plaats", "Waar", "Toon telefoonnummer", "Bekijk website", "Vraag een offerte aan"])
      expect(html).toContain(part);
    expect(html).toMatch(/<details data-analytics-event="phone"><summary[^>]*>.*Toon telefoonnummer.*href="tel:/s);
  });

  test("has the facts for an organiser, and a link to ask the provider for unknown ones", async () => {
    const outside = await mainOf("/uitjes/overleven-met-een-botte-zaag-in-de-bossen-bij-oisterwijk");
    const [, block = ""] = /<h2>Wat je moet weten<\/h2>(.*?)<\/section>/s.exec(outside) ?? [];
    expect(block).toContain("<dt>Prijs</dt><dd>Vanaf € 57,50 per persoon, excl. btw</dd>");
    expect(block).toContain("<dt>Bij regen</dt><dd>Gaat gewoon door</dd>");
    expect(block).toMatch(/bevestigd [a-z]+ 20\d\d/);
    expect(block).toMatch(
      /Openbaar vervoer, seizoen, vooraf aanvragen en annuleren:.*<a [^>]*href="#offerte"[^>]*>vraag de aanbieder<\/a>/s,
    );
    expect(count(outside, /vraag de aanbieder/g)).toBe(1);

    const german = await mainOf("/uitjes/mit-dem-kanu-durch-die-fliesse-des-spreewalds", "de.localhost");
    expect(german).toContain("<h2>Gut zu wissen</h2>");
    expect(german).toMatch(/<dt>Preis<\/dt><dd>Ab [\d.,]+ € pro (Person|Gruppe), (zzgl|inkl)\. MwSt\.<\/dd>/);
  });

  test("links from outdoor to nearby indoor activities, and to activities of the same kind of other providers", async () => {
    const outside = await mainOf("/uitjes/overleven-met-een-botte-zaag-in-de-bossen-bij-oisterwijk");
    const [, plan = ""] = /<h2>Regent het\? Binnen, dichtbij<\/h2>(.*?)<\/section>/s.exec(outside) ?? [];
    expect(count(plan, /<a [^>]*href="\/uitjes\//g)).toBeGreaterThanOrEqual(3);
    expect(plan).toMatch(/± \d+ km/);
    const [, alike = ""] = /<h2>Vergelijkbare uitjes van anderen<\/h2>(.*)/s.exec(outside) ?? [];
    expect(count(alike, /<article/g)).toBe(6);
    expect(alike).not.toContain(">De Bosbaas<");
    expect(html).not.toContain("Regent het?");
  });

  test("has every field of the form, with man selected and the newsletter not", () => {
    for (const field of [
      "gender",
      "name",
      "companyName",
      "email",
      "phone",
      "numberOfPersons",
      "plannedDate",
      "address",
      "zipcode",
      "city",
      "description",
      "subscribe",
    ]) {
      expect(html).toContain(`name="${field}"`);
    }
    expect(html).toMatch(/<input[^>]*value="man"[^>]*checked=""|<input[^>]*checked=""[^>]*value="man"/);
    expect(html).not.toMatch(/name="subscribe"[^>]*checked/);
  });

  test("reports a searched group that is too large, and links to activities for it", async () => {
    const group = { persons_min: 4, persons_max: 16 };
    const { personsMin, personsMax } = await db
      .selectFrom("activity")
      .select(["persons_min as personsMin", "persons_max as personsMax"])
      .where("slug", "=", "het-gestolen-blauw")
      .executeTakeFirstOrThrow();
    const change = (values: Partial<typeof group> | { persons_min: number | null; persons_max: number | null }) =>
      db.updateTable("activity").set(values).where("slug", "=", "het-gestolen-blauw").execute();
    await change(group);
    await catalogue.refresh();
    const pages = await Promise.all([40, 16].map((persons) => mainOf(`/uitjes/het-gestolen-blauw?personen=${persons}`)));
    await change({ persons_min: personsMin, persons_max: personsMax });
    await catalogue.refresh();
    expect(pages[0]).toMatch(/Dit uitje is voor 4 tot en met 16 personen\. [^<]*<a[^>]*href="\/uitjes\?locatie=city-\d+&amp;personen=40"/);
    expect(pages[1]).not.toContain("Dit uitje is voor");
  });

  test("does not show a hidden website", async () => {
    const { slug } = await db
      .selectFrom("activity")
      .select("slug")
      .where("platform_id", "=", 1)
      .where("show_website", "=", false)
      .where("approved", "=", true)
      .where("original_id", "is", null)
      .executeTakeFirstOrThrow();
    expect(await mainOf(`/uitjes/${slug}`)).not.toContain("Bekijk website");
  });
});

describe.each(brands)("the articles of $name", (brand) => {
  const { blogs, blogList, name } = brand;
  const { open, words } = noScriptVisitor(product, brand.key);

  test("are listed with a title and description of this brand, in the head too", async () => {
    const { html, whole, main } = await open("/blogs");
    const header = one(main, "header");
    expect([textOf(one(header, "h1")), textOf(one(header, "p"))]).toEqual([blogs.title, blogs.lead]);
    expect(textOf(one(whole, "title"))).toBe(`${blogs.metaTitle} | ${name}`);
    expect(attribute(one(whole, "meta", { name: "description" }), "content")).toBe(blogs.metaDescription);
    const others = brands.filter((other) => other !== brand).flatMap((other) => [other.blogs.title, other.blogs.lead]);
    expect(others.filter((text) => html.includes(text))).toEqual([]);
  });

  test("are cards with a picture 400 px wide and a button", async () => {
    const cards = all((await open("/blogs")).main, "article");
    expect(cards).toHaveLength(articles[blogList].length);
    expect(new Set(cards.flatMap((card) => all(card, "img")).map((image) => attribute(image, "width")))).toEqual(new Set(["400"]));
    expect(cards.filter((card) => all(card, "img").length !== 1)).toEqual([]);
    expect(new Set(cards.map((card) => textOf(one(card, "span"))))).toEqual(new Set([words.blogCard.button.title]));
  });

  test("show breadcrumbs, picture, title and text", async () => {
    for (const article of articles[blogList].slice(0, 3)) {
      const { html, main } = await open(`/blog/${article.id}`);
      const way = all(one(main, "nav", { "aria-label": words.header.breadcrumbs }), "li");
      expect(way.map(textOf)).toEqual([name, words.blogs.breadcrumb, article.title]);
      expect(way.flatMap((step) => all(step, "a")).map((link) => attribute(link, "href"))).toEqual(["/", "/blogs"]);
      expect(way.map((step) => attribute(step, "aria-current"))).toEqual(["", "", "page"]);
      const header = one(main, "header");
      expect(textOf(one(header, "h1"))).toBe(article.title);
      expect(attribute(one(header, "img"), "src")).toBe(blogImage(brand, article).url);
      expect(html).toContain(article.html);
    }
  });
});

describe("the picture", () => {
  test.each([
    { whose: "card", path: "/uitjes", width: "400", of: (main: Element) => cardIn(main) },
    { whose: "category", path: "/", width: "500", of: (main: Element) => categoryIn(main) },
    { whose: "banner", path: "/uitjes", width: "1000", of: (main: Element) => bannerIn(main) },
    { whose: "header", path: "/helpdesk", width: "1920", of: (main: Element) => main },
  ])("of a $whose is $width px wide, as specified", async ({ path, width, of }) => {
    const { main } = await noScriptVisitor(product, "nl").open(path);
    expect(attribute(one(of(main), "img"), "width")).toBe(width);
  });

  test("of the last card is a single image that loads lazily", async () => {
    const { main } = await noScriptVisitor(product, "nl").open("/uitjes");
    const first = one(all(main, "article").findLast((card) => all(card, "img").length > 0) ?? main, "img");
    expect(attribute(first, "src")).toMatch(/^\/static\/scenes\//);
    expect(attribute(first, "loading")).toBe("lazy");
  });
});

/** The first card with a picture: not every activity has one. */
function cardIn(main: Element): Element {
  return all(main, "article").find((card) => all(card, "img").length > 0) ?? expect.fail("No card has a picture.");
}

function categoryIn(main: Element): Element {
  const found = all(main, "a").find((link) => attribute(link, "href").startsWith("/uitjes?") && all(link, "img").length > 0);
  return found ?? expect.fail("No category has a picture.");
}

function bannerIn(main: Element): Element {
  const found = all(main, "aside").find(({ attribs }) => attribs["data-banner"] !== undefined);
  return found ?? expect.fail("There is no banner.");
}

describe("an activity without JavaScript", () => {
  test("is passed on by mail or WhatsApp", async () => {
    const { open, words, origin } = noScriptVisitor(product, "nl");
    const { slug, title } = SEARCHES.nl;
    const { main } = await open(`/uitjes/${slug}`);
    const href = attribute(linkIn(main, words.detail.mail), "href");
    expect(href).toMatch(/^mailto:\?/);
    const mail = new URLSearchParams(href.slice("mailto:?".length));
    expect([mail.get("subject"), mail.get("body")]).toEqual([title, `${origin}/uitjes/${slug}`]);
    const whatsApp = new URL(attribute(linkIn(main, "WhatsApp"), "href"));
    expect([whatsApp.host, whatsApp.searchParams.get("text")]).toEqual(["wa.me", `${title} ${origin}/uitjes/${slug}`]);
  });

  test("has a link to report an error with the question form, which names the activity", async () => {
    const { open, words, origin } = noScriptVisitor(product, "de");
    const { slug, title } = SEARCHES.de;
    const form = await (await open(`/uitjes/${slug}`)).follow("Fehler melden");
    expect(form.address).toBe(`/helpdesk?over=${slug}#vraag`);
    expect(valueOf(fieldIn(form.main, words.faqForm.remark.QUESTION))).toBe(`Zu „${title}“ (${origin}/uitjes/${slug}):\n`);
    expect(attribute(one(form.whole, "meta", { name: "robots" }), "content")).toContain("noindex");
  });
});

test("the footer links to all activities, blogs and a mail address, and to a telephone number on the German site only", async () => {
  for (const host of ["nl.localhost", "be.localhost", "kids.localhost", "de.localhost"]) {
    const footer = await footerOf(host);
    for (const link of ['href="/overzicht"', 'href="/blogs"', 'href="mailto:']) expect(footer).toContain(link);
    expect(footer.includes('href="tel:')).toBe(host === "de.localhost");
  }
});
