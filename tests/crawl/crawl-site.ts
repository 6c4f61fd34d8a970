import { sampleOf } from "./sample-of.ts";
import { pageFacts, type PageFacts } from "./page-facts.ts";

/** What a server said; `location` only where it sends elsewhere, `body` only of texts. */
export type Answer = { status: number; location: string | null; type: string; body: string };

export type Ask = (url: string) => Promise<Answer>;

/** An address that was asked for, and what was there. */
export type Visit = {
  url: string;
  /** The page that leads there first. */
  from: string;
  /** Whether robots.txt lets crawlers in; other addresses are only looked at. */
  isOpen: boolean;
  status: number;
  /** Where a redirect leads, absolute. */
  location: string | null;
  /** Null for what is no page. */
  facts: PageFacts | null;
  /** What `inspect` had to say about the page. */
  complaints: readonly string[];
};

export type Site = {
  /** `https://nl.example`: what lies elsewhere is not asked for. */
  origin: string;
  ask: Ask;
  /** Whether robots.txt lets crawlers in. */
  isOpen: (url: string) => boolean;
  /** Complaints about the HTML of a page that was found. */
  inspect?: (html: string, url: string) => readonly string[];
  /** Is told how many pages were read so far. */
  progress?: (pages: number) => void;
  /** More addresses than this are no end at all. */
  most?: number;
  /** Of what robots.txt closes, so many are looked at; all unless given. */
  closed?: number;
};

/** `isEndless` when there were more than `most`; the rest was then left. */
export type Crawl = { origin: string; visits: ReadonlyMap<string, Visit>; isEndless: boolean };

const MOST_ADDRESSES = 20_000;

/**
 * Follows every link of a site from home on, breadth first, each address once and as robots.txt allows; then looks, without
 * following, at what pages link to behind robots.txt or with `nofollow`.
 */
export async function crawlSite(site: Site): Promise<Crawl> {
  const { origin, isOpen, most = MOST_ADDRESSES, closed: closedAtMost = Infinity, progress = () => {} } = site;
  const visits = new Map<string, Visit>();
  const open = new Map([[`${origin}/`, "the address bar"]]);
  const closed = new Map<string, string>();

  function note(url: string, from: string, nofollow: boolean): void {
    if (new URL(url).origin !== origin) return;
    const waiting = isOpen(url) && !nofollow ? open : closed;
    if (!waiting.has(url)) waiting.set(url, from);
  }

  // A map goes on to what is added while it is gone through.
  for (const [url, from] of open) {
    if (visits.size >= most) break;
    const visit = await visited(site, { url, from, isFollowed: true });
    visits.set(url, visit);
    if (visit.location) note(visit.location, url, false);
    for (const link of visit.facts?.links ?? []) note(link.url, url, link.nofollow);
    progress(visits.size);
  }
  const looked = new Map(
    sampleOf(
      [...closed].filter(([url]) => !visits.has(url)),
      closedAtMost,
    ),
  );
  for (const [url, from] of looked) {
    if (visits.size >= most) break;
    if (visits.has(url)) continue;
    const visit = await visited(site, { url, from, isFollowed: false });
    visits.set(url, visit);
    if (visit.location && new URL(visit.location).origin === origin) looked.set(visit.location, url);
    progress(visits.size);
  }
  return { origin, visits, isEndless: visits.size >= most };
}

type Step = Pick<Visit, "url" | "from"> & { isFollowed: boolean };

async function visited({ ask, inspect, isOpen }: Site, { url, from, isFollowed }: Step): Promise<Visit> {
  const { status, location, type, body } = await ask(url);
  const isRead = isFollowed && status === 200 && type.startsWith("text/html");
  return {
    ...{ url, from, status, isOpen: isOpen(url) },
    location: location === null ? null : new URL(location, url).href,
    facts: isRead ? pageFacts(body, url) : null,
    complaints: isRead && inspect ? inspect(body, url) : [],
  };
}
