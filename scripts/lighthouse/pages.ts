import type { Brand } from "../../src/brands/brand.ts";
import { SEARCHES } from "../../tests/support/searches.ts";

/** A page to judge; a main one needs all points. */
export type LighthousePage = { brand: string; host: string; screen: string; path: string; isMain: boolean };

/** The four most visited pages of a brand; with `all` one of every other screen too. */
export function pagesOf(brand: Brand, { all }: { all: boolean }): LighthousePage[] {
  const { key, localHost: host } = brand;
  const main = {
    home: "/",
    overview: "/uitjes",
    detail: `/uitjes/${SEARCHES[key].slug}`,
    landing: `/${brand.openingWords[0]}`,
  };
  const others = {
    organisations: "/overzicht",
    organisation: SEARCHES[key].organisation,
    articles: "/blogs",
    article: "/blog/3",
    helpdesk: "/helpdesk",
    advertise: "/adverteren",
    newsletter: "/nieuwsbrief",
    about: "/over-ons",
    order: "/over-de-volgorde",
    privacy: "/privacy",
    terms: `/voorwaarden/${brand.lang.slice(0, 2)}`,
    ...(brand.hasImprint && { imprint: "/impressum" }),
    ...(brand.pages.agenda && { agenda: "/agenda" }),
  };
  const page =
    (isMain: boolean) =>
    ([screen, path]: [string, string]) => ({ brand: key, host, screen, path, isMain });
  return [...Object.entries(main).map(page(true)), ...(all ? Object.entries(others).map(page(false)) : [])];
}
