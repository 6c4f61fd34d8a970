import { afterAll, describe, expect, test } from "vitest";
import { brands } from "../src/brands/brands.ts";
import { findLandingPage } from "../src/landing-pages/find-landing-page.server.ts";
import { FEWEST_TO_INDEX, landingTotals } from "../src/landing-pages/landing-totals.server.ts";
import { testApp } from "./support/app.ts";

const { get, catalogue, close, errors } = await testApp({ isFilled: true });
afterAll(close);

/** The HTML of a page, without React's comments between texts. */
async function pageAt(path: string, host = "nl.localhost"): Promise<string> {
  return (await (await get(path, host)).text()).replaceAll("<!-- -->", "");
}

/** The paths that a page links to. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].flatMap(([, href]) => href ?? []);
}

test.for(brands)("every landing page of $name lists enough outings to be indexed", (brand) => {
  const totals = [...landingTotals(catalogue, brand)];
  expect(totals.length).toBeGreaterThan(100);
  expect(totals.filter(([, total]) => total < FEWEST_TO_INDEX)).toEqual([]);
});

test.for(brands)("$name links every landing page at the foot of /uitjes, and they answer", async (brand) => {
  const { localHost } = brand;
  const links = new Set(linksOf(await pageAt("/uitjes", localHost)));
  const slugs = [...landingTotals(catalogue, brand).keys()];
  expect(slugs.filter((slug) => !links.has(`/${slug}`))).toEqual([]);

  for (const slug of slugs.filter((_, index) => index % 17 === 0)) {
    const page = await get(`/${slug}`, localHost);
    const html = await page.text();
    expect([slug, page.status]).toEqual([slug, 200]);
    expect(html).toContain(`<link rel="canonical" href="http://${localHost}:3000/${slug}"/>`);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toMatch(/#locatie|#zoekterm/);
  }
  expect(errors).toEqual([]);
});

describe("a landing page", () => {
  test("shows the overview with its own texts, filters and place", async () => {
    const html = await pageAt("/bedrijfsuitje/utrecht?utm_source=mail");
    const page = findLandingPage(catalogue, brandNamed("nl"), { slug: "bedrijfsuitje/utrecht" });
    expect(html).toContain("<h1>Bedrijfsuitje in en rond Utrecht</h1>");
    expect(html).toContain("<title>Bedrijfsuitje in en rond Utrecht kiezen en boeken | Uitjesbaas</title>");
    expect(html).toContain(`<meta name="description" content="${page?.metaDescription.replaceAll("'", "&#x27;")}"`);
    expect(html).toContain('<meta name="robots" content="noodp"/>');
    expect(html).toMatch(/aria-current="page">Utrecht</);
    expect(linksOf(html)).toContain("/bedrijfsuitje");

    const city = page?.cities[0]?.id;
    const filter = page?.filters[0]?.id;
    const { total } = catalogue.search(1, { filters: [Number(filter)], city, advancedCitySearch: true }, { page: 1, limit: 1 });
    expect(total).toBeGreaterThan(0);
    expect(html).toContain(`${total} uitjes gevonden`);
    // The selection is passed on to the overview.
    expect(html).toContain(`name="locatie" value="city-${city}"`);
    expect(html).toMatch(new RegExp(`<input[^>]*name="filters"[^>]*checked=""[^>]*value="${filter}"`));
  });

  test.for(brands)("of $name has its own picture for social networks", async ({ localHost, openingWords }) => {
    const pictureOf = async (path: string) => /<meta property="og:image" content="([^"]*)"/.exec(await pageAt(path, localHost))?.[1];
    expect(await pictureOf(`/${openingWords[0]}`)).toMatch(/^http:\/\/[^/]*\/static\/social\/landing-\d+-[0-9a-f]{16}\.jpg$/);
    expect(await pictureOf("/overzicht")).toMatch(/\/static\/social\/brand-\d-[0-9a-f]{16}\.jpg$/);
  });

  test("without a place names none, and its next page is in the overview", async () => {
    const html = await pageAt("/teambuilding");
    expect(html).toMatch(/<h1>Teambuilding<\/h1>/);
    expect(html).toMatch(/href="\/uitjes\?filters=\d+&amp;pagina=2&amp;p=\d+&amp;na=\d+"/);
  });

  test.for([
    ["nl", "/bedrijfsuitje/bestaatniet", "/bedrijfsuitje"],
    ["nl", "/teamuitje/utrecht/centrum?a=b", "/teamuitje"],
    ["de", "/teamevent/nirgendwo", "/teamevent"],
    ["kids", "/kinderfeestje/x", "/kinderfeestje"],
    ["be", "/groepsuitje/x", "/groepsuitje"],
  ] as const)("of %s that does not exist, %s, redirects once to %s", async ([key, path, target]) => {
    const answer = await get(path, `${key}.localhost`);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, target]);
    expect((await get(target, `${key}.localhost`)).status).toBe(200);
  });

  test.for([
    "/betriebsausflug",
    "/kinderuitje/utrecht",
    "/utrecht",
    "/uitjes/x/y",
    "/bedrijfsuitje%2Futrecht%00",
    "/bedrijfsuitje%2Futrecht",
  ])("of another brand, or of none, is not found: %s", async (path) => {
    const page = await get(path);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("Oeps! Pagina niet gevonden.");
  });
});

describe("the handy links", () => {
  const CITIES = ["amsterdam", "utrecht", "rotterdam", "maastricht", "eindhoven"];
  const WORDS = ["bedrijfsuitje", "personeelsuitje", "groepsuitje", "teambuilding", "teamuitje"];
  const PROVINCES =
    "noord-holland utrecht groningen friesland overijssel zeeland zuid-holland gelderland limburg noord-brabant flevoland drenthe".split(
      " ",
    );
  const wanted = [...[...CITIES, ...PROVINCES].map((place) => `/bedrijfsuitje/${place}`), ...WORDS.map((word) => `/${word}`)];

  test.for(["/", "/blogs"])("are above the footer of %s on the Dutch company site, and all answer", async (path) => {
    const html = await pageAt(path);
    const from = html.indexOf("<h2>Handige links</h2>");
    expect(from).toBeGreaterThan(0);
    const links = linksOf(html.slice(from, html.indexOf("<footer")));
    expect(links.toSorted()).toEqual(wanted.toSorted());
    for (const link of new Set(links)) expect([link, (await get(link)).status]).toEqual([link, 200]);
  });

  test("are on no other brand, and not on other pages", async () => {
    for (const { localHost, key } of brands.filter(({ id }) => id !== 1)) {
      for (const path of ["/", "/blogs"]) {
        const html = await pageAt(path, localHost);
        expect([key, html.includes("Handige links"), html.includes("Nützliche Links")]).toEqual([key, false, false]);
      }
    }
    expect(await pageAt("/helpdesk")).not.toContain("Handige links");
  });
});

function brandNamed(key: string) {
  return brands.find((brand) => brand.key === key) ?? expect.fail(`There is no brand ${key}.`);
}
