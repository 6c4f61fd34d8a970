import { filterToUrl } from "../../../activities/filter-url.ts";
import { wordsOf } from "../../../brands/words.ts";
import type { SeoPage } from "../../../contract/entities/seo-page.ts";
import { findLandingPage } from "../../../landing-pages/find-landing-page.server.ts";
import { kindsInWords } from "../../../landing-pages/landing-kinds.ts";
import { landingLinks } from "../../../landing-pages/landing-links.server.ts";
import { landingPageOf, landingSearchOf, type LandingPage } from "../../../landing-pages/landing-page.ts";
import { FEWEST_TO_INDEX, landingTotals } from "../../../landing-pages/landing-totals.server.ts";
import { resolveLandingPage } from "../../../landing-pages/resolve-landing-page.ts";
import { landingSlug } from "../../../landing-pages/landing-slug.ts";
import { listOfActivities } from "../../../seo/structured-data/list-of-activities.server.ts";
import type { ContentSite, RequestContext } from "../../../sites.ts";
import { landingPicture } from "../../../seo/social-pictures/social-picture-of.ts";
import { documentHead } from "../../document/document-head.server.ts";
import { defineScreen, type ScreenRequest } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { NotFound, type Missing } from "../../ui/layout/not-found.tsx";
import { loadOverview } from "./load-overview.server.ts";
import { OverviewPage, type OverviewPageProps } from "./overview-page.tsx";
import { nothingHere } from "./nothing-here.server.ts";

/** Every path without another screen. */
export const landing = defineScreen({ path: ROUTES.landing.path, cacheKey: () => "", load: loadLanding, hasRegions: true, Page: Landing });

type LandingProps = { listed: OverviewPageProps | null; nothing: Missing | null };

/**
 * An SEO page shows the overview in place with its filters, place and words, or when it lists nothing says so with status
 * 404 and the way to pages like it; a path that is none leads to the SEO page of its first segment with one 301, or is not found
 * (decisions, SEO pages). Filters and pages are links to /uitjes that carry the filters on, so a landing page has one
 * address.
 */
async function loadLanding({ site, url }: ScreenRequest) {
  const { brand, catalogue, say } = site;
  const find = (slug: string) => findLandingPage(catalogue, brand, { slug });
  const outcome = resolveLandingPage(url.pathname, { find, log: say });
  switch (outcome.kind) {
    case "none":
      return null;
    case "redirect": {
      const page = find(landingSlug(outcome.path));
      if (page && landingTotals(catalogue, brand).get(page.slug) === 0) return unlisted(site, page);
      return { location: outcome.path, status: 301 as const };
    }
    case "page":
      return (await listedBy(site, outcome.page)) ?? unlisted(site, outcome.page);
  }
}

function unlisted(site: ContentSite, page: SeoPage) {
  const nothing = nothingHere(site, page);
  const head = documentHead(site, { title: nothing.title, description: nothing.text, noindex: true }, null);
  return { ...head, status: 404, shown: { listed: null, nothing } };
}

/** What the page lists now; null when that is nothing. */
async function listedBy(site: ContentSite & RequestContext, page: SeoPage) {
  const { brand, catalogue } = site;
  const outcome = await loadOverview(site, new URLSearchParams(filterToUrl(landingSearchOf(page))));
  if (outcome.kind === "elsewhere") return { location: outcome.url, status: 302 as const };
  const { overview, listed } = outcome;
  if (overview.total === 0) return null;
  // A page above it that lists nothing is none to go to.
  const totals = landingTotals(catalogue, brand);
  const find = (slug: string) => ((totals.get(slug) ?? 0) > 0 ? findLandingPage(catalogue, brand, { slug }) : null);
  const around = overview.inPlace === null ? null : (overview.place?.phrase ?? null);
  const landed = withKinds(landingPageOf(page, { find, around }), kindsInWords(brand, listed));
  const head = documentHead(
    site,
    {
      ...{ title: landed.metaTitle, description: landed.metaDescription, path: landed.path },
      picture: landingPicture(brand, page),
      noindex: overview.total < FEWEST_TO_INDEX,
    },
    {
      type: "CollectionPage",
      path: landed.path,
      texts: { title: landed.heading, lead: landed.lead },
      steps: [{ title: wordsOf(brand.locale).overview.breadcrumb, url: "/uitjes" }, ...landed.above, { title: landed.crumb }],
      main: listOfActivities(site, { path: landed.path, activities: listed }),
    },
  );
  return { ...head, shown: { listed: { overview, landing: landed, landings: landingLinks(catalogue, brand) }, nothing: null } };
}

function withKinds(page: LandingPage, kinds: string | null): LandingPage {
  return kinds === null ? page : { ...page, lead: `${page.lead} ${kinds}` };
}

function Landing({ listed, nothing }: LandingProps) {
  return listed ? <OverviewPage {...listed} /> : <NotFound {...nothing} />;
}
