import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { de } from "../../../content/brands/de.ts";
import { kids } from "../../../content/brands/kids.ts";
import { nl } from "../../../content/brands/nl.ts";
import { testCatalogue } from "../../../tests/support/catalogue.ts";
import { addActivity, addEvent, addFilterGroup, addOrganisation, addSeoPage } from "../../../tests/support/fixtures.ts";
import { sitemapFaults, sitemapIndexFaults } from "../../../tests/support/sitemap-faults.ts";
import { readBlogs } from "../../articles/blogs/read-blogs.server.ts";
import type { Brand } from "../../brands/brand.ts";
import { sitemapXml } from "./sitemap-xml.server.ts";
import { createSitemaps } from "./sitemaps.server.ts";

const ORIGIN = "https://www.uitjesbaas.example";
const DATED = { updated: "2026-09-01" };
const TEXTS = { privacy: DATED, terms: { nl: DATED, de: DATED, fr: DATED }, imprint: null };
const legal = { nl: TEXTS, be: TEXTS, kids: TEXTS, de: { ...TEXTS, imprint: DATED } };

const { db, catalogue, close } = await testCatalogue();
const blogs = await readBlogs(join(import.meta.dirname, "../../../content/blogs"));
afterAll(close);

let canoe = 0;
let organisation = 0;

beforeAll(async () => {
  organisation = await addOrganisation(db, { name: "De Kreekpeddelaars" });
  await addOrganisation(db, { name: "Zonder uitjes" });
  const { filters } = await addFilterGroup(db, { filters: ["Varen", "Lopen"] });
  const [sailing = 0, walking = 0] = filters;
  canoe = await addActivity(db, {
    ...{ slug: "kano", organisation_id: organisation, filters: [sailing, walking], updated_at: "2026-03-01T10:00:00Z" },
    pictures: ["/static/scenes/kano.svg", "https://beeld.example/a.jpg?x=1&y='2'"],
  });
  await addActivity(db, { slug: "vlot", organisation_id: organisation, filters: [sailing, walking], updated_at: "2026-05-01T10:00:00Z" });
  await addActivity(db, { slug: "zeil", filters: [sailing], updated_at: "2026-04-01T10:00:00Z" });
  await addActivity(db, { slug: "concept", approved: false });
  await addActivity(db, { slug: "in-rust", status: "INACTIVE" });
  await addSeoPage(db, { slug: "varen", filters: [sailing] });
  await addSeoPage(db, { slug: "lopen", filters: [walking] });
  await addSeoPage(db, { slug: "niet-actief", filters: [sailing], active: false });
  await addEvent(db, { title: "Markt", updated_at: "2026-06-01T10:00:00Z" });
  await catalogue.refresh();
});

const sourceOf = (brand: Brand) => ({ brand, catalogue, blogs, legal, origin: ORIGIN });
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url.replace(ORIGIN, ""));

async function pagesOf(brand: Brand, name: string, sitemaps = createSitemaps()) {
  const xml = (await sitemaps.part(sourceOf(brand), name)) ?? "";
  const pages = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];
  return Object.fromEntries(pages.map(([, url = "", changed = null]) => [url.replace(ORIGIN, ""), changed]));
}

test("public activities are listed with last change and pictures, hidden ones are not", async () => {
  expect(await pagesOf(nl, "activities-1")).toEqual({
    "/uitjes/kano": "2026-03-01T10:00:00.000Z",
    "/uitjes/vlot": "2026-05-01T10:00:00.000Z",
    "/uitjes/zeil": "2026-04-01T10:00:00.000Z",
  });
  const xml = await createSitemaps().part(sourceOf(nl), "activities-1");
  expect(xml).toContain(
    `<image:image><image:loc>${ORIGIN}/static/scenes/kano.svg</image:loc></image:image>` +
      "<image:image><image:loc>https://beeld.example/a.jpg?x=1&amp;y=%272%27</image:loc></image:image>",
  );
});

test("an organisation has the last change of itself or its activities; one without activities is not listed", async () => {
  const own = await db.selectFrom("organisation").where("id", "=", organisation).select("updated_at").executeTakeFirstOrThrow();
  expect(await pagesOf(nl, "organisations-1")).toEqual({ [`/overzicht/de-kreekpeddelaars-${organisation}`]: own.updated_at.toISOString() });
});

test("a landing page has the last change of what it lists; one with fewer than three activities is not listed", async () => {
  expect(await pagesOf(nl, "landing-1")).toEqual({ "/varen": "2026-05-01T10:00:00.000Z" });
});

test("articles have their own date, lists that of their newest article, static pages none or that of their text", async () => {
  const articles = blogs.company;
  const pages = await pagesOf(nl, "blogs-1");
  expect(pages["/blogs"]).toBe(`${articles[0]?.published}T00:00:00.000Z`);
  for (const { id, published } of articles) expect(pages[`/blog/${id}`]).toBe(`${published}T00:00:00.000Z`);
  expect(Object.keys(pages)).toHaveLength(1 + articles.length + new Set(articles.flatMap(({ tags }) => tags)).size);
  expect(await pagesOf(nl, "pages-1")).toMatchObject({ "/": null, "/uitjes": null, "/voorwaarden/fr": "2026-09-01T00:00:00.000Z" });
});

test("the agenda and the Impressum are listed only for brands that have them", async () => {
  const brandsWith = async (path: string) => {
    const found = await Promise.all([nl, kids, de].map(async (brand) => [brand.key, path in (await pagesOf(brand, "pages-1"))]));
    return found.filter(([, has]) => has).map(([key]) => key);
  };
  expect(await brandsWith("/agenda")).toEqual(["kids"]);
  expect(await brandsWith("/impressum")).toEqual(["de"]);
  expect((await pagesOf(kids, "pages-1"))["/agenda"]).toBe("2026-06-01T10:00:00.000Z");
});

test("long lists are split into valid files, each with its last change", async () => {
  const sitemaps = createSitemaps({ most: 2 });
  const index = await sitemaps.index(sourceOf(nl));
  const names = locationsIn(index).map((path) => path.replace(/^\/sitemaps\/|\.xml$/g, ""));
  expect(names.filter((name) => name.startsWith("activities"))).toEqual(["activities-1", "activities-2"]);
  expect(index).toContain(`activities-1.xml</loc><lastmod>2026-05-01T10:00:00.000Z</lastmod>`);
  expect(await pagesOf(nl, "activities-2", sitemaps)).toEqual({ "/uitjes/zeil": "2026-04-01T10:00:00.000Z" });

  const parts = await Promise.all(names.map(async (name) => [name, (await sitemaps.part(sourceOf(nl), name)) ?? ""] as const));
  const counts = parts.map(([, xml]) => locationsIn(xml).length);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 2]);
  const whole = await Promise.all(["pages-1", "blogs-1", "activities-1"].map(async (name) => Object.keys(await pagesOf(nl, name))));
  for (const path of whole.flat()) expect(parts.flatMap(([, xml]) => locationsIn(xml))).toContain(path);
  expect(await sitemapIndexFaults({ index })).toEqual([]);
  expect(await sitemapFaults(Object.fromEntries(parts))).toEqual([]);
});

test("unknown files are not found, and the index lists no empty files", async () => {
  const sitemaps = createSitemaps();
  for (const name of ["activities-2", "activities-0", "activities", "constructor-1", "geheim-1", ""])
    expect([name, await sitemaps.part(sourceOf(nl), name)]).toEqual([name, null]);
  expect(locationsIn(await sitemaps.index(sourceOf(de)))).toEqual(["/sitemaps/pages-1.xml", "/sitemaps/blogs-1.xml"]);
});

test("pictures are omitted before an entry exceeds its limit", async () => {
  const pictures = Array.from({ length: 10 }, (_, number) => `/static/uploads/${"x".repeat(100)}&${number}.webp`);
  const xml = await sitemapXml(ORIGIN, [{ path: "/uitjes/kano", changed: new Date("2026-03-01"), pictures }], 1_000);
  const entry = /<url>.*<\/url>/s.exec(xml)?.[0] ?? "";
  expect(entry.match(/<image:image>/g)).toHaveLength(3);
  expect(Buffer.byteLength(entry)).toBeLessThanOrEqual(1_000);
});

test("a sitemap is cached until the catalogue changes", async () => {
  const sitemaps = createSitemaps();
  const first = await sitemaps.part(sourceOf(nl), "activities-1");
  expect(await sitemaps.part(sourceOf(nl), "activities-1")).toBe(first);
  await db.updateTable("activity").set({ slug: "kanotocht" }).where("id", "=", canoe).execute();
  await catalogue.refresh();
  expect(Object.keys(await pagesOf(nl, "activities-1", sitemaps))).toContain("/uitjes/kanotocht");
});
