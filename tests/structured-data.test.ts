import { afterAll, describe, expect, test } from "vitest";
import type { Brand } from "../src/brands/brand.ts";
import { brandOfKey, brands } from "../src/brands/brands.ts";
import { testApp } from "./support/app.ts";
import { addActivity, addCity, addEvent, addOrganisation, addProvince, addRegion } from "./support/fixtures.ts";
import { SEARCHES } from "./support/searches.ts";
import { structuredDataFindings } from "./support/structured-data/findings.ts";

const { get, db, close, errors } = await testApp({ isFilled: true });
afterAll(close);

/** The types at the top of a page's graph; throws when there is no graph. */
function typesOn(html: string): string[] {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph: { "@graph": { "@type": string }[] } = JSON.parse(json);
  return graph["@graph"].map((thing) => thing["@type"]);
}

async function organisationOf({ id, key, localHost }: Brand): Promise<string> {
  const { name } = await db
    .selectFrom("organisation")
    .innerJoin("activity", "activity.organisation_id", "organisation.id")
    .select("organisation.name")
    .where("activity.platform_id", "=", id)
    .where("activity.slug", "=", SEARCHES[key].slug)
    .executeTakeFirstOrThrow();
  const list = await (await get(`/overzicht?zoek=${encodeURIComponent(name)}`, localHost)).text();
  return /href="(\/overzicht\/[^"?]+)"/.exec(list)?.[1] ?? "";
}

const LIST = ["CollectionPage", "BreadcrumbList", "ItemList"];
const PAGE = ["WebPage", "BreadcrumbList"];

describe.for(brands)("$name", (brand) => {
  const { key, localHost, openingWords, lang } = brand;
  const [word = ""] = openingWords;

  test("has valid structured data on each kind of page, in agreement with the visible content", async () => {
    const pages: [string, string[]][] = [
      ["/", ["Organization", "WebSite"]],
      ["/uitjes", LIST],
      ["/uitjes?pagina=2", LIST],
      [`/uitjes/${SEARCHES[key].slug}`, [...PAGE, "Service"]],
      [`/${word}`, LIST],
      ["/overzicht", LIST],
      [await organisationOf(brand), [...LIST, "Organization"]],
      ["/blogs", LIST],
      ["/blog/1", [...PAGE, "BlogPosting"]],
      ["/helpdesk", ["ContactPage", "BreadcrumbList"]],
      ["/adverteren", PAGE],
      ["/nieuwsbrief", PAGE],
      ["/over-ons", ["AboutPage", "BreadcrumbList"]],
      ["/privacy", PAGE],
      [`/voorwaarden/${lang.slice(0, 2)}`, PAGE],
      ["/voorwaarden/fr", PAGE],
    ];
    if (brand.pages.agenda) pages.push(["/agenda", LIST]);
    if (brand.hasImprint) pages.push(["/impressum", PAGE]);
    for (const [path, types] of pages) {
      const page = await get(path, localHost);
      const html = await page.text();
      expect([path, page.status, structuredDataFindings(html)]).toEqual([path, 200, []]);
      expect([path, typesOn(html)]).toEqual([path, types]);
    }
  });

  test("has valid structured data on landing pages in places, articles, tags and other activities", async () => {
    const pages = await (await get("/uitjes", localHost)).text();
    const blogs = await (await get("/blogs", localHost)).text();
    const links = [...`${pages}${blogs}`.matchAll(/<a [^>]*href="(\/(?!overzicht|uitjes\?)[^"#?]+)"/g)].map(([, href = ""]) => href);
    const some = [...new Set(links)].filter((_, index) => index % 12 === 0);
    expect(some.length).toBeGreaterThan(10);
    for (const path of some) {
      const page = await get(path, localHost);
      expect([path, page.status, structuredDataFindings(await page.text())]).toEqual([path, 200, []]);
    }
  });

  test("has no structured data on searches, whose canonical URL is the whole list", async () => {
    const searches = ["/uitjes?zoek=water", "/uitjes?zoek=qxwzj", "/uitjes?pagina=999", "/overzicht?zoek=de"];
    for (const path of brand.pages.agenda ? [...searches, "/agenda?zoek=a"] : searches) {
      const html = await (await get(path, localHost)).text();
      expect([path, html.includes("ld+json"), structuredDataFindings(html)]).toEqual([path, false, []]);
    }
  });
});

test("a page that is not found, and a part of a list, have no structured data", async () => {
  for (const path of ["/bestaat-niet", "/uitjes/bestaat-niet"]) {
    const html = await (await get(path)).text();
    expect(html).not.toContain("ld+json");
    expect(structuredDataFindings(html)).toEqual([]);
  }
  const soft = await get("/uitjes?regions=1");
  expect(soft.status).toBe(200);
  expect(await soft.text()).not.toContain("schema.org");
});

test("the agenda of kids has events with the offset of their time zone", async () => {
  const html = await (await get("/agenda", brandOfKey("kids").localHost)).text();
  expect(html).toContain('"@type":"Event"');
  const starts = [...html.matchAll(/"startDate":"([^"]*)"/g)].map(([, start]) => start);
  expect(starts.length).toBeGreaterThan(5);
  for (const start of starts) expect(start).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:00\+0[12]:00)?$/);
});

/** A name with characters that must be escaped. */
const ODD = `</script><script>alert(1)</script><!-- "Zeilen" & 'roeien' \\ 🛶 ñ`;

test("incomplete activities and events have valid structured data, and no name can break out of it", async () => {
  const odd = await testApp({
    fill: async (db) => {
      const province = await addProvince(db, { platform: 3, name: ODD, country_code: "NL" });
      const city = await addCity(db, { platform: 3, province_id: province, name: ODD });
      const region = await addRegion(db, { platform: 3, name: "Waddeneilanden", box: [4.7, 52.9, 6, 53.6] });
      const organisation_id = await addOrganisation(db, { platform: 3, name: ODD });
      const pictures = ["/static/scenes/canoe-1.svg", "https://media.example/een%20foto.jpg"];
      const named = { platform: 3, title: ODD, description: ODD };
      await addActivity(db, { ...named, slug: "vol", organisation_id, cities: [city], pictures, minimum_age: 0, maximum_age: 12 });
      await addActivity(db, { ...named, slug: "leeg", company_name: ODD });
      await addActivity(db, { platform: 3, slug: "zonder-foto", regions: [region] });
      await addActivity(db, { platform: 3, slug: "provincie", provinces: [province], pictures: ["/static/scenes/canoe-2.svg"] });
      const event = { platform: 3, title: ODD, description: ODD, organisation_id };
      await addEvent(db, {
        ...event,
        start_date: "2045-03-26T08:00:00Z",
        end_date: null,
        city_id: city,
        website: "https://x.example/a?b=1&c=2",
      });
      await addEvent(db, { platform: 3, title: "Zonder plaats", start_date: "2045-03-25T08:00:00Z" });
    },
  });
  const pages = ["/uitjes", "/uitjes/vol", "/uitjes/leeg", "/uitjes/zonder-foto", "/uitjes/provincie", "/overzicht", "/agenda"];
  for (const path of pages) {
    const html = await (await odd.get(path, "kids.localhost")).text();
    expect([path, structuredDataFindings(html)]).toEqual([path, []]);
    expect(html).not.toContain("<script>alert(1)");
  }
  const list = await (await odd.get("/uitjes", "kids.localhost")).text();
  // The two with a place and a picture.
  expect(list.match(/"@type":"LocalBusiness"/g)).toHaveLength(2);
  const agenda = await (await odd.get("/agenda", "kids.localhost")).text();
  expect(agenda.match(/"@type":"Event"/g)).toHaveLength(1);
  expect(agenda).toContain('"startDate":"2045-03-26T10:00:00+02:00"');
  expect(odd.errors).toEqual([]);
  await odd.close();
});

test("no error was logged", () => {
  expect(errors).toEqual([]);
});
