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

test("a page with valid and visible structured data has no findings", () => {
  expect(structuredDataFindings(pageWith([PAGE, BREADCRUMBS, listOf(BUSINESS, EVENT)]))).toEqual([]);
});

test("an indexable page must have one readable block", () => {
  expect(structuredDataFindings(pageWith([], { blocks: 0 }))).toEqual(["There is no structured data."]);
  expect(structuredDataFindings(pageWith([], { blocks: 0, robots: "noodp, noindex" }))).toEqual([]);
  expect(structuredDataFindings(pageWith([PAGE, BREADCRUMBS], { blocks: 2 }))).toEqual(["There are 2 blocks of structured data."]);
  expect(structuredDataFindings(pageWith([]))).toEqual(["Its graph is empty."]);
  expect(structuredDataFindings(pageWith([PAGE, BREADCRUMBS]).replace('{"@context"', '{"@context'))[0]).toMatch(/^Invalid JSON/);
});

const { address: _address, ...placeless } = BUSINESS;
const { startDate: _startDate, ...timeless } = EVENT;
const [home, here] = BREADCRUMBS.itemListElement;

test.each<[string, object[], RegExp]>([
  ["a required property is missing", [PAGE, BREADCRUMBS, listOf(placeless)], /LocalBusiness: must have required property 'address'/],
  ["an event has no start", [PAGE, BREADCRUMBS, listOf(timeless)], /Event: must have required property 'startDate'/],
  ["a time has no offset", [PAGE, BREADCRUMBS, listOf({ ...EVENT, startDate: "2027-05-12T10:00:00Z" })], /startDate: must match/],
  ["a property is unknown", [PAGE, BREADCRUMBS, listOf({ ...BUSINESS, adress: "Leerdam" })], /additional properties \(adress\)/],
  ["a type is unknown", [PAGE, BREADCRUMBS, { "@type": "Uitje", name: "Kanoën" }], /"Uitje" is an unknown type/],
  [
    "there is a rating",
    [PAGE, BREADCRUMBS, listOf({ ...BUSINESS, aggregateRating: { "@type": "AggregateRating" } })],
    /AggregateRating is forbidden/,
  ],
  ["there is a price", [PAGE, BREADCRUMBS, listOf({ ...EVENT, offers: { "@type": "Offer", price: 10 } })], /price is forbidden/],
  ["there are questions", [PAGE, BREADCRUMBS, { "@type": "FAQPage" }], /FAQPage is forbidden/],
  [
    "it describes another page",
    [{ ...PAGE, url: `${ORIGIN}/` }, BREADCRUMBS],
    /describes https:\/\/www\.uitjesbaas\.nl\/, and the canonical/,
  ],
  ["it describes two pages", [PAGE, { ...PAGE, "@id": `${ORIGIN}/x` }, BREADCRUMBS], /describes 2 pages/],
  ["a URL is of another site", [PAGE, BREADCRUMBS, listOf({ ...BUSINESS, url: "https://be.example/uitjes/kano" })], /is not of this site/],
  ["a URL is relative", [PAGE, BREADCRUMBS, listOf({ ...BUSINESS, url: "/uitjes/kano" })], /url: must match/],
  ["breadcrumbs differ", [PAGE, { ...BREADCRUMBS, itemListElement: [home, { ...here, name: "Alles" }] }], /shown as/],
  ["breadcrumbs are missing", [PAGE], /breadcrumbs are missing/],
  ["a reference has no target", [{ ...PAGE, mainEntity: { "@id": `${ORIGIN}/uitjes#list` } }, BREADCRUMBS], /no description of/],
  ["an entry is listed twice", [PAGE, BREADCRUMBS, listOf(BUSINESS, BUSINESS)], /is listed twice/],
  ["no link leads to an entry", [PAGE, BREADCRUMBS, listOf({ ...BUSINESS, url: `${ORIGIN}/uitjes/weg` })], /but has no link/],
  ["a text is not visible", [PAGE, BREADCRUMBS, listOf({ ...BUSINESS, name: "Roeien" })], /"Roeien" is not visible/],
])("there is a finding when %s", (_what, graph, finding) => {
  expect(structuredDataFindings(pageWith(graph)).join("\n")).toMatch(finding);
});
