import { sampleOf } from "./sample-of.ts";
import { pageFacts, type PageFacts } from "./page-facts.ts";

/** A response; `location` is null without a redirect, `body` empty unless it is text. */
export type Answer = { status: number; location: string | null; type: string; body: string };

export type Ask = (url: string) => Promise<Answer>;

/** A requested address and its response. */
export type Visit = {
  url: string;
  /** The first page with a link to it. */
  from: string;
  /** Whether robots.txt allows it; links of disallowed addresses are not followed. */
  isOpen: boolean;
  status: number;
  /** The absolute target of a redirect. */
  location: string | null;
  /** Null if it is no page. */
  facts: PageFacts | null;
  /** The result of `inspect`. */
  complaints: readonly string[];
};

export type Site = {
  /** `https://nl.example`; addresses of other origins are not requested. */
  origin: string;
  ask: Ask;
  /** Whether robots.txt allows an address. */
  isOpen: (url: string) => boolean;
  /** Returns errors in the HTML of a page. */
  inspect?: (html: string, url: string) => readonly string[];
  /** Called with the number of addresses read so far. */
  progress?: (pages: number) => void;
  /** With more addresses the site counts as endless. */
  most?: number;
  /** Sample size of disallowed addresses; default: all. */
  closed?: number;
};

/** `isEndless`: the crawl stopped at `most` addresses. */
export type Crawl = { origin: string; visits: ReadonlyMap<string, Visit>; isEndless: boolean };

const MAX_ADDRESSES = 20_000;

/**
 * Crawls a site from home, breadth first, each address once and as robots.txt allows; then requests, without following
 * their links, the addresses that are disallowed or linked with `nofollow`.
 */
export async function crawlSite(site: Site): Promise<Crawl> {
  const { origin, isOpen, most = MAX_ADDRESSES, closed: closedAtMost = Infinity, progress = () => {} } = site;
  const visits = new Map<string, Visit>();
  const open = new Map([[`${origin}/`, "the address bar"]]);
  const closed = new Map<string, string>();

  function note(url: string, from: string, nofollow: boolean): void {
    if (new URL(url).origin !== origin) return;
    const waiting = isOpen(url) && !nofollow ? open : closed;
    if (!waiting.has(url)) waiting.set(url, from);
  }

  // The iteration of a map includes entries that are added during it.
  for (const [url, from] of open) {
    if (visits.size >= most) break;
    const visit = await visitAddress(site, { url, from, isFollowed: true });
    visits.set(url, visit);
    if (visit.location) note(visit.location, url, false);
    for (const link of visit.facts?.links ?? []) note(link.url, url, link.nofollow);
    progress(visits.size);
  }
  const sampled = new Map(
    sampleOf(
      [...closed].filter(([url]) => !visits.has(url)),
      closedAtMost,
    ),
  );
  for (const [url, from] of sampled) {
    if (visits.size >= most) break;
    if (visits.has(url)) continue;
    const visit = await visitAddress(site, { url, from, isFollowed: false });
    visits.set(url, visit);
    if (visit.location && new URL(visit.location).origin === origin) sampled.set(visit.location, url);
    progress(visits.size);
  }
  return { origin, visits, isEndless: visits.size >= most };
}

type Step = Pick<Visit, "url" | "from"> & { isFollowed: boolean };

async function visitAddress({ ask, inspect, isOpen }: Site, { url, from, isFollowed }: Step): Promise<Visit> {
  const { status, location, type, body } = await ask(url);
  const isRead = isFollowed && status === 200 && type.startsWith("text/html");
  return {
    ...{ url, from, status, isOpen: isOpen(url) },
    location: location === null ? null : new URL(location, url).href,
    facts: isRead ? pageFacts(body, url) : null,
    complaints: isRead && inspect ? inspect(body, url) : [],
  };
}
