import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { SeoPage } from "../contract/entities/seo-page.ts";
import { distanceKm } from "../../packages/search/distance.ts";
import { centreOf } from "../places/centre-of.server.ts";
import { landingPages } from "./landing-pages.server.ts";
import { landingTotals } from "./landing-totals.server.ts";
import { placeOfPage } from "./landing-places.ts";
import { segmentsOf } from "./landing-slug.ts";

/** A landing page with results, and their number. */
export type FullPage = { page: SeoPage; total: number };

/** Links for a landing page without results. A page's word is the first segment of its slug. */
export type LandingAlternatives = {
  /** The page of the same word without a place. */
  word: FullPage | null;
  /** Pages of the same word in other places, nearest first; empty for a page without a place. */
  nearby: FullPage[];
  /** Pages of other words in the same place, in the brand's order. */
  others: FullPage[];
};

const MAX_NEARBY = 5;

/** Finds landing pages with results that resemble a page without any. */
export function landingAlternatives(catalogue: Catalogue, brand: Brand, page: SeoPage): LandingAlternatives {
  const totals = landingTotals(catalogue, brand);
  const full = landingPages(catalogue, brand)
    .map((other) => ({ page: other, total: totals.get(other.slug) ?? 0 }))
    .filter((other) => other.page.slug !== page.slug && other.total > 0);
  const word = wordOf(page);
  const place = pathAfterWord(page);
  const words = [...brand.openingWords, ...full.map((other) => wordOf(other.page))];
  const position = (other: FullPage) => words.indexOf(wordOf(other.page));

  return {
    word: full.find((other) => other.page.slug === word) ?? null,
    nearby: nearestTo(
      page,
      full.filter((other) => wordOf(other.page) === word),
      catalogue.directory(brand.id),
    ),
    others: full
      .filter((other) => wordOf(other.page) !== word && pathAfterWord(other.page) === place)
      .toSorted((a, b) => position(a) - position(b)),
  };
}

function nearestTo(page: SeoPage, pages: readonly FullPage[], directory: Parameters<typeof centreOf>[1]): FullPage[] {
  const place = placeOfPage(page);
  const from = place && centreOf(place, directory);
  if (!from) return [];
  return pages
    .flatMap((other) => {
      const otherPlace = placeOfPage(other.page);
      const centre = otherPlace && centreOf(otherPlace, directory);
      return centre ? [{ ...other, distance_km: distanceKm(from, centre) }] : [];
    })
    .toSorted((a, b) => a.distance_km - b.distance_km)
    .slice(0, MAX_NEARBY)
    .map(({ distance_km: _, ...other }) => other);
}

function wordOf({ slug }: SeoPage): string {
  return segmentsOf(slug)[0] ?? "";
}

function pathAfterWord({ slug }: SeoPage): string {
  return segmentsOf(slug).slice(1).join("/");
}
