import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { SeoPage } from "../contract/entities/seo-page.ts";
import { placeNamed, placesOf } from "./seo-places.ts";
import { segmentsOf } from "./seo-slug.ts";

type PageLink = { name: string; url: string };

/** The landing pages that begin with one word: its own, and those in provinces (or regions) and in cities. */
export type LandingLinks = PageLink & { provinces: PageLink[]; cities: PageLink[] };

const known = new WeakMap<ReadonlyMap<string, SeoPage>, LandingLinks[]>();

/**
 * The landing pages of a brand: its opening words in their order, then the words that an editor added, places by name.
 * Made once for as long as the SEO pages stay the same.
 */
export function landingLinks(catalogue: Catalogue, brand: Brand): LandingLinks[] {
  const { seoPages } = catalogue.directory(brand.id);
  const links = known.get(seoPages) ?? linksOf([...seoPages.values()], brand);
  known.set(seoPages, links);
  return links;
}

function linksOf(pages: readonly SeoPage[], brand: Brand): LandingLinks[] {
  const { compare } = new Intl.Collator(brand.lang, { ignorePunctuation: true });
  const byWord = Map.groupBy(pages, ({ slug }) => segmentsOf(slug)[0] ?? "");
  const position = ({ slug }: SeoPage) =>
    brand.openingWords.includes(slug) ? brand.openingWords.indexOf(slug) : brand.openingWords.length;

  return pages
    .filter(({ slug }) => slug !== "/" && segmentsOf(slug).length === 1)
    .toSorted((a, b) => position(a) - position(b) || compare(a.title, b.title))
    .map((word) => {
      const placed = (byWord.get(word.slug) ?? []).flatMap((page) => placedLink(page, word)).toSorted((a, b) => compare(a.name, b.name));
      const linked = (isCity: boolean) => placed.filter((link) => link.isCity === isCity).map(({ name, url }) => ({ name, url }));
      return { name: word.title, url: `/${word.slug}`, provinces: linked(false), cities: linked(true) };
    });
}

function placedLink(page: SeoPage, word: SeoPage): (PageLink & { isCity: boolean })[] {
  const place = placeNamed(page, segmentsOf(page.slug).at(-1)) ?? placesOf(page)[0];
  if (!place || page === word) return [];
  return [{ name: place.name, url: `/${page.slug}`, isCity: place.type === "CITY" }];
}
