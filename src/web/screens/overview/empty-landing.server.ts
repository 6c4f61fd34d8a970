import { wordsOf } from "../../../brands/words.ts";
import type { SeoPage } from "../../../contract/entities/seo-page.ts";
import { placePhrase } from "../../../places/place-label.ts";
import { findLandingPage } from "../../../landing-pages/find-landing-page.server.ts";
import { landingAlternatives, type FullPage } from "../../../landing-pages/landing-alternatives.server.ts";
import { landingPageOf } from "../../../landing-pages/landing-page.ts";
import { placeOfPage } from "../../../landing-pages/landing-places.ts";
import { segmentsOf, landingPath } from "../../../landing-pages/landing-slug.ts";
import type { ContentSite } from "../../../sites.ts";
import type { NotFoundTexts } from "../../ui/layout/not-found.tsx";

/** Texts and links of a landing page without results: its subject in other places, and other subjects in its place. */
export function emptyLanding({ catalogue, brand }: ContentSite, page: SeoPage): NotFoundTexts {
  const find = (slug: string) => findLandingPage(catalogue, brand, { slug });
  const words = wordsOf(brand.locale);
  const { nothingHere: texts, landing } = words;
  const { word, nearby, others } = landingAlternatives(catalogue, brand, page);
  const place = placeOfPage(page);
  const wordTitle = find(segmentsOf(page.slug)[0] ?? "")?.title ?? page.title;
  const linkTo = (name: string, { page: other, total }: FullPage) => ({
    name,
    url: landingPath(other.slug),
    total: words.activities(total),
  });
  const elsewhere = [
    ...nearby.map((other) => linkTo(placeOfPage(other.page)?.name ?? other.page.title, other)),
    ...(word ? [linkTo(landing.everywhere(wordTitle), word)] : []),
  ];
  const inItsPlace = others.map((other) => linkTo(find(segmentsOf(other.page.slug)[0] ?? "")?.title ?? other.page.title, other));

  return {
    title: texts.title(landingPageOf(page, { find }).heading),
    text: texts.text,
    linkGroups: [
      { title: texts.nearby(wordTitle), links: elsewhere },
      { title: place ? texts.others(placePhrase(place, words.places)) : texts.othersAnywhere, links: inItsPlace },
    ].filter(({ links }) => links.length > 0),
  };
}
