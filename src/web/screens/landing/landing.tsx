import { data, redirect } from "react-router";
import type { Route } from "./+types/landing.ts";
import { filterToUrl } from "../../../activities/filter-url.ts";
import { findSeoPage } from "../../../seo/find-seo-page.ts";
import { headTags } from "../../../seo/head.ts";
import { landingLinks, type LandingLinks } from "../../../seo/landing-links.ts";
import { landingPageOf, landingSearchOf, type LandingPage } from "../../../seo/landing-page.ts";
import { resolveSeoPage } from "../../../seo/resolve-seo-page.ts";
import { siteContext } from "../../site.server.ts";
import { keeper } from "../overview/keep-shown.ts";
import { loadOverview, type Overview } from "../overview/load-overview.server.ts";
import { socialPicture } from "../../social-picture.ts";

type Shown = { origin: string; overview: Overview; landing: LandingPage; landings: LandingLinks[] };

const kept = keeper<Shown>();

/**
 * Every path without a screen: an SEO page shows the overview in place with its filters, place and words; what is none
 * leads to the SEO page of its first segment with one 301, or is not found (decisions, SEO pages). Filters and pages
 * are links to /uitjes that carry the filters on, so a landing page has one address.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Shown> {
  const site = context.get(siteContext);
  const { brand, catalogue, origin, say } = site;
  const find = (slug: string) => findSeoPage(catalogue, brand, { slug });
  const outcome = resolveSeoPage(params["*"] ?? "", { find, say });
  switch (outcome.kind) {
    case "none":
      throw data(null, { status: 404 });
    case "redirect":
      throw redirect(outcome.path, 301);
    case "page": {
      const shown = await loadOverview(site, new URLSearchParams(filterToUrl(landingSearchOf(outcome.page))));
      if (shown.kind === "elsewhere") throw redirect(shown.url);
      const landing = landingPageOf(outcome.page, { find });
      return { origin, overview: shown.overview, landing, landings: landingLinks(catalogue, brand) };
    }
  }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(request, serverLoader);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const brand = matches[0].loaderData?.brand;
  if (!loaderData || !brand) return [];
  const { origin, landing } = loaderData;
  return headTags({
    title: landing.metaTitle,
    description: landing.metaDescription,
    siteName: brand.name,
    pageUrl: origin + landing.path,
    socialImage: socialPicture({ origin, key: brand.key }),
  });
}

/** What is shown stands in the frame. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  kept.useShown(loaderData);
  return null;
}
