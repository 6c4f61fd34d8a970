import { expect, test } from "vitest";
import { structuredDataFindings } from "./findings.ts";

const ORIGIN = "https://www.uitjesbaas.nl";
const PAGE = {
  ...{ "@type": "CollectionPage", "@id": `${ORIGIN}/uitjes#page`, url: `${ORIGIN}/uitjes`, name: "Uitjes", inLanguage: "nl-NL" },
  ...{ isPartOf: { "@id": `${ORIGIN}/#website` }, breadcrumb: { "@id": `${ORIGIN}/uitjes#breadcrumbs` } },
};
const BREADCRUMBS = {
  ...{ "@type": "BreadcrumbList", "@id": `${ORIGIN}/uitjes#breadcrumbs` },
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Uitjesbaas", item: `${ORIGIN}/` },
    { "@type": "ListItem", position: 2, name: "Uitjes" },
  ],
};
const BUSINESS = {
  ...{ "@type": "LocalBusiness", name: "Kanoën", url: `${ORIGIN}/uitjes/kano`, image: "https://media.example/kano.jpg" },
  address: { "@type": "PostalAddress", addressLocality: "Leerdam", addressCountry: "NL" },
};
const EVENT = {
  ...{ "@type": "Event", name: "Open dag", startDate: "2027-05-12T10:00:00+02:00", description: "Kom kijken." },
  eventStatus: "https://schema.org/EventScheduled",
  location: { "@type": "Place", name: "Leerdam", address: BUSINESS.address },
};

function listOf(...items: object[]) {
  const entries = items.map((item, index) => ({ "@type": "ListItem", position: index + 1, item }));
  return { "@type": "ItemList", "@id": `${ORIGIN}/uitjes#list`, itemListElement: entries };
}

function pageWith(graph: object[], { robots = "noodp", blocks = 1 } = {}): string {
  const block = `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": graph })}</script>`;
  return `<html><head><link rel="canonical" href="${ORIGIN}/uitjes"/><meta name="robots" content="${robots}"/>${block.repeat(blocks)}</head>
    <body><nav class="x" aria-label="Kruimelpad"><ol><li><a href="/">Uitjesbaas</a></li><li aria-current="page">Uitjes</li></ol></nav>
    <a href="/uitjes/kano">Kano<!-- -->ën</a> in Leerdam <h3>Open dag</h3> Kom kijken.</body></html>`;
}

test("a page that says what it shows, as Google asks it, has no findings", () => {
  expect(structuredDataFindings(pageWith([PAGE, BREADCRUMBS, listOf(BUSINESS, EVENT)]))).toEqual([]);
});

test("a page that may be indexed must have some, once and readable", () => {
  expect(structuredDataFindings(pageWith([], { blocks: 0 }))).toEqual(["There is no structured data."]);
  expect(structuredDataFindings(pageWith([], { blocks: 0, robots: "noodp, noindex" }))).toEqual([]);
  expect(structuredDataFindings(pageWith([PAGE, BREADCRUMBS], { blocks: 2 }))).toEqual(["There are 2 blocks of structured data."]);
  expect(structuredDataFindings(pageWith([]))).toEqual(["Its graph is empty."]);
  expect(structuredDataFindings(pageWith([PAGE, BREADCRUMBS]).replace('{"@context"', '{"@context'))[0]).toMatch(/^It is no JSON/);
});

const { address: _address, ...placeless } = BUSINESS;
const { startDate: _startDate, ...timeless } = EVENT;
const [home, here] = BREADCRUMBS.itemListElement;

test.each<[string, object[], RegExp]>([
  ["a required property is missing", [PAGE, BREADCRUMBS, listOf(placeless)], /LocalBusiness: must have required property 'address'/],
  ["an event has no start", [PAGE, BREADCRUMBS, listOf(timeless)], /Event: must have required property 'startDate'/],
  ["a moment has no offset", [PAGE, BREADCRUMBS, listOf({ ...EVENT, startDate: "2027-05-12T10:00:00Z" })], /startDate: must match/],
  ["a name is unknown", [PAGE, BREADCRUMBS, listOf({ ...BUSINESS, adress: "Leerdam" })], /additional properties \(adress\)/],
  ["a type is unknown", [PAGE, BREADCRUMBS, { "@type": "Uitje", name: "Kanoën" }], /"Uitje" is no type/],
  [
    "a rating is said",
    [PAGE, BREADCRUMBS, listOf({ ...BUSINESS, aggregateRating: { "@type": "AggregateRating" } })],
    /AggregateRating may not be said/,
  ],
  ["a price is said", [PAGE, BREADCRUMBS, listOf({ ...EVENT, offers: { "@type": "Offer", price: 10 } })], /price may not be said/],
  ["questions are said", [PAGE, BREADCRUMBS, { "@type": "FAQPage" }], /FAQPage may not be said/],
  [
    "it is about another address",
    [{ ...PAGE, url: `${ORIGIN}/` }, BREADCRUMBS],
    /describes https:\/\/www\.uitjesbaas\.nl\/, and the canonical/,
  ],
  ["it is about two pages", [PAGE, { ...PAGE, "@id": `${ORIGIN}/x` }, BREADCRUMBS], /describes 2 pages/],
  [
    "an address is another site's",
    [PAGE, BREADCRUMBS, listOf({ ...BUSINESS, url: "https://be.example/uitjes/kano" })],
    /is not of this site/,
  ],
  ["an address is relative", [PAGE, BREADCRUMBS, listOf({ ...BUSINESS, url: "/uitjes/kano" })], /url: must match/],
  ["breadcrumbs differ", [PAGE, { ...BREADCRUMBS, itemListElement: [home, { ...here, name: "Alles" }] }], /shown as/],
  ["breadcrumbs are left out", [PAGE], /breadcrumbs are not told/],
  [
    "nothing is told of what it points to",
    [{ ...PAGE, mainEntity: { "@id": `${ORIGIN}/uitjes#list` } }, BREADCRUMBS],
    /nothing is told of/,
  ],
  ["an entry is listed twice", [PAGE, BREADCRUMBS, listOf(BUSINESS, BUSINESS)], /is listed twice/],
  ["no link leads to an entry", [PAGE, BREADCRUMBS, listOf({ ...BUSINESS, url: `${ORIGIN}/uitjes/weg` })], /no link leads there/],
  ["nobody sees a text", [PAGE, BREADCRUMBS, listOf({ ...BUSINESS, name: "Roeien" })], /nobody sees "Roeien"/],
])("it is found when %s", (_what, graph, finding) => {
  expect(structuredDataFindings(pageWith(graph)).join("\n")).toMatch(finding);
});
