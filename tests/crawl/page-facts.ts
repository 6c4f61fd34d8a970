import { DomUtils, parseDocument } from "htmlparser2";
import { imagesInStructuredData } from "./structured-data-images.ts";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A link: its absolute address, and its fragment or "". */
export type Link = { url: string; place: string; nofollow: boolean };

/** The facts of an HTML page for a crawler, with duplicates of elements that should be unique. */
export type PageFacts = {
  lang: string;
  titles: readonly string[];
  headings: readonly string[];
  descriptions: readonly string[];
  canonicals: readonly string[];
  robots: readonly string[];
  alternates: readonly { hreflang: string; href: string }[];
  /** Open Graph, by property. */
  properties: ReadonlyMap<string, readonly string[]>;
  /** From anchors, areas, GET forms, and `next`, `prev` and feeds of the head. */
  links: readonly Link[];
  /** Everything that a browser fetches for the page (pictures, scripts, styles, icons), and the pictures in structured data. */
  resources: readonly string[];
  /** Invalid addresses of links and pictures. */
  unreadable: readonly string[];
  /** Links without an accessible name: without text or a picture with a text. */
  nameless: readonly string[];
  /** The ids of elements, which fragments refer to. */
  places: ReadonlySet<string>;
};

const PAGE_LINKS = ["next", "prev"];
const RESOURCE_LINKS = ["icon", "apple-touch-icon", "manifest", "preload", "modulepreload", "stylesheet"];
const FEED = /^(application\/(rss|atom)\+xml|text\/calendar)$/;

/** Reads a page that was served at `url`. */
export function pageFacts(html: string, url: string): PageFacts {
  const elements = Map.groupBy(DomUtils.getElementsByTagName("*", parseDocument(html)), ({ name }) => name);
  const all = (...names: string[]) => names.flatMap((name) => elements.get(name) ?? []);
  const metas = all("meta");
  const heads = all("link");
  const addresses = addressesFrom(url);
  const anchors = all("a", "area").filter(({ attribs }) => attribs["href"] !== undefined);
  const getForms = all("form").filter(({ attribs }) => (attribs["method"] ?? "get").toLowerCase() === "get");

  return {
    lang: all("html")[0]?.attribs["lang"] ?? "",
    titles: all("title")
      .filter((title) => !isDrawn(title))
      .map(textOf),
    headings: all("h1").map(textOf),
    descriptions: contents(metas, "name", "description"),
    canonicals: heads.filter((link) => isRel(link, ["canonical"])).map(({ attribs }) => attribs["href"] ?? ""),
    robots: contents(metas, "name", "robots"),
    alternates: heads.flatMap(({ attribs: { hreflang, href = "" } }) => (hreflang === undefined ? [] : [{ hreflang, href }])),
    properties: propertiesOf(metas),
    links: [
      ...anchors.map((anchor) => ({ address: anchor.attribs["href"], nofollow: isRel(anchor, ["nofollow"]) })),
      ...getForms.map(({ attribs }) => ({ address: attribs["action"] ?? "", nofollow: false })),
      ...heads
        .filter((link) => isRel(link, PAGE_LINKS) || isFeed(link))
        .map(({ attribs }) => ({ address: attribs["href"], nofollow: false })),
    ].flatMap(({ address = "", nofollow }) => addresses.read(address).map((link) => ({ ...link, nofollow }))),
    resources: [
      ...all("img", "source", "script", "video").flatMap(({ attribs }) => [attribs["src"], attribs["poster"]]),
      ...all("img", "source").flatMap(({ attribs }) => candidatesOf(attribs["srcset"])),
      ...heads
        .filter((link) => isRel(link, RESOURCE_LINKS))
        .flatMap(({ attribs }) => [attribs["href"], ...candidatesOf(attribs["imagesrcset"])]),
      ...all("script")
        .filter(({ attribs }) => attribs["type"] === "application/ld+json")
        .flatMap((script) => imagesInStructuredData(DomUtils.textContent(script))),
    ]
      .flatMap((address) => (address ? addresses.read(address) : []))
      .map(({ url }) => url),
    unreadable: addresses.unreadable,
    nameless: anchors.filter((anchor) => nameOf(anchor) === "").map(({ attribs }) => attribs["href"] ?? ""),
    places: new Set([...elements.values()].flat().flatMap(({ attribs }) => attribs["id"] ?? [])),
  };
}

/** Resolves addresses as a browser does; other schemes (`mailto:`) give nothing. */
function addressesFrom(url: string): { read: (address: string) => Omit<Link, "nofollow">[]; unreadable: string[] } {
  const unreadable: string[] = [];
  function read(address: string): Omit<Link, "nofollow">[] {
    const link = URL.parse(address, url);
    if (!link) unreadable.push(address);
    if (!link?.protocol.startsWith("http")) return [];
    const place = decodeURIComponent(link.hash.slice(1));
    link.hash = "";
    return [{ url: link.href, place }];
  }
  return { read, unreadable };
}

/** Whether a title is that of an inline SVG. */
function isDrawn(title: Element): boolean {
  return title.parent !== null && "name" in title.parent && title.parent.name === "svg";
}

function isFeed(link: Element): boolean {
  return isRel(link, ["alternate"]) && FEED.test(link.attribs["type"] ?? "");
}

function isRel({ attribs }: Element, wanted: readonly string[]): boolean {
  return (attribs["rel"] ?? "").split(/\s+/).some((one) => wanted.includes(one));
}

function contents(metas: readonly Element[], key: string, name: string): string[] {
  return metas.filter(({ attribs }) => attribs[key] === name).map(({ attribs }) => attribs["content"] ?? "");
}

function propertiesOf(metas: readonly Element[]): Map<string, string[]> {
  const named = metas.filter(({ attribs }) => attribs["property"] !== undefined);
  const byProperty = Map.groupBy(named, ({ attribs }) => attribs["property"] ?? "");
  return new Map([...byProperty].map(([property, group]) => [property, group.map(({ attribs }) => attribs["content"] ?? "")]));
}

function candidatesOf(srcset: string | undefined): string[] {
  return (srcset ?? "").split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

function nameOf(anchor: Element): string {
  const labels = [anchor, ...DomUtils.getElementsByTagName("*", anchor.children)].flatMap(({ attribs }) => [
    ...["aria-label", "aria-labelledby", "title", "alt"].map((name) => attribs[name] ?? ""),
  ]);
  return (textOf(anchor) + labels.join("")).trim();
}

function textOf(element: Element): string {
  return DomUtils.textContent(element).replace(/\s+/g, " ").trim();
}
