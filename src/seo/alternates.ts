import type { Brand } from "../brands/brand.ts";
import type { EqualPage } from "../brands/equal-pages.ts";

/** A brand and the origin of its pages, `https://uitjesbaas.example`. */
export type BrandSite = { brand: Brand; origin: string };
/** An alternate link for search engines; `hreflang` is `nl-BE`, or `x-default` for all other languages. */
export type Alternate = { hreflang: string; href: string };

type Sites = {
  /** All brands, including the current one. */
  sites: readonly BrandSite[];
  /** Whether search engines may list this path of a brand. */
  isIndexed: (brand: Brand, path: string) => boolean;
};

/**
 * The equivalent pages on all brands, including the current page; empty if only one brand has it (quality requirements, found;
 * decisions/027-page-head-and-social-pictures.md). Equivalence is symmetric, so the links are reciprocal.
 */
export function alternatesOf({ brand, path }: { brand: Brand; path: string }, { sites, isIndexed }: Sites): Alternate[] {
  const equal = sites.flatMap((site) => {
    const equivalent = equalPath(path, { from: brand, to: site.brand });
    return equivalent !== null && isIndexed(site.brand, equivalent) ? [{ ...site, href: site.origin + equivalent }] : [];
  });
  if (equal.length < 2 || !equal.some((site) => site.brand === brand)) return [];
  const alternates = equal.map((site) => ({ hreflang: site.brand.lang, href: site.href })).toSorted(byLanguage);
  const fallback = equal.find((site) => site.brand.isHreflangDefault);
  return fallback ? [...alternates, { hreflang: "x-default", href: fallback.href }] : alternates;
}

/** Brands with the same blog list have the same article pages. */
function equalPath(path: string, { from, to }: { from: Brand; to: Brand }): string | null {
  if (/^\/blogs?(\/|$)/.test(path)) return from.blogList === to.blogList ? path : null;
  const [name] = Object.entries(from.equalPages).find(([, own]) => own === path) ?? [];
  const pages: Readonly<Partial<Record<string, string>>> = to.equalPages satisfies Partial<Record<EqualPage, string>>;
  return name === undefined ? null : (pages[name] ?? null);
}

function byLanguage(a: Alternate, b: Alternate): number {
  return a.hreflang < b.hreflang ? -1 : 1;
}
