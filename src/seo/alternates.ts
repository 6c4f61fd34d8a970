import type { Brand } from "../brands/brand.ts";
import type { EqualPage } from "../brands/equal-pages.ts";

/** A brand and where its pages are, `https://uitjesbaas.example`. */
export type BrandSite = { brand: Brand; origin: string };
/** A page in a language, for the link that search engines follow: `hreflang` is `nl-BE`, or `x-default` for all others. */
export type Alternate = { hreflang: string; href: string };

type Around = {
  /** Every brand, this one too. */
  sites: readonly BrandSite[];
  /** Whether search engines may list this path of a brand. */
  isIndexed: (brand: Brand, path: string) => boolean;
};

/**
 * The same page on every brand that has it, this one included; nothing where only one has it (quality, found; decisions/027-page-head-and-social-pictures.md).
 * Which pages are equal is data of the brands, and the same from whichever side one asks, so the links are reciprocal.
 */
export function alternatesOf({ brand, path }: { brand: Brand; path: string }, { sites, isIndexed }: Around): Alternate[] {
  const equal = sites.flatMap((site) => {
    const there = equalPath(path, { from: brand, to: site.brand });
    return there !== null && isIndexed(site.brand, there) ? [{ ...site, href: site.origin + there }] : [];
  });
  if (equal.length < 2 || !equal.some((site) => site.brand === brand)) return [];
  const alternates = equal.map((site) => ({ hreflang: site.brand.lang, href: site.href })).toSorted(byLanguage);
  const elsewhere = equal.find((site) => site.brand.isHreflangDefault);
  return elsewhere ? [...alternates, { hreflang: "x-default", href: elsewhere.href }] : alternates;
}

/** Brands of one list have the same articles, and so the same pages of them. */
function equalPath(path: string, { from, to }: { from: Brand; to: Brand }): string | null {
  if (/^\/blogs?(\/|$)/.test(path)) return from.blogList === to.blogList ? path : null;
  const [name] = Object.entries(from.equalPages).find(([, own]) => own === path) ?? [];
  const pages: Readonly<Partial<Record<string, string>>> = to.equalPages satisfies Partial<Record<EqualPage, string>>;
  return name === undefined ? null : (pages[name] ?? null);
}

function byLanguage(a: Alternate, b: Alternate): number {
  return a.hreflang < b.hreflang ? -1 : 1;
}
