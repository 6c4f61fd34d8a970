import { afterAll, describe, expect, test } from "vitest";
import type { Db } from "../src/database/open.ts";
import { testApp } from "./support/app.ts";
import { addActivity, addCity, addFilterGroup, addProvince, addSeoPage } from "./support/fixtures.ts";

const texts = { page_title: "Teambuilding[ in #locatie]", meta_title: "Teambuilding[ in #locatie]", title: "Teambuilding" };
const { get, catalogue, db, errors, close } = await testApp({ fill });
afterAll(close);

/** Teambuilding in Goes lists nothing, in Breda one outing, in Ede two and in Assen three. */
async function fill(to: Db): Promise<void> {
  const goes = await city(to, { name: "Goes", lon: 3.9, province: "Zeeland" });
  const breda = await city(to, { name: "Breda", lon: 4.8, province: "Noord-Brabant" });
  const ede = await city(to, { name: "Ede", lon: 5.7, province: "Gelderland" });
  const assen = await city(to, { name: "Assen", lon: 6.6, province: "Drenthe" });
  const { filters } = await addFilterGroup(to, { name: "Gelegenheid", filters: ["Teambuilding", "Bedrijfsuitje", "Teamuitje"] });
  const [teambuilding = 0, company = 0, team = 0] = filters;

  await addSeoPage(to, { slug: "teambuilding", ...texts, filters: [teambuilding] });
  for (const [slug, id] of Object.entries({ goes, breda, ede, assen })) {
    await addSeoPage(to, { slug: `teambuilding/${slug}`, ...texts, filters: [teambuilding], cities: [id] });
  }
  await addSeoPage(to, { slug: "bedrijfsuitje", title: "Bedrijfsuitje", filters: [company] });
  await addSeoPage(to, { slug: "bedrijfsuitje/goes", title: "Bedrijfsuitje", filters: [company], cities: [goes] });
  await addSeoPage(to, { slug: "bedrijfsuitje/amsterdam", title: "Bedrijfsuitje", filters: [company], cities: [assen] });
  // The page of the word has no results, that of a place has.
  await addSeoPage(to, { slug: "teamuitje", title: "Teamuitje", filters: [team] });
  await addSeoPage(to, { slug: "teamuitje/ede", title: "Teamuitje", filters: [teambuilding], cities: [ede] });

  for (const title of ["Vlot bouwen", "Escaperoom", "Touwtrekken"])
    await addActivity(to, { title, filters: [teambuilding], cities: [assen] });
  for (const title of ["Boogschieten", "Koken"]) await addActivity(to, { title, filters: [teambuilding], cities: [ede] });
  await addActivity(to, { title: "Brouwen", filters: [teambuilding], cities: [breda] });
  await addActivity(to, { title: "Mosselen steken", filters: [company], cities: [goes] });
}

async function city(to: Db, { province, ...row }: { name: string; lon: number; province: string }): Promise<number> {
  return addCity(to, { ...row, province_id: await addProvince(to, { name: province }) });
}

async function pageAt(path: string): Promise<{ status: number; html: string }> {
  const page = await get(path);
  return { status: page.status, html: (await page.text()).replaceAll("<!-- -->", "") };
}

/** The landing pages that a page links to, each once. */
function landings(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="(\/(?:teambuilding|bedrijfsuitje|teamuitje)[^"]*)"/g)].map(([, href = ""]) => href);
  return [...new Set(links)].toSorted();
}

describe("a landing page without results", () => {
  test("answers 404 with an explanation and links to similar pages with results", async () => {
    const { status, html } = await pageAt("/teambuilding/goes");
    expect(status).toBe(404);
    expect(html.includes("<h1>Teambuilding in Goes: nu even geen uitjes</h1>")).toBe(true);
    expect(html.includes("<title>Teambuilding in Goes: nu even geen uitjes | Uitjesbaas</title>")).toBe(true);
    expect(html.includes('<meta name="robots" content="noodp, noindex"/>')).toBe(true);
    expect(html.includes('rel="canonical"')).toBe(false);
    expect(html).toMatch(
      /<h2>Teambuilding op andere plekken<\/h2>.*Breda.*1 uitje<.*Ede.*2 uitjes<.*Assen.*3 uitjes<.*Teambuilding in het hele land/,
    );
    expect(html).toMatch(/<h2>Andere uitjes in Goes<\/h2>.*Bedrijfsuitje/);
    const near = ["/bedrijfsuitje/goes", "/teambuilding", "/teambuilding/assen", "/teambuilding/breda", "/teambuilding/ede"];
    expect(landings(html)).toEqual(near);
    expect(/<a [^>]*href="\/uitjes"/.test(html)).toBe(true);
  });

  test("is linked nowhere, nor is one that does not exist", async () => {
    const { html } = await pageAt("/uitjes");
    const listed = ["/bedrijfsuitje", "/bedrijfsuitje/goes", "/teambuilding", "/teambuilding/assen"];
    expect(landings(html)).toEqual([...listed, "/teambuilding/breda", "/teambuilding/ede", "/teamuitje/ede"]);
    for (const path of ["/", "/blogs"])
      expect([path, landings((await pageAt(path)).html)]).toEqual([path, ["/bedrijfsuitje", "/teambuilding"]]);
    expect(landings((await pageAt("/teamuitje/ede")).html)).not.toContain("/teamuitje");
  });

  test("is no target of redirects", async () => {
    const { status, html } = await pageAt("/teamuitje/bestaat-niet");
    expect(status).toBe(404);
    expect(html.includes("<h2>Andere soorten uitjes</h2>")).toBe(true);
    expect((await pageAt("/teambuilding/bestaat-niet")).status).toBe(301);
    // In any spelling.
    for (const path of ["/Teambuilding/GOES/", "/teambuilding//goes", "/teambuilding/goes.html"]) {
      expect([path, (await pageAt(path)).status]).toEqual([path, 404]);
    }
  });

  test("answers 200 as soon as it has a result", async () => {
    const of = async (table: "filter" | "city", name: string) =>
      (await db.selectFrom(table).select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;
    const place = { filters: [await of("filter", "Teambuilding")], cities: [await of("city", "Goes")] };
    const id = await addActivity(db, { title: "Zeehonden tellen", ...place });
    await catalogue.refresh();
    expect((await pageAt("/teambuilding/goes")).status).toBe(200);
    await db.deleteFrom("activity").where("id", "=", id).execute();
    await catalogue.refresh();
    expect((await pageAt("/teambuilding/goes")).status).toBe(404);
  });
});

test.for([
  ["/teambuilding/breda", 1, "noodp, noindex"],
  ["/teambuilding/ede", 2, "noodp, noindex"],
  ["/teambuilding/assen", 3, "noodp"],
  ["/teambuilding", 6, "noodp"],
] as const)("%s lists %i, with robots %s", async ([path, total, robots]) => {
  const { status, html } = await pageAt(path);
  expect([status, /name="robots" content="([^"]*)"/.exec(html)?.[1]]).toEqual([200, robots]);
  expect(/>(\d+) uitjes? gevonden/.exec(html)?.[1]).toBe(String(total));
  expect(html.includes(`<link rel="canonical" href="http://nl.localhost:3000${path}"/>`)).toBe(true);
});

test.for(["/teambuilding/assen", "/teambuilding/goes"])("query parameters of %s do not change the page", async (path) => {
  const plain = await pageAt(path);
  for (const query of ["?utm_source=mail&gclid=x", "?filters=1", "?locatie=city-1&pagina=2"]) {
    const { status, html } = await pageAt(path + query);
    expect([query, status, html === plain.html]).toEqual([query, plain.status, true]);
  }
  expect(errors).toEqual([]);
});
