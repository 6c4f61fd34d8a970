import type { RequestRecord } from "./request-record.ts";

/** Fixed segments of our URLs (`src/web/navigation/routes.ts`, the contract's operations, files). */
const FIXED_SEGMENTS = new Set(
  `uitjes overzicht agenda blogs blog helpdesk adverteren nieuwsbrief bevestigen afmelden plaats-voorstellen over-ons
  over-de-volgorde privacy voorwaarden impressum not-found form time moments banner sitemaps livez readyz
  static assets scenes uploads social icons dev mail _root
  api docs admin googleLocations cities public activities redirects quoteRequest banners random contact event events
  filters locations city newsletter-subscribe organisations seo searches understood suggestions media image
  openapi.json feed.xml sitemap.xml robots.txt favicon.ico agenda.ics`.split(/\s+/),
);
/** Replaces a segment that a visitor may have typed. */
const ANY = "*";
const DATA = ".data";
/** No URL of ours has more. */
const MAX_SEGMENTS = 6;
const LONGEST_PATH = 200;

/**
 * The path of a request for the log: the exact path of a page or file that exists, else its route (`/uitjes/*`), as a wrong URL
 * may contain a pasted mail address, bank account or link from a mail.
 */
export function loggedPath({ path, kind, status }: Pick<RequestRecord, "path" | "kind" | "status">): string {
  const exists = status === 200 || status === 206 || status === 304;
  // Not of kind `data`: any path gives a 200 when a script requests only the shared parts of all pages.
  // The management area reports the path of the route.
  if (kind === "office") return path;
  if (exists && (kind === "page" || kind === "static" || kind === "health")) return path.slice(0, LONGEST_PATH);
  return routeOf(path);
}

function routeOf(path: string): string {
  const isData = path.endsWith(DATA);
  const segments = (isData ? path.slice(0, -DATA.length) : path).split("/", MAX_SEGMENTS + 1);
  return segments.map((segment) => (segment === "" || FIXED_SEGMENTS.has(segment) ? segment : ANY)).join("/") + (isData ? DATA : "");
}
