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
import { NotFound, type NotFoundTexts } from "../../ui/layout/not-found.tsx";
import { loadOverview } from "./load-overview.server.ts";
import { queryOfSearch } from "./overview-query.ts";
import { OverviewPage, type OverviewPageProps } from "./overview-page.tsx";
import { emptyLanding } from "./empty-landing.server.ts";

/** Handles every path that has no other screen. */
export const landing = defineScreen({ path: ROUTES.landing.path, cacheKey: () => "", load: loadLanding, hasRegions: true, Page: Landing });

type LandingProps = { listed: OverviewPageProps | null; notFound: NotFoundTexts | null };

/**
 * An SEO page shows the overview with its filters, place and texts. When it lists nothing, it answers 404 with links to similar pages.
 * Any other path redirects to the SEO page of its first segment with one 301, or is not found (specification 3, SEO pages). A landing page has
 * one address: its filters and page numbers link to /uitjes.
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
      if (page && landingTotals(catalogue, brand).get(page.slug) === 0) return emptyPage(site, page);
      return { location: outcome.path, status: 301 as const };
    }
    case "page":
      return (await loadListed(site, outcome.page)) ?? emptyPage(site, outcome.page);
  }
}

function emptyPage(site: ContentSite, page: SeoPage) {
  const notFound = emptyLanding(site, page);
  const head = documentHead(site, { title: notFound.title, description: notFound.text, noindex: true }, null);
  return { ...head, status: 404, props: { listed: null, notFound } };
}

/** The page with its list; null when the list is empty. */
async function loadListed(site: ContentSite & RequestContext, page: SeoPage) {
  const { brand, catalogue } = site;
  const outcome = await loadOverview(site, queryOfSearch(landingSearchOf(page)));
  if (outcome.kind === "redirect") return { location: outcome.url, status: 302 as const };
  const { overview, listed } = outcome;
  if (overview.total === 0) return null;
  // Parent pages without results are not linked.
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
  return { ...head, props: { listed: { overview, landing: landed, landings: landingLinks(catalogue, brand) }, notFound: null } };
}

function withKinds(page: LandingPage, kinds: string | null): LandingPage {
  return kinds === null ? page : { ...page, lead: `${page.lead} ${kinds}` };
}

function Landing({ listed, notFound }: LandingProps) {
  return listed ? <OverviewPage {...listed} /> : <NotFound {...notFound} />;
}
