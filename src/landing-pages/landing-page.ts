import { leadAndRest } from "../../packages/text/lead-and-rest.ts";
import { emptySearch, type SearchState } from "../activities/search-state.ts";
import { queryFrom } from "../contract/query-from.ts";
import type { SeoPage } from "../contract/entities/seo-page.ts";
import { placeOfPage } from "./landing-places.ts";
import { segmentsOf, landingPath } from "./landing-slug.ts";
import { landingText } from "./landing-text.ts";

/** The texts of an SEO page, which the overview shows. */
export type LandingPage = {
  path: string;
  metaTitle: string;
  metaDescription: string;
  heading: string;
  /** The first sentences of the description, and the others, which are shown below the list. */
  lead: string;
  rest: string;
  /** Breadcrumbs: the pages between the overview and this one, and the label of this one. */
  above: { title: string; url: string }[];
  crumb: string;
};

type Context = {
  /** Finds the page of the first segment. */
  find: (slug: string) => SeoPage | null;
  /** The phrase for a list that includes places around its city (`in en rond Arnhem`, in and around); null for others. */
  around?: string | null;
};

/** The texts of an SEO page with placeholders filled in. */
export function landingPageOf(page: SeoPage, { find, around = null }: Context): LandingPage {
  const segments = segmentsOf(page.slug);
  const place = placeOfPage(page);
  const filled = (text: string) => landingText(text, { "#locatie": place?.name ?? "", "#zoekterm": page.searchQuery });
  const widened = (text: string) => (place && around ? replaceWithAround(text, { place: place.name, around }) : text);
  const heading = widened(landingHeading(page));
  const opening = segments.length > 1 ? find(segments[0] ?? "") : null;
  return {
    path: landingPath(page.slug),
    metaTitle: widened(filled(page.metaTitle)),
    metaDescription: filled(page.metaDescription),
    heading,
    ...leadAndRest(filled(page.pageDescription)),
    above: opening ? [{ title: opening.title, url: landingPath(opening.slug) }] : [],
    crumb: opening && place ? place.name : heading,
  };
}

/** Replaces *in Essen* by *in en rond Essen*, but not within *Wein Essenz*. */
function replaceWithAround(text: string, { place, around }: { place: string; around: string }): string {
  return text.replace(new RegExp(`(?<!\\p{L})in ${RegExp.escape(place)}(?!\\p{L})`, "u"), () => around);
}

/** The heading of an SEO page with placeholders filled in. */
export function landingHeading(page: SeoPage): string {
  return landingText(page.pageTitle, { "#locatie": placeOfPage(page)?.name ?? "", "#zoekterm": page.searchQuery });
}

/** The search of an SEO page: its filters, query and place. */
export function landingSearchOf(page: SeoPage): SearchState {
  const place = placeOfPage(page);
  return {
    ...emptySearch,
    filters: page.filters.map(({ id }) => id),
    location: place ? { type: place.type, id: place.id } : null,
    query: queryFrom(page.searchQuery),
  };
}
