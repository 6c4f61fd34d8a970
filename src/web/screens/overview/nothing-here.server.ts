import { wordsOf } from "../../../brands/words.ts";
import type { SeoPage } from "../../../contract/entities/seo-page.ts";
import { placePhrase } from "../../../places/place-label.ts";
import { findLandingPage } from "../../../landing-pages/find-landing-page.server.ts";
import { landingAlternatives, type FullPage } from "../../../landing-pages/landing-alternatives.server.ts";
import { landingPageOf } from "../../../landing-pages/landing-page.ts";
import { placeOfPage } from "../../../landing-pages/landing-places.ts";
import { segmentsOf, landingPath } from "../../../landing-pages/landing-slug.ts";
import type { ContentSite } from "../../../sites.ts";
import type { Missing } from "../../ui/layout/not-found.tsx";

/** The words and the links of a landing page that lists nothing: its word elsewhere, and other words in its place. */
export function nothingHere({ catalogue, brand }: ContentSite, page: SeoPage): Missing {
  const find = (slug: string) => findLandingPage(catalogue, brand, { slug });
  const words = wordsOf(brand.locale);
  const { nothingHere: said, landing } = words;
  const { word, nearby, others } = landingAlternatives(catalogue, brand, page);
  const place = placeOfPage(page);
  const wordTitle = find(segmentsOf(page.slug)[0] ?? "")?.title ?? page.title;
  const way = (name: string, { page: other, total }: FullPage) => ({ name, url: landingPath(other.slug), total: words.activities(total) });
  const elsewhere = [
    ...nearby.map((other) => way(placeOfPage(other.page)?.name ?? other.page.title, other)),
    ...(word ? [way(landing.everywhere(wordTitle), word)] : []),
  ];
  const inItsPlace = others.map((other) => way(find(segmentsOf(other.page.slug)[0] ?? "")?.title ?? other.page.title, other));

  return {
    title: said.title(landingPageOf(page, { find }).heading),
    text: said.text,
    ways: [
      { title: said.nearby(wordTitle), links: elsewhere },
      { title: place ? said.others(placePhrase(place, words.places)) : said.othersAnywhere, links: inItsPlace },
    ].filter(({ links }) => links.length > 0),
  };
}
