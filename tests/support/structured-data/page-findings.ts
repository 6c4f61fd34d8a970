import { isRecord, type Found } from "./every-thing.ts";
import { withoutSpace, type ShownPage } from "./shown-page.ts";

const PAGES = new Set(["WebPage", "AboutPage", "CollectionPage", "ContactPage"]);
/** Properties with URLs of this site. Pictures and the sites of events may be elsewhere. */
const OWN_URLS = ["@id", "url", "item", "logo"];
const TEXTS = ["name", "headline", "description"];
/** Characters of a long title that must be visible, since cards cut it. */
const CUT_AT = 40;

/** Compares structured data with its page: URLs, breadcrumbs, lists and all texts. */
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
  if (others.length > 0) return ["There are several breadcrumb lists."];
  if (!list) return breadcrumbs ? ["The breadcrumbs are missing."] : [];
  if (!breadcrumbs) return ["It has breadcrumbs that are not visible."];
  const described = itemsOf(list).map(({ position, name, item }) => ({ position, name, item: item ?? null }));
  const shown = breadcrumbs.map(({ name, url }, index) => ({
    ...{ position: index + 1, name },
    item: url === null ? null : new URL(url, canonical ?? undefined).href,
  }));
  return JSON.stringify(described) === JSON.stringify(shown)
    ? []
    : [`Breadcrumbs are described as ${text(described)}, and shown as ${text(shown)}.`];
}

/** A reference must have its target in the same graph, or on the home page. */
function ofReferences(graph: readonly unknown[], found: readonly Found[]): string[] {
  const described = found.filter(({ thing }) => "@type" in thing && "@id" in thing).map(({ thing }) => String(thing["@id"]));
  const top = graph.filter(isRecord).map((thing) => String(thing["@id"]));
  const references = found.filter(({ thing }) => !("@type" in thing));
  const dangling = references.filter(
    ({ thing }) => !described.includes(String(thing["@id"])) && !/\/#(website|organization)$/.test(String(thing["@id"])),
  );
  return [
    ...dangling.map(({ thing, at }) => `${at}: no description of ${String(thing["@id"])}.`),
    ...top.filter((id, index) => top.indexOf(id) !== index).map((id) => `${id} is described twice.`),
  ];
}

/** Positions count from one. Each entry has its own URL, to which the page has a link. */
function ofList({ links, canonical }: ShownPage, list: unknown): string[] {
  const items = itemsOf(list);
  const wrong = items.filter(({ position }, index) => position !== index + 1);
  const urls = items.flatMap((item) => textsOf(isRecord(item["item"]) ? item["item"] : item, ["url"]));
  const linked = new Set([...links].filter((href) => href.startsWith("/")).map((href) => new URL(href, canonical ?? undefined).href));
  return [
    ...wrong.map(({ position }) => `An entry has the wrong position ${String(position)}.`),
    ...urls.filter((url, index) => urls.indexOf(url) !== index).map((url) => `${url} is listed twice.`),
    ...urls.filter((url) => !linked.has(url)).map((url) => `${url} is listed, but has no link.`),
  ];
}

function ofOrigin({ canonical }: ShownPage, { thing, at }: Found): string[] {
  const origin = canonical && new URL(canonical).origin;
  const urls = textsOf(thing, OWN_URLS);
  return urls.filter((url) => !URL.canParse(url) || new URL(url).origin !== origin).map((url) => `${at}: ${url} is not of this site.`);
}

function ofTexts(page: ShownPage, { thing, at }: Found): string[] {
  const texts = textsOf(thing, TEXTS);
  return texts.filter((value) => !isShown(page, value)).map((value) => `${at}: ${JSON.stringify(value)} is not visible.`);
}

function isShown({ text: shown }: ShownPage, value: string): boolean {
  if (shown.includes(withoutSpace(value))) return true;
  const beginning = withoutSpace(value.slice(0, CUT_AT));
  return value.length > CUT_AT && value.length <= 200 && shown.includes(beginning);
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
