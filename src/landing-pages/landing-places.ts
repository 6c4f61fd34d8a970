import type { PlaceChoice } from "../activities/search-state.ts";
import type { SeoPage } from "../contract/entities/seo-page.ts";
import { slugify } from "../places/slugify.ts";
import { segmentsOf } from "./landing-slug.ts";

export type LandingPlace = PlaceChoice & { name: string };

/** The places of an SEO page, a city before its province: Utrecht is both. */
export function placesOf({ cities, provinces, regions }: Pick<SeoPage, "cities" | "provinces" | "regions">): LandingPlace[] {
  return [
    ...cities.map(({ id, name }) => ({ type: "CITY" as const, id, name })),
    ...provinces.map(({ id, name }) => ({ type: "PROVINCE" as const, id, name })),
    ...regions.map(({ id, name }) => ({ type: "REGION" as const, id, name })),
  ];
}

/** The place of an SEO page: of several, the one that its path names, else the first. */
export function placeOfPage(page: SeoPage): LandingPlace | null {
  return placeNamed(page, segmentsOf(page.slug).at(-1)) ?? placesOf(page)[0] ?? null;
}

/** The place of an SEO page whose slugified name is `segment`, the last of its path (specification 1 §4). */
export function placeNamed(page: SeoPage, segment: string | undefined): LandingPlace | null {
  return placesOf(page).find(({ name }) => slugify(name) === segment) ?? null;
}
