import type { Crawl } from "../crawl-site.ts";
import type { Finding } from "../finding.ts";
import { isIndexable, pagesOf, type Page } from "../indexable.ts";

/** The fallback for other languages; its page must be one of the alternates. */
const DEFAULT = "x-default";

/** Reports alternate links (hreflang) that are not reciprocal, omit their own page, or have a target that is not indexable. */
export function alternateFindings(crawls: readonly Crawl[]): Finding[] {
  const pages = new Map(crawls.flatMap((crawl) => pagesOf(crawl)).map((page) => [page.url, page]));
  return [...pages.values()].flatMap((page) => {
    const { alternates } = page.facts;
    if (alternates.length === 0) return [];
    return [
      ...ownDefects(page),
      ...alternates.flatMap(({ hreflang, href }) => defectsOf(page, { hreflang, target: pages.get(href), href })),
    ].map((says): Finding => ({ kind: "alternate", url: page.url, says }));
  });
}

function ownDefects({ url, facts: { alternates, lang } }: Page): string[] {
  const codes = alternates.map(({ hreflang }) => hreflang);
  const twice = codes.filter((code, index) => codes.indexOf(code) !== index);
  const named = alternates.filter(({ hreflang }) => hreflang !== DEFAULT);
  const defects = twice.map((code) => `names two pages for ${code}`);
  if (!named.some(({ hreflang, href }) => hreflang === lang && href === url)) defects.push("does not name itself among its languages");
  if (named.length < 2) defects.push("names no page in another language");
  const fallback = alternates.find(({ hreflang }) => hreflang === DEFAULT);
  if (fallback && !named.some(({ href }) => href === fallback.href))
    defects.push(`names ${fallback.href} for all others, which is none of its languages`);
  return defects;
}

function defectsOf(page: Page, { hreflang, target, href }: { hreflang: string; target: Page | undefined; href: string }): string[] {
  if (!target) return [`names ${href} for ${hreflang}, which is no page that was found`];
  const defects: string[] = [];
  if (!isIndexable(target)) defects.push(`names ${href} for ${hreflang}, which may not be indexed`);
  if (hreflang !== DEFAULT && target.facts.lang !== hreflang)
    defects.push(`names ${href} for ${hreflang}, which speaks ${target.facts.lang}`);
  if (keysOf(target) !== keysOf(page)) defects.push(`names ${href}, which does not name the same pages in return`);
  return defects;
}

function keysOf({ facts }: Page): string {
  return facts.alternates
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .toSorted()
    .join("\n");
}
