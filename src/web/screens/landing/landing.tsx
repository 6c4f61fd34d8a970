import { lazy, Suspense } from "react";
import { data, redirect, type RouterContextProvider } from "react-router";
import type { Route } from "./+types/landing.ts";
import { filterToUrl } from "../../../activities/filter-url.ts";
import { wordsOf } from "../../../brands/words.ts";
import { findSeoPage } from "../../../seo/find-seo-page.ts";
import { headTags, type Head } from "../../../seo/head.ts";
import { kindsInWords } from "../../../seo/landing-kinds.ts";
import type { LandingLinks } from "../../../seo/landing-links.ts";
import { landingPageOf, landingSearchOf, type LandingPage } from "../../../seo/landing-page.ts";
import { FEWEST_TO_INDEX, landingTotals } from "../../../seo/landing-totals.ts";
import { resolveSeoPage } from "../../../seo/resolve-seo-page.ts";
import { seoSlug } from "../../../seo/seo-slug.ts";
import type { SeoPage } from "../../../contract/entities/seo-page.ts";
import { listOfActivities } from "../../../seo/structured-data/list-of-activities.ts";
import { landingPicture } from "../../../social/pictures-of.ts";
import { headOfPage } from "../../head-of-page.server.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import type { Missing } from "../../ui/not-found.tsx";
import { keeper } from "../overview/keep-shown.ts";
import { landingsIn } from "../overview/landings-in.server.ts";
import { loadOverview, type Overview } from "../overview/load-overview.server.ts";
import { nothingHere } from "./nothing-here.server.ts";

type Listed = { head: Head; overview: Overview; landing: LandingPage; landings: LandingLinks[] | null };
type Shown = Listed | { head: Head; nothing: Missing };

const kept = keeper<Shown>();
const SIGNS = ["pointerover", "touchstart", "keydown"];
/** A page that lists nothing is links, which lead without scripts too: theirs come with the first sign of a visitor. */
const NotFound = lazy(async () => {
  await firstSign;
  return { default: (await import("../../ui/not-found.tsx")).NotFound };
});
const firstSign =
  typeof document === "undefined" ? null : new Promise((seen) => SIGNS.forEach((sign) => addEventListener(sign, seen, { once: true })));

/**
 * Every path without a screen: an SEO page shows the overview in place with its filters, place and words, or when it
 * lists nothing says so with status 404 and the way to pages like it; what is none leads to the SEO page of its first
 * segment with one 301, or is not found (decisions, SEO pages). Filters and pages are links to /uitjes that carry the
 * filters on, so a landing page has one address.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { brand, catalogue, say } = site;
  const find = (slug: string) => findSeoPage(catalogue, brand, { slug });
  const outcome = resolveSeoPage(url.pathname, { find, say });
  switch (outcome.kind) {
    case "none":
      throw data(null, { status: 404 });
    case "redirect": {
      const page = find(seoSlug(outcome.path));
      if (page && landingTotals(catalogue, brand).get(page.slug) === 0) return data<Shown>(unlisted(page, context), 404);
      throw redirect(outcome.path, 301);
    }
    case "page": {
      const listed = await listedBy(outcome.page, context);
      return listed ? data<Shown>(listed) : data<Shown>(unlisted(outcome.page, context), 404);
    }
  }
}

function unlisted(page: SeoPage, context: Readonly<RouterContextProvider>): Shown {
  const nothing = nothingHere(context.get(siteContext), page);
  return { nothing, head: headOfPage(context, { title: nothing.title, description: nothing.text, noindex: true }) };
}

/** What the page lists now; null when that is nothing. */
async function listedBy(page: SeoPage, context: Readonly<RouterContextProvider>): Promise<Listed | null> {
  const site = context.get(siteContext);
  const { brand, catalogue } = site;
  const shown = await loadOverview(site, new URLSearchParams(filterToUrl(landingSearchOf(page))));
  if (shown.kind === "elsewhere") throw redirect(shown.url);
  if (shown.overview.total === 0) return null;
  // A page above it that lists nothing is none to go to.
  const totals = landingTotals(catalogue, brand);
  const find = (slug: string) => ((totals.get(slug) ?? 0) > 0 ? findSeoPage(catalogue, brand, { slug }) : null);
  const { place, inPlace } = shown.overview;
  const around = inPlace === null ? null : (place?.phrase ?? null);
  const landing = withKinds(landingPageOf(page, { find, around }), kindsInWords(brand, shown.listed));
  tellMachines(context, {
    type: "CollectionPage",
    path: landing.path,
    texts: { title: landing.heading, lead: landing.lead },
    steps: [{ title: wordsOf(brand.locale).overview.breadcrumb, url: "/uitjes" }, ...landing.above, { title: landing.crumb }],
    main: listOfActivities(site, { path: landing.path, activities: shown.listed }),
  });
  const head = headOfPage(context, {
    ...{ title: landing.metaTitle, description: landing.metaDescription, path: landing.path },
    picture: landingPicture(brand, page),
    noindex: shown.overview.total < FEWEST_TO_INDEX,
  });
  return { head, overview: shown.overview, landing, landings: landingsIn(site) };
}

function withKinds(landing: LandingPage, kinds: string | null): LandingPage {
  return kinds === null ? landing : { ...landing, lead: `${landing.lead} ${kinds}` };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(request, serverLoader);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

/** A list stands in the frame. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  kept.useShown(loaderData);
  if (!("nothing" in loaderData)) return null;
  return (
    <Suspense>
      <NotFound {...loaderData.nothing} />
    </Suspense>
  );
}
