import { leadAndRest } from "../../packages/text/lead-and-rest.ts";
import { emptySearch, type SearchState } from "../activities/search-state.ts";
import { queryFrom } from "../contract/query-from.ts";
import type { SeoPage } from "../contract/entities/seo-page.ts";
import { placeOfPage } from "./landing-places.ts";
import { segmentsOf, landingPath } from "./landing-slug.ts";
import { landingText } from "./landing-text.ts";

/** An SEO page as it is shown: the overview with these words above it. */
export type LandingPage = {
  path: string;
  metaTitle: string;
  metaDescription: string;
  heading: string;
  /** The first sentences of the description, and what is left for below the list. */
  lead: string;
  rest: string;
  /** The pages between the overview and this one, and what this one is called there. */
  above: { title: string; url: string }[];
  crumb: string;
};

type Surroundings = {
  /** The page of a first segment. */
  find: (slug: string) => SeoPage | null;
  /** How it is said that a list is wider than its city (`in en rond Arnhem`); only where it is. */
  around?: string | null;
};

/** The texts of an SEO page on its path, filled in. */
export function landingPageOf(page: SeoPage, { find, around = null }: Surroundings): LandingPage {
  const segments = segmentsOf(page.slug);
  const place = placeOfPage(page);
  const filled = (text: string) => landingText(text, { "#locatie": place?.name ?? "", "#zoekterm": page.searchQuery });
  const said = (text: string) => (place && around ? sayAround(text, { place: place.name, around }) : text);
  const heading = said(landingHeading(page));
  const opening = segments.length > 1 ? find(segments[0] ?? "") : null;
  return {
    path: landingPath(page.slug),
    metaTitle: said(filled(page.metaTitle)),
    metaDescription: filled(page.metaDescription),
    heading,
    ...leadAndRest(filled(page.pageDescription)),
    above: opening ? [{ title: opening.title, url: landingPath(opening.slug) }] : [],
    crumb: opening && place ? place.name : heading,
  };
}

/** Says *in en rond Essen* where a text says *in Essen*, but not within *Wein Essenz*. */
function sayAround(text: string, { place, around }: { place: string; around: string }): string {
  return text.replace(new RegExp(`(?<!\\p{L})in ${RegExp.escape(place)}(?!\\p{L})`, "u"), () => around);
}

/** The heading of an SEO page, filled in. */
export function landingHeading(page: SeoPage): string {
  return landingText(page.pageTitle, { "#locatie": placeOfPage(page)?.name ?? "", "#zoekterm": page.searchQuery });
}

/** What an SEO page searches for: its filters, its query and its place. */
export function landingSearchOf(page: SeoPage): SearchState {
  const place = placeOfPage(page);
  return {
    ...emptySearch,
    filters: page.filters.map(({ id }) => id),
    location: place ? { type: place.type, id: place.id } : null,
    query: queryFrom(page.searchQuery),
  };
}
