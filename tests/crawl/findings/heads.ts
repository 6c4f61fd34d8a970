import type { Crawl } from "../crawl-site.ts";
import type { Finding } from "../finding.ts";
import { isIndexable, isVariant, pagesOf, type Page } from "../indexable.ts";

const SOCIAL = ["og:title", "og:description", "og:image"];

/** Reports missing and duplicate elements of the head, and titles and descriptions that several pages of a brand have. */
export function headFindings(crawl: Crawl, lang: string): Finding[] {
  const pages = pagesOf(crawl);
  const indexable = pages.filter(isIndexable);
  return [
    ...pages.flatMap((page) => defectsOf(page, lang).map((says) => ({ kind: "head" as const, url: page.url, says }))),
    ...indexable.flatMap((page) => indexDefectsOf(page).map((says) => ({ kind: "head" as const, url: page.url, says }))),
    ...pages.flatMap((page) => page.complaints.map((says) => ({ kind: "data" as const, url: page.url, says }))),
    ...duplicates(indexable, "title", ({ facts }) => facts.titles[0]),
    // Further pages of a list have the description of the first.
    ...duplicates(
      indexable.filter(({ url }) => !isVariant(url)),
      "description",
      ({ facts }) => facts.descriptions[0],
    ),
  ];
}

function defectsOf({ facts }: Page, lang: string): string[] {
  const defects = [...once("title", facts.titles), ...once("h1", facts.headings), ...once("robots", facts.robots)];
  if (facts.lang !== lang) defects.push(`says that its language is ${facts.lang || "none"}, not ${lang}`);
  return defects;
}

function indexDefectsOf({ url, facts }: Page): string[] {
  const defects = [...once("description", facts.descriptions), ...once("canonical", facts.canonicals)];
  const [canonical] = facts.canonicals;
  if (canonical !== undefined && canonical !== url) defects.push(`names ${canonical} as its own address`);
  for (const property of SOCIAL) defects.push(...once(property, facts.properties.get(property) ?? []));
  return defects;
}

function once(name: string, values: readonly string[]): string[] {
  if (values.length !== 1) return [`has ${values.length} × ${name}`];
  return values[0]?.trim() ? [] : [`has an empty ${name}`];
}

function duplicates(pages: readonly Page[], name: string, valueOf: (page: Page) => string | undefined): Finding[] {
  const groups = Map.groupBy(pages, (page) => valueOf(page)?.trim().toLowerCase() ?? "");
  return [...groups]
    .filter(([value]) => value !== "")
    .flatMap(([value, [first, ...others]]) =>
      others.map(({ url }) => ({ kind: "duplicate" as const, url, says: `has the ${name} of ${first?.url}: ${value}` })),
    );
}
