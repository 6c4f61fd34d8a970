import type { Blogs } from "../../articles/blogs/article.ts";
import type { Brand, BrandKey } from "../../brands/brand.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";

/** A page that search engines may show. */
export type Listed = {
  path: string;
  /** When what it shows was last changed; null where nobody knows. */
  changed: Date | null;
  /** Addresses of its pictures as they are stored, a path or in full. */
  pictures?: readonly string[];
};

/** A file of a sitemap, which is read only when somebody asks for it. */
export type Part = { name: string; changed: Date | null; read: () => Promise<AsyncIterable<Listed> | readonly Listed[]> };

type Dated = { updated: string };

/** What a sitemap is made from. */
export type SitemapSource = {
  brand: Brand;
  catalogue: Catalogue;
  blogs: Blogs;
  /** Where pictures are fetched from when that is another host. */
  mediaHost?: string | null;
  legal: Readonly<Record<BrandKey, { privacy: Dated; terms: Readonly<Record<string, Dated>>; imprint: Dated | null }>>;
};

/** The parts of one kind of page, at most `most` addresses each. */
export type Section = (source: SitemapSource, most: number) => Promise<Part[]>;

/** A list that is there in full, cut into parts. */
export function partsOfList(section: string, pages: readonly Listed[], most: number): Part[] {
  const count = Math.ceil(pages.length / most);
  return Array.from({ length: count }, (_, index) => {
    const own = pages.slice(index * most, (index + 1) * most);
    return { name: partName(section, index), changed: newestOf(own.map(({ changed }) => changed)), read: async () => own };
  });
}

export function partName(section: string, index: number): string {
  return `${section}-${index + 1}`;
}

/** Null as soon as one of them is not known, or there is none. */
export function newestOf(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null);
  if (known.length === 0 || known.length < moments.length) return null;
  return new Date(Math.max(...known.map((moment) => moment.getTime())));
}
