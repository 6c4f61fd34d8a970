import type { Crawl, Visit } from "../crawl-site.ts";
import type { Finding } from "../finding.ts";
import { pagesOf, type Page } from "../indexable.ts";

/**
 * Reports broken links and links to redirects. Addresses that robots.txt disallows, such as the click-through of a banner,
 * may redirect once.
 */
export function linkFindings(crawl: Crawl): Finding[] {
  const { origin, visits, isEndless } = crawl;
  const endless: Finding[] = isEndless ? [{ kind: "endless", url: origin, says: `has more than ${visits.size} addresses` }] : [];
  return [
    ...endless,
    ...[...visits.values()].flatMap((visit) => answerFindings(visit, crawl)),
    ...pagesOf(crawl).flatMap((page) => [...placeFindings(page, crawl), ...attributeFindings(page, crawl)]),
  ];
}

function answerFindings(visit: Visit, { origin, visits }: Crawl): Finding[] {
  const { url, from, status, location, isOpen } = visit;
  if (status === 200 && isOpen) return [];
  if (status === 200 || status === 204) return [];
  const isRedirect = status >= 300 && status < 400 && location !== null;
  if (!isRedirect) return [{ kind: "dead", url, says: `answers ${status}, from ${from}` }];

  const isElsewhere = new URL(location).origin !== origin;
  const next = visits.get(location);
  if (location === url || next?.location === url) return [{ kind: "loop", url, says: `redirects to itself by ${location}` }];
  if (next?.location) return [{ kind: "chain", url, says: `redirects to ${location}, which redirects to ${next.location}` }];
  if (isOpen) return [{ kind: "redirect", url, says: `redirects to ${location}, from ${from}` }];
  if (!isElsewhere && next === undefined) return [{ kind: "dead", url, says: `redirects to ${location}, which was not crawled` }];
  return [];
}

/** Links to a missing fragment. */
function placeFindings({ url, facts }: Page, { visits }: Crawl): Finding[] {
  const lost = facts.links.filter((link) => link.place !== "" && visits.get(link.url)?.facts?.places.has(link.place) === false);
  return lost.map((link) => ({ kind: "place", url, says: `links to #${link.place} of ${link.url}, which has no such place` }));
}

/** Links to addresses that robots.txt disallows, such as banners, may be nofollow. */
function attributeFindings({ url, facts }: Page, { origin, visits }: Crawl): Finding[] {
  const { host } = new URL(origin);
  const blocked = facts.links.filter((link) => link.nofollow && visits.get(link.url)?.isOpen);
  return [
    ...blocked.map((link) => of("nofollow", `links to ${link.url} of our own with nofollow`)),
    ...[...facts.links.map((link) => link.url), ...facts.resources]
      .filter((address) => new URL(address).host === host && new URL(address).origin !== origin)
      .map((address) => of("origin", `mixes ${new URL(address).protocol} in: ${address}`)),
    ...facts.unreadable.map((address) => of("address", `has an address that cannot be read: ${address}`)),
    ...facts.nameless.map((address) => of("nameless", `links to ${address} without a name`)),
  ];

  function of(kind: Finding["kind"], says: string): Finding {
    return { kind, url, says };
  }
}
