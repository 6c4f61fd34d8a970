import { DomUtils, parseDocument } from "htmlparser2";
import { toldPictures } from "./told-pictures.ts";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Where a page leads: an absolute address, and the place within that page when the link names one. */
export type Link = { url: string; place: string; nofollow: boolean };

/** What a page of HTML says to whoever crawls it, as it stands there: what should be there once may be there twice. */
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
  /** Of anchors, areas, forms that ask, and `next` and `prev` of the head. */
  links: readonly Link[];
  /** Pictures, scripts, styles, icons: whatever a browser fetches for the page, and the pictures that search engines are told of. */
  resources: readonly string[];
  /** Links and pictures with an address that cannot be read. */
  unreadable: readonly string[];
  /** Links that nobody hears the name of: no text, and a picture without one. */
  nameless: readonly string[];
  /** The places that a link may name. */
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
  const asking = all("form").filter(({ attribs }) => (attribs["method"] ?? "get").toLowerCase() === "get");

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
      ...asking.map(({ attribs }) => ({ address: attribs["action"] ?? "", nofollow: false })),
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
        .flatMap((script) => toldPictures(DomUtils.textContent(script))),
    ]
      .flatMap((address) => (address ? addresses.read(address) : []))
      .map(({ url }) => url),
    unreadable: addresses.unreadable,
    nameless: anchors.filter((anchor) => nameOf(anchor) === "").map(({ attribs }) => attribs["href"] ?? ""),
    places: new Set([...elements.values()].flat().flatMap(({ attribs }) => attribs["id"] ?? [])),
  };
}

/** Reads addresses as a browser on the page does; what is no page (`mailto:`) is nothing. */
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

/** A drawing within the page has a title of its own. */
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
