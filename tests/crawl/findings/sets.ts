import type { Crawl } from "../crawl-site.ts";
import type { Finding } from "../finding.ts";
import { isIndexable, isVariant, pagesOf } from "../indexable.ts";

export type Sets = {
  /** Addresses that the database says there are. */
  expected: ReadonlySet<string>;
  /** Addresses of the sitemap, as often as they stand there; null when the site has none. */
  sitemap: readonly string[] | null;
};

/** What of the expected, the crawled and the sitemap's addresses is not in all three. */
export function setFindings(crawl: Crawl, { expected, sitemap }: Sets): Finding[] {
  const pages = pagesOf(crawl);
  const crawled = new Set(pages.filter((page) => isIndexable(page) && !isVariant(page.url)).map(({ url }) => url));
  const hidden = new Set(pages.filter((page) => !isIndexable(page)).map(({ url }) => url));
  const missing = [...expected].filter((url) => !crawled.has(url));
  return [
    ...missing.map((url): Finding => (hidden.has(url) ? of("unexpected", url, "is noindex, and should be found") : orphan(url))),
    ...[...crawled]
      .filter((url) => !expected.has(url))
      .map((url) => of("unexpected", url, "may be indexed, and is no page that the database knows")),
    ...strayVariants(crawl, expected),
    ...(sitemap === null ? [of("sitemap", crawl.origin, "has no sitemap")] : sitemapFindings(sitemap, { crawled, expected })),
  ];
}

/** Further pages of a list are the pages of an address that is expected. */
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
    ...twice.map((url) => of("sitemap", url, "stands twice in the sitemap")),
    ...[...listed].filter((url) => !expected.has(url)).map((url) => of("sitemap", url, "stands in the sitemap, and is not expected")),
    ...[...listed]
      .filter((url) => !crawled.has(url))
      .map((url) => of("sitemap", url, "stands in the sitemap, and was not found as a page to index")),
    ...[...expected].filter((url) => !listed.has(url)).map((url) => of("sitemap", url, "lacks in the sitemap")),
  ];
}

function orphan(url: string): Finding {
  return of("orphan", url, "is led to by no link from home on");
}

function of(kind: Finding["kind"], url: string, says: string): Finding {
  return { kind, url, says };
}
