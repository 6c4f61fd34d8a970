import type { Crawl } from "../crawl-site.ts";
import type { Finding } from "../finding.ts";
import { isIndexable, isVariant, pagesOf } from "../indexable.ts";

export type Sets = {
  /** Addresses of the pages in the database. */
  expected: ReadonlySet<string>;
  /** Addresses of the sitemap, with duplicates; null without a sitemap. */
  sitemap: readonly string[] | null;
};

/** Reports addresses that are not in all three of: expected pages, crawled pages and sitemap. */
export function setFindings(crawl: Crawl, { expected, sitemap }: Sets): Finding[] {
  const pages = pagesOf(crawl);
  const crawled = new Set(pages.filter((page) => isIndexable(page) && !isVariant(page.url)).map(({ url }) => url));
  const hidden = new Set(pages.filter((page) => !isIndexable(page)).map(({ url }) => url));
  const missing = [...expected].filter((url) => !crawled.has(url));
  return [
    ...missing.map((url): Finding => (hidden.has(url) ? of("unexpected", url, "is noindex, and should be found") : orphan(url))),
    ...[...crawled]
      .filter((url) => !expected.has(url))
      .map((url) => of("unexpected", url, "may be indexed, and is no page of the database")),
    ...strayVariants(crawl, expected),
    ...(sitemap === null ? [of("sitemap", crawl.origin, "has no sitemap")] : sitemapFindings(sitemap, { crawled, expected })),
  ];
}

/** Further pages of a list must belong to an expected address. */
function strayVariants(crawl: Crawl, expected: ReadonlySet<string>): Finding[] {
  const variants = pagesOf(crawl).filter((page) => isIndexable(page) && isVariant(page.url));
  const stray = variants.filter(({ url }) => !expected.has(url.slice(0, url.indexOf("?"))));
  return stray.map(({ url, from }) => of("unexpected", url, `may be indexed, and belongs to no list, from ${from}`));
}

function sitemapFindings(
  sitemap: readonly string[],
  { crawled, expected }: { crawled: ReadonlySet<string>; expected: ReadonlySet<string> },
): Finding[] {
  const listed = new Set(sitemap);
  const twice = sitemap.filter((url, index) => sitemap.indexOf(url) !== index);
  return [
    ...twice.map((url) => of("sitemap", url, "is in the sitemap twice")),
    ...[...listed].filter((url) => !expected.has(url)).map((url) => of("sitemap", url, "is in the sitemap, and is not expected")),
    ...[...listed]
      .filter((url) => !crawled.has(url))
      .map((url) => of("sitemap", url, "is in the sitemap, and was not crawled as an indexable page")),
    ...[...expected].filter((url) => !listed.has(url)).map((url) => of("sitemap", url, "is missing in the sitemap")),
  ];
}

function orphan(url: string): Finding {
  return of("orphan", url, "is not linked from any crawled page");
}

function of(kind: Finding["kind"], url: string, says: string): Finding {
  return { kind, url, says };
}
