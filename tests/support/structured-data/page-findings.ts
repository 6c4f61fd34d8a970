import { isRecord, type Found } from "./every-thing.ts";
import { withoutSpace, type ShownPage } from "./shown-page.ts";

const PAGES = new Set(["WebPage", "AboutPage", "CollectionPage", "ContactPage"]);
/** Addresses that are ours; pictures may lie elsewhere, and an event's own site does. */
const OURS = ["@id", "url", "item", "logo"];
const TEXTS = ["name", "headline", "description"];
/** A card cuts a long title, and the article's own page shows it whole. */
const CUT_AT = 40;

/** Holds structured data against the page that it stands on: addresses, breadcrumbs, lists, and every text. */
export function pageFindings(page: ShownPage, graph: readonly unknown[], found: readonly Found[]): string[] {
  return [
    ...ofAddress(page, graph),
    ...ofBreadcrumbs(page, graph),
    ...ofReferences(graph, found),
    ...graph.filter((thing) => typed(thing, "ItemList")).flatMap((list) => ofList(page, list)),
    ...found.flatMap((one) => [...ofOrigin(page, one), ...ofTexts(page, one)]),
  ];
}

function ofAddress({ canonical }: ShownPage, graph: readonly unknown[]): string[] {
  const pages = graph.filter((thing) => isRecord(thing) && PAGES.has(String(thing["@type"])));
  const sites = graph.filter((thing) => typed(thing, "WebSite"));
  const [own, ...others] = pages.length > 0 ? pages : sites;
  if (!own || others.length > 0) return [`It describes ${pages.length} pages and ${sites.length} sites.`];
  const url = Reflect.get(own, "url");
  return url === canonical ? [] : [`It describes ${String(url)}, and the canonical address is ${canonical}.`];
}

function ofBreadcrumbs({ canonical, breadcrumbs }: ShownPage, graph: readonly unknown[]): string[] {
  const [list, ...others] = graph.filter((thing) => typed(thing, "BreadcrumbList"));
  if (others.length > 0) return ["There is more than one way to the page."];
  if (!list) return breadcrumbs ? ["The breadcrumbs are not told."] : [];
  if (!breadcrumbs) return ["It tells of breadcrumbs that nobody sees."];
  const told = itemsOf(list).map(({ position, name, item }) => ({ position, name, item: item ?? null }));
  const shown = breadcrumbs.map(({ name, url }, index) => ({
    ...{ position: index + 1, name },
    item: url === null ? null : new URL(url, canonical ?? undefined).href,
  }));
  return JSON.stringify(told) === JSON.stringify(shown) ? [] : [`Breadcrumbs are told as ${text(told)}, and shown as ${text(shown)}.`];
}

/** What is only pointed to is told beside it, or on home. */
function ofReferences(graph: readonly unknown[], found: readonly Found[]): string[] {
  const told = found.filter(({ thing }) => "@type" in thing && "@id" in thing).map(({ thing }) => String(thing["@id"]));
  const top = graph.filter(isRecord).map((thing) => String(thing["@id"]));
  const pointed = found.filter(({ thing }) => !("@type" in thing));
  const lost = pointed.filter(
    ({ thing }) => !told.includes(String(thing["@id"])) && !/\/#(website|organization)$/.test(String(thing["@id"])),
  );
  return [
    ...lost.map(({ thing, at }) => `${at}: nothing is told of ${String(thing["@id"])}.`),
    ...top.filter((id, index) => top.indexOf(id) !== index).map((id) => `${id} is told twice.`),
  ];
}

/** Positions count from one; each entry leads to a page of its own, to which the page has a link. */
function ofList({ links, canonical }: ShownPage, list: unknown): string[] {
  const items = itemsOf(list);
  const wrong = items.filter(({ position }, index) => position !== index + 1);
  const urls = items.flatMap((item) => textsOf(isRecord(item["item"]) ? item["item"] : item, ["url"]));
  const linked = new Set([...links].filter((href) => href.startsWith("/")).map((href) => new URL(href, canonical ?? undefined).href));
  return [
    ...wrong.map(({ position }) => `An entry at another place says position ${String(position)}.`),
    ...urls.filter((url, index) => urls.indexOf(url) !== index).map((url) => `${url} is listed twice.`),
    ...urls.filter((url) => !linked.has(url)).map((url) => `${url} is listed, and no link leads there.`),
  ];
}

function ofOrigin({ canonical }: ShownPage, { thing, at }: Found): string[] {
  const origin = canonical && new URL(canonical).origin;
  const urls = textsOf(thing, OURS);
  return urls.filter((url) => !URL.canParse(url) || new URL(url).origin !== origin).map((url) => `${at}: ${url} is not of this site.`);
}

function ofTexts(page: ShownPage, { thing, at }: Found): string[] {
  const texts = textsOf(thing, TEXTS);
  return texts.filter((said) => !isShown(page, said)).map((said) => `${at}: nobody sees ${JSON.stringify(said)}.`);
}

function isShown({ text: shown }: ShownPage, said: string): boolean {
  if (shown.includes(withoutSpace(said))) return true;
  const beginning = withoutSpace(said.slice(0, CUT_AT));
  return said.length > CUT_AT && said.length <= 200 && shown.includes(beginning);
}

function textsOf(thing: Record<string, unknown>, names: readonly string[]): string[] {
  return names.map((name) => thing[name]).filter((value) => typeof value === "string");
}

function itemsOf(list: unknown): Record<string, unknown>[] {
  const items = isRecord(list) ? list["itemListElement"] : [];
  return Array.isArray(items) ? items.filter(isRecord) : [];
}

function typed(thing: unknown, type: string): boolean {
  return isRecord(thing) && thing["@type"] === type;
}

function text(value: unknown): string {
  return JSON.stringify(value);
}
