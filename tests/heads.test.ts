import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import { testApp } from "./support/app.ts";
import { addActivity, addCity, addProvince, addSeoPage } from "./support/fixtures.ts";
import { addFourBrands } from "./support/four-brands.ts";

const product = await testApp({
  fill: async (db) => {
    await addFourBrands(db);
    for (const { id, openingWords } of brands) for (const slug of openingWords) await addSeoPage(db, { platform: id, slug, title: slug });
    for (const { id } of brands)
      for (const nth of [1, 2, 3]) await addActivity(db, { platform: id, slug: `meer-${nth}`, title: `Meer ${nth}` });
  },
});
afterAll(() => product.close());

async function headOf(path: string, host = "nl.localhost"): Promise<string> {
  const answer = await product.get(path, host);
  expect([path, answer.status]).toEqual([path, 200]);
  const html = await answer.text();
  return html.slice(0, html.indexOf("</head>")).replace(/<style>.*?<\/style>/gs, "");
}

const all = (head: string, pattern: RegExp) => [...head.matchAll(pattern)].map(([, found = ""]) => found);
const canonicals = (head: string) => all(head, /<link rel="canonical" href="([^"]*)"/g);
const robots = (head: string) => all(head, /<meta name="robots" content="([^"]*)"/g);
const titles = (head: string) => all(head, /<title>([^<]*)<\/title>/g);
const alternates = (head: string) => all(head, /<link rel="alternate" (hreflang="[^"]*" href="[^"]*)"/g);

/** Pages that search engines may index. */
const PAGES = [
  "/",
  "/uitjes",
  "/overzicht",
  "/blogs",
  "/blog/1",
  "/helpdesk",
  "/adverteren",
  "/nieuwsbrief",
  "/over-ons",
  "/over-de-volgorde",
  "/privacy",
];

describe.each(brands)("on $name", ({ localHost, lang, name, openingWords, equalPages }) => {
  const paths = [...PAGES, ...openingWords.map((word) => `/${word}`), "/voorwaarden/nl", "/voorwaarden/de", "/voorwaarden/fr"];

  test("every page has one unique title, and one description, canonical link and robots value", async () => {
    const heads = await Promise.all(paths.map((path) => headOf(path, localHost)));
    for (const [index, head] of heads.entries()) {
      const path = paths[index] ?? "";
      expect([path, canonicals(head)]).toEqual([path, [`http://${localHost}:3000${path}`]]);
      expect([path, robots(head)]).toEqual([path, ["noodp"]]);
      expect([path, titles(head).length, all(head, /<meta name="(description)"/g).length]).toEqual([path, 1, 1]);
      expect([path, all(head, /<meta property="og:([a-z_]+)"/g).toSorted()]).toEqual([
        path,
        ["description", "image", "locale", "site_name", "title", "type", "url"],
      ]);
      expect(head).toContain(`<meta property="og:locale" content="${lang.replace("-", "_")}"/>`);
      expect(head).toContain(`<meta property="og:site_name" content="${name}"/>`);
    }
    expect(new Set(heads.flatMap(titles)).size).toBe(paths.length);
  });

  test("alternate links are reciprocal, and equivalent pages have them", async () => {
    for (const path of paths) {
      const own = alternates(await headOf(path, localHost));
      for (const link of own) {
        const { hostname, pathname } = new URL(link.replace(/^.*href="/, ""));
        expect([path, pathname, alternates(await headOf(pathname, hostname))]).toEqual([path, pathname, own]);
      }
      if (own.length > 0) expect(own.filter((link) => link.endsWith(`http://${localHost}:3000${path}`)).length).toBeGreaterThan(0);
    }
    const paired = (await Promise.all(Object.values(equalPages).map((path) => headOf(path, localHost)))).map(alternates);
    for (const links of paired) expect(links.length).toBeGreaterThan(1);
  });
});

test("the brand for children has no alternate links", async () => {
  for (const path of [...PAGES, "/kinderuitje", "/agenda"])
    expect([path, alternates(await headOf(path, "kids.localhost"))]).toEqual([path, []]);
});

test.for([
  ["/uitjes?pagina=2&p=5", "noodp, noindex", "/uitjes?pagina=2"],
  ["/uitjes?pagina=2&p=5&na=7", "noodp, noindex", "/uitjes?pagina=2"],
  ["/uitjes?personen=20&utm_source=mail", "noodp, noindex", "/uitjes"],
  ["/uitjes?utm_source=mail", "noodp", "/uitjes"],
  ["/overzicht?letter=d&pagina=1", "noodp, noindex", "/overzicht"],
  ["/overzicht?zoek=kano", "noodp, noindex", "/overzicht"],
  ["/helpdesk?over=kano-nl", "noodp, noindex", "/helpdesk"],
  ["/nieuwsbrief?aanmelding=verzonden", "noodp, noindex", "/nieuwsbrief"],
  ["/uitjes/kano-nl?offerte=verzonden", "noodp, noindex", "/uitjes/kano-nl"],
  ["/uitjes/kano-nl?personen=12&utm_campaign=x", "noodp", "/uitjes/kano-nl"],
  ["/bedrijfsuitje/utrecht?utm_source=mail", null, "/bedrijfsuitje/utrecht"],
] as const)("%s is %s, with the canonical path %s", async ([path, value, canonical]) => {
  const head = await headOf(path);
  expect(canonicals(head)).toEqual([`http://nl.localhost:3000${canonical}`]);
  if (value !== null) expect(robots(head)).toEqual([value]);
  if (value?.includes("noindex")) expect(alternates(head)).toEqual([]);
});

test("activities of the same title and place have different page titles", async () => {
  const { db, catalogue } = product;
  const city = await addCity(db, { name: "Gouda", province_id: await addProvince(db, { name: "Zuid-Holland" }) });
  for (const slug of ["sup", "sup-2", "sup-3"]) await addActivity(db, { slug, title: "Suppen", cities: [city] });
  await addActivity(db, { slug: "sup-weg", title: "Suppen", cities: [city], approved: false });
  await addActivity(db, { slug: "sup-elders", title: "Suppen" });
  await catalogue.refresh();
  const titleOf = async (path: string) => titles(await headOf(path));
  expect(await titleOf("/uitjes/sup")).toEqual(["Suppen, Gouda | Uitjesbaas"]);
  expect(await titleOf("/uitjes/sup-2")).toEqual(["Suppen, Gouda (2) | Uitjesbaas"]);
  expect(await titleOf("/uitjes/sup-3")).toEqual(["Suppen, Gouda (3) | Uitjesbaas"]);
  expect(await titleOf("/uitjes/sup-elders")).toEqual(["Suppen | Uitjesbaas"]);
});

test("an article has its publication date", async () => {
  const head = await headOf("/blog/1");
  expect(head).toContain('<meta property="og:type" content="article"/>');
  expect(head).toMatch(/<meta property="article:published_time" content="20\d\d-\d\d-\d\d"\/>/);
});

describe.each(brands)("the icons of $name", ({ localHost, shortName, lang }) => {
  const bytesOf = async (path: string) => {
    const answer = await product.get(path, localHost);
    expect([path, answer.status]).toEqual([path, 200]);
    return {
      type: answer.headers.get("content-type"),
      cache: answer.headers.get("cache-control"),
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };

  test("are linked in the head of every page, and exist", async () => {
    const head = await headOf("/helpdesk", localHost);
    expect(all(head, /<meta name="theme-color" content="([^"]*)"/g)).toHaveLength(1);
    const links = all(head, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g);
    expect(links).toEqual(["/favicon.ico", "/static/icon.svg", "/apple-touch-icon.png", "/manifest.webmanifest"]);
    const touch = await bytesOf("/apple-touch-icon.png");
    expect(await sharp(touch.bytes).metadata()).toMatchObject({ format: "png", width: 180, height: 180 });
    expect((await bytesOf("/static/icon.svg")).type).toBe("image/svg+xml");
  });

  test("include a favicon.ico of 16, 32 and 48 pixels", async () => {
    const { type, cache, bytes } = await bytesOf("/favicon.ico");
    expect([type, cache]).toEqual(["image/x-icon", "public, max-age=86400"]);
    expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const png = bytes.subarray(bytes.readUInt32LE(entry + 12)).subarray(0, bytes.readUInt32LE(entry + 8));
      expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: size, height: size });
    }
  });

  test("are listed in the manifest with the name for a home screen", async () => {
    const { type, bytes } = await bytesOf("/manifest.webmanifest");
    expect(type).toBe("application/manifest+json; charset=utf-8");
    const manifest: unknown = JSON.parse(bytes.toString());
    expect(manifest).toMatchObject({ short_name: shortName, lang, start_url: "/", display: "minimal-ui", background_color: "#ffffff" });
    expect(shortName.length).toBeLessThanOrEqual(12);
    for (const [file, size] of [
      ["any-192", 192],
      ["any-512", 512],
      ["maskable-192", 192],
      ["maskable-512", 512],
    ] as const) {
      expect(manifest).toMatchObject({ icons: expect.arrayContaining([expect.objectContaining({ src: `/static/icons/${file}.png` })]) });
      expect(await sharp((await bytesOf(`/static/icons/${file}.png`)).bytes).metadata()).toMatchObject({ width: size, height: size });
    }
    expect((await product.get("/static/icons/any-100000.png", localHost)).status).toBe(404);
  });
});
