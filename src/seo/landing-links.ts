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
  const { seoPages, provinces } = catalogue.directory(brand.id);
  const provinceNames = new Set([...provinces.values()].map(({ name }) => name));
  const links = known.get(seoPages) ?? linksOf([...seoPages.values()], { brand, provinceNames });
  known.set(seoPages, links);
  return links;
}

type Facts = { brand: Brand; provinceNames: ReadonlySet<string> };

function linksOf(pages: readonly SeoPage[], { brand, provinceNames }: Facts): LandingLinks[] {
  const { compare } = new Intl.Collator(brand.lang, { ignorePunctuation: true });
  const byWord = Map.groupBy(pages, ({ slug }) => segmentsOf(slug)[0] ?? "");
  const position = ({ slug }: SeoPage) =>
    brand.openingWords.includes(slug) ? brand.openingWords.indexOf(slug) : brand.openingWords.length;

  return pages
    .filter(({ slug }) => slug !== "/" && segmentsOf(slug).length === 1)
    .toSorted((a, b) => position(a) - position(b) || compare(a.title, b.title))
    .map((word) => {
      const placed = (byWord.get(word.slug) ?? []).flatMap((page) => placedLink(page, word)).toSorted((a, b) => compare(a.name, b.name));
      const linked = (links: typeof placed) => links.map(({ name, url }) => ({ name, url }));
      return {
        ...{ name: word.title, url: `/${word.slug}` },
        // The page of Utrecht is that of the city and of the province.
        provinces: linked(placed.filter(({ isCity, name }) => !isCity || provinceNames.has(name))),
        cities: linked(placed.filter(({ isCity }) => isCity)),
      };
    });
}

function placedLink(page: SeoPage, word: SeoPage): (PageLink & { isCity: boolean })[] {
  const place = placeNamed(page, segmentsOf(page.slug).at(-1)) ?? placesOf(page)[0];
  if (!place || page === word) return [];
  return [{ name: place.name, url: `/${page.slug}`, isCity: place.type === "CITY" }];
}
