import { expect, test } from "vitest";
import { crawlSite, type Answer, type Ask, type Crawl } from "./crawl-site.ts";
import { alternateFindings } from "./findings/alternates.ts";
import { resourceFindings, socialFindings } from "./findings/fetched.ts";
import { randomFindings, variantFindings } from "./findings/addresses.ts";
import { headFindings } from "./findings/heads.ts";
import { linkFindings } from "./findings/links.ts";
import { setFindings } from "./findings/sets.ts";
import { readSitemap } from "./read-sitemap.ts";

const ORIGIN = "http://nl.test";
const LANG = "nl-NL";

type Faulty = { body?: string; head?: string; title?: string; lang?: string };

/** A page without faults, except for the given parts. */
function page(path: string, { body = "", head = "", title = `Titel van ${path}`, lang = LANG }: Faulty = {}): Answer {
  const own = `${ORIGIN}${path}`;
  const social = ["title", "description", "image"].map((name) => `<meta property="og:${name}" content="${ORIGIN}/static/a.jpg">`);
  const meta = `<meta name="description" content="Over ${path}"><meta name="robots" content="noodp"><link rel="canonical" href="${own}">`;
  const html = `<html lang="${lang}"><head><title>${title}</title>${meta}${social.join("")}${head}</head><body><h1>Kop</h1>${body}</body></html>`;
  return { status: 200, location: null, type: "text/html; charset=utf-8", body: html };
}

const html = (body: string): Answer => ({ status: 200, location: null, type: "text/html", body });
const to = (location: string): Answer => ({ status: 301, location, type: "", body: "" });
const of = (type: string, body = ""): Answer => ({ status: 200, location: null, type, body });
const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">hierheen</a>`).join("");

function site(answers: Readonly<Record<string, Answer>>): Ask {
  return async (url) => answers[url.replace(ORIGIN, "")] ?? { status: 404, location: null, type: "text/plain", body: "" };
}

function crawl(answers: Readonly<Record<string, Answer>>, isOpen: (url: string) => boolean = () => true): Promise<Crawl> {
  return crawlSite({ origin: ORIGIN, ask: site(answers), isOpen });
}

async function linkFaults(answers: Readonly<Record<string, Answer>>, isOpen?: (url: string) => boolean): Promise<string[]> {
  return linkFindings(await crawl(answers, isOpen)).map(({ kind, url, says }) => `${kind} ${url.replace(ORIGIN, "")} ${says}`);
}

async function headFaults(answers: Readonly<Record<string, Answer>>): Promise<string[]> {
  return headFindings(await crawl(answers), LANG).map(({ kind, url, says }) => `${kind} ${url.replace(ORIGIN, "")} ${says}`);
}

test("finds nothing on a site without faults", async () => {
  const answers = { "/": page("/", { body: links("/a", "/a#x") }), "/a": page("/a", { body: '<p id="x"><a href="/">home</a>' }) };
  const found = await crawl(answers);
  const expected = new Set([`${ORIGIN}/`, `${ORIGIN}/a`]);
  expect([...linkFindings(found), ...headFindings(found, LANG), ...setFindings(found, { expected, sitemap: [...expected] })]).toEqual([]);
});

test("reports a broken link and its page", async () => {
  expect(await linkFaults({ "/": page("/", { body: links("/weg") }) })).toEqual([`dead /weg answers 404, from ${ORIGIN}/`]);
});

test("reports a link to a redirect, a chain and a loop", async () => {
  const answers = {
    "/": page("/", { body: links("/oud", "/ouder", "/rond", "/zelf") }),
    "/nieuw": page("/nieuw"),
    "/oud": to("/nieuw"),
    "/ouder": to("/oud"),
    "/rond": to("/terug"),
    "/terug": to("/rond"),
    "/zelf": to("/zelf"),
  };
  expect(await linkFaults(answers)).toEqual([
    `redirect /oud redirects to ${ORIGIN}/nieuw, from ${ORIGIN}/`,
    `chain /ouder redirects to ${ORIGIN}/oud, which redirects to ${ORIGIN}/nieuw`,
    `loop /rond redirects to itself by ${ORIGIN}/terug`,
    `loop /zelf redirects to itself by ${ORIGIN}/zelf`,
    `loop /terug redirects to itself by ${ORIGIN}/rond`,
  ]);
});

test("addresses that robots.txt disallows may redirect once, and are requested without following their links", async () => {
  const answers = {
    "/": page("/", { body: links("/banner/1", "/filter?a=1") }),
    "/banner/1": to("https://elders.example/"),
    "/filter?a=1": page("/filter?a=1", { body: links("/filter?a=2") }),
  };
  expect(await linkFaults(answers, (url) => !url.includes("banner") && !url.includes("?"))).toEqual([]);
  const { visits } = await crawl(answers, (url) => !url.includes("banner") && !url.includes("?"));
  expect([...visits.keys()]).toEqual([`${ORIGIN}/`, `${ORIGIN}/banner/1`, `${ORIGIN}/filter?a=1`]);
});

test("stops on an endless site, and reports it", async () => {
  const ask: Ask = async (url) => page("/", { body: links(`${url}x`) });
  const endless = await crawlSite({ origin: ORIGIN, ask, isOpen: () => true, most: 30 });
  expect(linkFindings(endless).map(({ kind, says }) => `${kind} ${says}`)).toEqual(["endless has more than 30 addresses"]);
});

test("reports a missing fragment, nofollow, an invalid address, a link without a name and another protocol", async () => {
  const body = `<a href="#weg">verder</a><a href="/" rel="nofollow noopener">home</a><a href="http://[">kapot</a>
    <a href="/"><img src="/a.svg" alt=""></a><a href="/"><img src="/a.svg" alt="Thuis"></a><a href="https://nl.test/">veilig</a>`;
  expect(await linkFaults({ "/": page("/", { body }) })).toEqual([
    `place / links to #weg of ${ORIGIN}/, which has no such place`,
    `nofollow / links to ${ORIGIN}/ of our own with nofollow`,
    "origin / mixes https: in: https://nl.test/",
    "address / has an address that cannot be read: http://[",
    "nameless / links to / without a name",
  ]);
});

test("reports missing and duplicate elements of a head, and the canonical address of another page", async () => {
  const bare = html('<html lang="de"><title>A</title><title>B</title><link rel="canonical" href="/"></html>');
  expect(await headFaults({ "/": bare })).toEqual([
    "head / has 2 × title",
    "head / has 0 × h1",
    "head / has 0 × robots",
    "head / says that its language is de, not nl-NL",
    "head / has 0 × description",
    "head / names / as its own address",
    "head / has 0 × og:title",
    "head / has 0 × og:description",
    "head / has 0 × og:image",
  ]);
});

test("a page with noindex needs no description, and may have the title of another page", async () => {
  const hidden = html(`<html lang="${LANG}"><title>Titel van /</title><meta name="robots" content="noodp, noindex"><h1>Kop</h1></html>`);
  expect(await headFaults({ "/": page("/", { body: links("/b") }), "/b": hidden })).toEqual([]);
});

test("reports two pages with the same title, and the errors of `inspect`", async () => {
  const answers = { "/": page("/", { body: links("/a"), title: "Uitjes" }), "/a": page("/a", { title: "UITJES " }) };
  const inspect = (_html: string, url: string) => (url.endsWith("/a") ? ["There is no structured data."] : []);
  const found = await crawlSite({ origin: ORIGIN, ask: site(answers), isOpen: () => true, inspect });
  expect(headFindings(found, LANG).map(({ kind, url, says }) => `${kind} ${url.replace(ORIGIN, "")} ${says}`)).toEqual([
    "data /a There is no structured data.",
    `duplicate /a has the title of ${ORIGIN}/: uitjes`,
  ]);
});

test("reports orphans, unexpected pages, and superfluous and missing addresses of the sitemap", async () => {
  const found = await crawl({ "/": page("/", { body: links("/extra") }), "/extra": page("/extra"), "/wees": page("/wees") });
  const expected = new Set([`${ORIGIN}/`, `${ORIGIN}/wees`]);
  const sitemap = [`${ORIGIN}/`, `${ORIGIN}/`, `${ORIGIN}/vroeger`];
  expect(setFindings(found, { expected, sitemap }).map(({ kind, url, says }) => `${kind} ${url.replace(ORIGIN, "")} ${says}`)).toEqual([
    "orphan /wees is not linked from any crawled page",
    "unexpected /extra may be indexed, and is no page of the database",
    "sitemap / is in the sitemap twice",
    "sitemap /vroeger is in the sitemap, and is not expected",
    "sitemap /vroeger is in the sitemap, and was not crawled as an indexable page",
    "sitemap /wees is missing in the sitemap",
  ]);
});

test("reports an expected page with noindex, and a further page without a list", async () => {
  const hidden = '<meta name="robots" content="noindex">';
  const found = await crawl({
    "/": page("/", { body: links("/a", "/b?c=1"), head: "" }),
    "/a": page("/a", { head: hidden }),
    "/b?c=1": page("/b?c=1"),
  });
  const expected = new Set([`${ORIGIN}/`, `${ORIGIN}/a`]);
  expect(setFindings(found, { expected, sitemap: null }).map(({ says }) => says)).toEqual([
    "is noindex, and should be found",
    `may be indexed, and belongs to no list, from ${ORIGIN}/`,
    "has no sitemap",
  ]);
});

test("reads the parts of a sitemap index, without the addresses of pictures", async () => {
  const index = of("application/xml", `<sitemapindex><sitemap><loc>${ORIGIN}/deel.xml</loc></sitemap></sitemapindex>`);
  const image = "<image:image><image:loc>http://nl.test/a.jpg</image:loc></image:image>";
  const part = of("application/xml", `<urlset><url><loc>${ORIGIN}/a?b=1&amp;c=2</loc>${image}</url></urlset>`);
  expect(await readSitemap(site({ "/sitemap.xml": index, "/deel.xml": part }), [`${ORIGIN}/sitemap.xml`])).toEqual([`${ORIGIN}/a?b=1&c=2`]);
  await expect(readSitemap(site({ "/sitemap.xml": index }), [`${ORIGIN}/sitemap.xml`])).rejects.toThrow("deel.xml answered 404");
});

const alternate = (hreflang: string, path: string) => `<link rel="alternate" hreflang="${hreflang}" href="${ORIGIN}${path}">`;

test("reports alternate links that are not reciprocal, omit their own page, or have unknown targets", async () => {
  const both = alternate(LANG, "/") + alternate("de-DE", "/de");
  const fine = await crawl({ "/": page("/", { body: links("/de"), head: both }), "/de": page("/de", { lang: "de-DE", head: both }) });
  expect(alternateFindings([fine])).toEqual([]);

  const oneSided = await crawl({ "/": page("/", { body: links("/de"), head: both }), "/de": page("/de", { lang: "de-DE" }) });
  expect(alternateFindings([oneSided]).map(({ says }) => says)).toEqual([
    `names ${ORIGIN}/de, which does not name the same pages in return`,
  ]);

  const others = alternate("de-DE", "/weg") + alternate("x-default", "/elders");
  const lost = await crawl({ "/": page("/", { head: others }) });
  expect(alternateFindings([lost]).map(({ says }) => says)).toEqual([
    "does not name itself among its languages",
    "names no page in another language",
    `names ${ORIGIN}/elders for all others, which is none of its languages`,
    `names ${ORIGIN}/weg for de-DE, which is no page that was found`,
    `names ${ORIGIN}/elders for x-default, which is no page that was found`,
  ]);
});

test("reports a missing picture of the structured data", async () => {
  const graph = { "@graph": [{ logo: `${ORIGIN}/logo.svg` }, { main: { image: [`${ORIGIN}/a.svg`, `${ORIGIN}/b.svg`] } }] };
  const head = `<script type="application/ld+json">${JSON.stringify(graph)}</script><script type="application/ld+json">{</script>`;
  const answers = { "/": page("/", { head }), "/a.svg": of("image/svg+xml") };
  const findings = await resourceFindings(site(answers), await crawl(answers));
  expect(findings.map(({ says }) => says)).toEqual([
    `fetches ${ORIGIN}/logo.svg, which answers 404`,
    `fetches ${ORIGIN}/b.svg, which answers 404`,
  ]);
});

test("reports missing pictures, pictures of another origin, and social pictures in an unsupported format", async () => {
  const answers = {
    "/": page("/", { body: '<img src="/weg.svg" alt="Weg"><img srcset="https://cdn.example/b.jpg 2x" alt="B">' }),
    "/static/a.jpg": of("image/svg+xml"),
  };
  const found = await crawl(answers);
  expect((await resourceFindings(site(answers), found)).map(({ says }) => says)).toEqual([
    `fetches ${ORIGIN}/weg.svg, which answers 404`,
    "fetches https://cdn.example/b.jpg from elsewhere",
  ]);
  expect((await socialFindings(site(answers), found, 20)).map(({ says }) => says)).toEqual([
    `the picture ${ORIGIN}/static/a.jpg is image/svg+xml`,
  ]);
});

test("reports a random address that is found, and a variant with two redirects or none", async () => {
  const requested: string[] = [];
  const soft: Ask = async (url) => {
    requested.push(url);
    return page("/");
  };
  expect(await randomFindings(soft, { origin: ORIGIN, real: ["/uitjes"], count: 1_000 })).toHaveLength(1_000);
  expect(new Set(requested).size).toBe(1_000);

  const answers = { "/a/": to("/a"), "/A": to("/a"), "/a/index.html": to("/a/"), "//a": page("/a") };
  const odd = await variantFindings(site(answers), { origin: ORIGIN, real: ["/", "/a"], count: 50 });
  expect(odd.map(({ says }) => says)).toEqual(["answers 301 /a/, not 301 to /a", "answers 200 , not 301 to /a"]);
});
