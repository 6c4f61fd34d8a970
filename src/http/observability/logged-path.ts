import type { Answered } from "./answered.ts";

/** The parts of our addresses that are the same for everybody (`src/web/navigation/routes.ts`, the contract's operations, files). */
const OWN_PARTS = new Set(
  `uitjes overzicht agenda blogs blog helpdesk adverteren nieuwsbrief bevestigen afmelden plaats-voorstellen over-ons
  over-de-volgorde privacy voorwaarden impressum not-found form time moments banner sitemaps livez readyz
  static assets scenes uploads social icons dev mail _root
  api docs admin googleLocations cities public activities redirects quoteRequest banners random contact event events
  filters locations city newsletter-subscribe organisations seo searches understood suggestions media image
  openapi.json feed.xml sitemap.xml robots.txt favicon.ico agenda.ics`.split(/\s+/),
);
/** Stands for a part that a visitor may have typed. */
const ANY = "*";
const DATA = ".data";
/** More is no address of ours. */
const MOST_PARTS = 6;
const LONGEST_PATH = 200;

/**
 * The path of a request as it may stand in a log: a page or file that is there by its address, anything else by its route
 * (`/uitjes/*`). Whoever mistypes an address may have pasted a mail address, an account or the link of a mail.
 */
export function loggedPath({ path, kind, status }: Pick<Answered, "path" | "kind" | "status">): string {
  const isThere = status === 200 || status === 206 || status === 304;
  // Data is sent for any path, when the script asks for the parts alone that all pages share.
  if (isThere && (kind === "page" || kind === "static" || kind === "health")) return path.slice(0, LONGEST_PATH);
  return routeOf(path);
}

function routeOf(path: string): string {
  const isData = path.endsWith(DATA);
  const parts = (isData ? path.slice(0, -DATA.length) : path).split("/", MOST_PARTS + 1);
  return parts.map((part) => (part === "" || OWN_PARTS.has(part) ? part : ANY)).join("/") + (isData ? DATA : "");
}
