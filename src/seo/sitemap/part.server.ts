import type { Blogs } from "../../articles/blogs/article.ts";
import type { Brand, BrandKey } from "../../brands/brand.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";

/** A page in a sitemap. */
export type SitemapEntry = {
  path: string;
  /** The last change of its content; null if unknown. */
  changed: Date | null;
  /** Stored addresses of its pictures: paths or absolute URLs. */
  pictures?: readonly string[];
};

/** One sitemap file. `read` loads its entries on demand. */
export type SitemapPart = {
  name: string;
  changed: Date | null;
  read: () => Promise<AsyncIterable<SitemapEntry> | readonly SitemapEntry[]>;
};

type Dated = { updated: string };

/** The data of a brand's sitemaps. */
export type SitemapSource = {
  brand: Brand;
  catalogue: Catalogue;
  blogs: Blogs;
  /** The host of pictures, if it differs from the site's. */
  mediaHost?: string | null;
  legal: Readonly<Record<BrandKey, { privacy: Dated; terms: Readonly<Record<string, Dated>>; imprint: Dated | null }>>;
};

/** Returns the sitemap files of one kind of page, with at most `most` entries each. */
export type Section = (source: SitemapSource, most: number) => Promise<SitemapPart[]>;

/** Splits a complete list into sitemap files. */
export function partsOfList(section: string, pages: readonly SitemapEntry[], most: number): SitemapPart[] {
  const count = Math.ceil(pages.length / most);
  return Array.from({ length: count }, (_, index) => {
    const own = pages.slice(index * most, (index + 1) * most);
    return { name: partName(section, index), changed: newestOf(own.map(({ changed }) => changed)), read: async () => own };
  });
}

export function partName(section: string, index: number): string {
  return `${section}-${index + 1}`;
}

/** Null when the list is empty or any of the times is unknown. */
export function newestOf(times: readonly (Date | null)[]): Date | null {
  const known = times.filter((time) => time !== null);
  if (known.length === 0 || known.length < times.length) return null;
  return new Date(Math.max(...known.map((time) => time.getTime())));
}
