import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Directory } from "../catalogue/directory.ts";
import type { SeoPage } from "../contract/entities/seo-page.ts";
import { placeOfPage } from "./landing-places.ts";
import { landingPages } from "./landing-pages.server.ts";
import { landingTotals, type LandingTotals } from "./landing-totals.server.ts";
import { segmentsOf, landingPath } from "./landing-slug.ts";

/** A landing page in a place; `path` is relative to the page of its word. */
export type PlaceLink = { name: string; path: string };

/**
 * The landing pages whose slugs begin with one word: the page of the word itself (`isEmpty` without results), those in
 * provinces (or regions), and those in cities.
 */
export type LandingLinks = { name: string; url: string; isEmpty: boolean; provinces: PlaceLink[]; cities: PlaceLink[] };

/** Limit of places per word: those with the most activities. Many pages show this list; the sitemap has the others. */
const MAX_PLACES = 60;

type Placed = { link: PlaceLink; isCity: boolean };

type CachedLinks = { seoPages: Directory["seoPages"]; links: LandingLinks[] };

const cache = new WeakMap<LandingTotals, CachedLinks>();

/**
 * The landing pages of a brand that have results: the brand's opening words in their order, then words that editors added;
 * places by name. Cached until the SEO pages or their totals change.
 */
export function landingLinks(catalogue: Catalogue, brand: Brand): LandingLinks[] {
  const { seoPages, provinces } = catalogue.directory(brand.id);
  const totals = landingTotals(catalogue, brand);
  const cached = cache.get(totals);
  if (cached?.seoPages === seoPages) return cached.links;
  const links = linksOf(landingPages(catalogue, brand), { totals, provinces, brand });
  cache.set(totals, { seoPages, links });
  return links;
}

type Context = { totals: LandingTotals; provinces: Directory["provinces"]; brand: Brand };

function linksOf(pages: readonly SeoPage[], { totals, provinces, brand: { openingWords, lang } }: Context): LandingLinks[] {
  const { compare } = new Intl.Collator(lang, { ignorePunctuation: true });
  const provinceNames = new Set([...provinces.values()].map(({ name }) => name));
  const byWord = Map.groupBy(pages, ({ slug }) => segmentsOf(slug)[0] ?? "");
  const position = ({ slug }: SeoPage) => (openingWords.includes(slug) ? openingWords.indexOf(slug) : openingWords.length);
  const isFull = (slug: string) => (totals.get(slug) ?? 0) > 0;
  const shared = shareLinks();

  return pages
    .filter(({ slug }) => segmentsOf(slug).length === 1)
    .toSorted((a, b) => position(a) - position(b) || compare(a.title, b.title))
    .map((word) => {
      const places = (byWord.get(word.slug) ?? [])
        .filter(({ slug }) => isFull(slug))
        .toSorted((a, b) => (totals.get(b.slug) ?? 0) - (totals.get(a.slug) ?? 0))
        .slice(0, MAX_PLACES)
        .flatMap((page) => placedLink(page, word))
        .map(({ link, isCity }) => ({ link: shared(link), isCity }))
        .toSorted((a, b) => compare(a.link.name, b.link.name));
      return {
        ...{ name: word.title, url: landingPath(word.slug), isEmpty: !isFull(word.slug) },
        // Utrecht is a city and a province: its page is in both lists.
        provinces: places.filter(({ isCity, link }) => !isCity || provinceNames.has(link.name)).map(({ link }) => link),
        cities: places.filter(({ isCity }) => isCity).map(({ link }) => link),
      };
    })
    .filter(({ isEmpty, provinces: inProvinces, cities }) => !isEmpty || inProvinces.length + cities.length > 0);
}

function placedLink(page: SeoPage, word: SeoPage): Placed[] {
  const place = placeOfPage(page);
  if (!place || page === word) return [];
  return [{ link: { name: place.name, path: page.slug.slice(word.slug.length) }, isCity: place.type === "CITY" }];
}

/** Replaces equal links by one object, so that the places of all words are serialised to the browser once. */
function shareLinks(): (link: PlaceLink) => PlaceLink {
  const links = new Map<string, PlaceLink>();
  return (link) => {
    const key = `${link.path} ${link.name}`;
    const first = links.get(key) ?? link;
    links.set(key, first);
    return first;
  };
}
