import type { Crawl, Visit } from "./crawl-site.ts";
import type { PageFacts } from "./page-facts.ts";

export type Page = Visit & { facts: PageFacts };

/** The pages that a crawler came to and could read. */
export function pagesOf({ visits }: Crawl): Page[] {
  return [...visits.values()].flatMap((visit) => (isPage(visit) ? [visit] : []));
}

/** Whether a search engine may show the page. */
export function isIndexable({ facts }: Page): boolean {
  return !facts.robots.some((content) => /\b(noindex|none)\b/.test(content));
}

/** Whether an address is one of a list's further pages or letters, which stand in no sitemap. */
export function isVariant(url: string): boolean {
  return new URL(url).search !== "";
}

function isPage(visit: Visit): visit is Page {
  return visit.facts !== null;
}
