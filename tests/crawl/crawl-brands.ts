import robotsParser from "robots-parser";
import type { Blogs } from "../../src/articles/blogs/article.ts";
import type { Brand } from "../../src/brands/brand.ts";
import type { Db } from "../../src/database/open.ts";
import { originOf } from "../../src/sites.ts";
import { structuredDataFindings } from "../support/structured-data/findings.ts";
import { crawlSite, type Ask, type Crawl } from "./crawl-site.ts";
import { expectedPages } from "./expected-pages.ts";
import type { Finding } from "./finding.ts";
import { randomFindings, variantFindings } from "./findings/addresses.ts";
import { alternateFindings } from "./findings/alternates.ts";
import { resourceFindings, socialFindings } from "./findings/fetched.ts";
import { headFindings } from "./findings/heads.ts";
import { linkFindings } from "./findings/links.ts";
import { setFindings } from "./findings/sets.ts";
import { isIndexable, isVariant, pagesOf } from "./indexable.ts";
import { readSitemap } from "./read-sitemap.ts";

export type CrawlOptions = {
  brands: readonly Brand[];
  db: Db;
  blogs: Blogs;
  ask: Ask;
  /** Port in the origins of brands without a domain. */
  port: number;
  samples?: Samples;
  say: (line: string) => void;
};

/** Sample sizes per brand, of sets that are endless or expensive. */
export type Samples = {
  /** Addresses that robots.txt disallows. */
  closed: number;
  /** Random addresses without a page. */
  random: number;
  /** Pages that are requested by variants of their address. */
  variants: number;
  /** Pictures for social networks. */
  social: number;
};

/** Figures and findings of a brand; `closed` counts the addresses that robots.txt disallows. */
export type BrandReport = {
  brand: Brand["key"];
  pages: number;
  indexable: number;
  variants: number;
  closed: number;
  expected: number;
  sitemap: number;
  findings: Finding[];
};

/** A user agent that robots.txt does not name, so that the rules for `*` apply. */
const CRAWLER = "uitkijk-crawl";
const PROGRESS_PAGES = 250;
const SAMPLES: Samples = { closed: Infinity, random: 1_000, variants: 50, social: 20 };

/** Crawls each brand from home and compares it with its database, its sitemap, its heads and, across brands, its alternate languages. */
export async function crawlBrands(options: CrawlOptions): Promise<BrandReport[]> {
  const crawls: Crawl[] = [];
  const reports: BrandReport[] = [];
  for (const brand of options.brands) {
    const { crawl, report } = await crawlBrand(options, brand);
    crawls.push(crawl);
    reports.push(report);
  }
  for (const finding of alternateFindings(crawls)) {
    const at = crawls.findIndex(({ origin }) => origin === new URL(finding.url).origin);
    reports[at]?.findings.push(finding);
  }
  return reports;
}

async function crawlBrand(options: CrawlOptions, brand: Brand): Promise<{ crawl: Crawl; report: BrandReport }> {
  const { ask, db, blogs, say, samples = SAMPLES } = options;
  const origin = originOf(brand, options.port);
  const robots = await readRobots(ask, origin);
  const progress = (pages: number) => pages % PROGRESS_PAGES === 0 && say(`${brand.key}: ${pages} addresses …`);
  const crawl = await crawlSite({ origin, ask, inspect: structuredDataFindings, isOpen: robots.isOpen, progress, closed: samples.closed });
  const paths = await expectedPages(db, brand, blogs);
  const expected = new Set(paths.map((path) => origin + path));
  const sitemap = await readSitemap(ask, robots.sitemaps);
  say(`${brand.key}: ${crawl.visits.size} addresses, now pictures, random addresses and variants …`);
  const findings = [
    ...linkFindings(crawl),
    ...headFindings(crawl, brand.lang),
    ...setFindings(crawl, { expected, sitemap }),
    ...(await resourceFindings(ask, crawl)),
    ...(await socialFindings(ask, crawl, samples.social)),
    ...(await randomFindings(ask, { origin, real: paths, count: samples.random })),
    ...(await variantFindings(ask, { origin, real: paths, count: samples.variants })),
  ];
  return { crawl, report: { ...figuresOf(brand, crawl), expected: expected.size, sitemap: sitemap?.length ?? 0, findings } };
}

type Robots = { isOpen: (url: string) => boolean; sitemaps: readonly string[] };

/** Without a robots.txt everything is allowed, and there is no sitemap. */
async function readRobots(ask: Ask, origin: string): Promise<Robots> {
  const url = `${origin}/robots.txt`;
  const { status, body } = await ask(url);
  const robots = robotsParser(url, status === 200 ? body : "");
  return { isOpen: (page) => robots.isAllowed(page, CRAWLER) !== false, sitemaps: robots.getSitemaps() };
}

function figuresOf({ key }: Brand, crawl: Crawl): Pick<BrandReport, "brand" | "pages" | "indexable" | "variants" | "closed"> {
  const pages = pagesOf(crawl);
  const indexable = pages.filter(isIndexable);
  return {
    brand: key,
    pages: pages.length,
    indexable: indexable.length,
    variants: indexable.filter(({ url }) => isVariant(url)).length,
    closed: [...crawl.visits.values()].filter(({ isOpen }) => !isOpen).length,
  };
}
