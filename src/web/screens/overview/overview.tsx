import { overviewUrl } from "../../../activities/overview-url.ts";
import { wordsOf } from "../../../brands/words.ts";
import { listOfActivities } from "../../../seo/structured-data/list-of-activities.server.ts";
import type { DescribedPage } from "../../../seo/structured-data/described-page.ts";
import { landingLinks } from "../../../landing-pages/landing-links.server.ts";
import type { ActivityListItem } from "../../../contract/entities/activity.ts";
import type { ContentSite, ServedBrand } from "../../../sites.ts";
import { documentHead, type PageDescription } from "../../document/document-head.server.ts";
import { defineScreen, type ScreenRequest } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { loadOverview, type Overview } from "./load-overview.server.ts";
import { OverviewPage } from "./overview-page.tsx";
import { overviewKey, readOverviewQuery } from "./overview-query.ts";

/** Other sites receive the host only. Without any referrer, browsers would send forms without an origin. */
const SENTENCE_REFERRER = "strict-origin";

/** A sentence is personal: neither browsers nor proxies store its page, and no other page receives its address as referrer. */
const PRIVATE = { "cache-control": "private, no-store", "referrer-policy": SENTENCE_REFERRER };

export const overview = defineScreen({
  path: ROUTES.overview.path,
  cacheKey: (query) => overviewKey(readOverviewQuery(query)),
  load: loadScreen,
  hasRegions: true,
  Page: OverviewPage,
});

async function loadScreen({ site, url }: ScreenRequest) {
  const outcome = await loadOverview(site, readOverviewQuery(url.searchParams));
  if (outcome.kind === "redirect") {
    const { url: location, isSentence } = outcome;
    return isSentence ? { location, status: 303 as const, headers: PRIVATE } : { location, status: 302 as const };
  }
  const { overview: shown, listed } = outcome;
  const head = documentHead(site, describeOverview(site, shown), describeList(site, shown, listed));
  const { sentence } = shown.state;
  const isPrivate = sentence !== null;
  return {
    ...head,
    // List navigation may show it in another document, where only the tag applies.
    tags: isPrivate ? [...head.tags, { name: "referrer", content: SENTENCE_REFERRER }] : head.tags,
    ...(isPrivate && { headers: PRIVATE }),
    props: { overview: shown, landings: landingLinks(site.catalogue, site.brand) },
  };
}

function describeOverview({ brand }: ServedBrand, { state, isFiltered, place, total }: Overview): PageDescription {
  const { metaTitle: title, metaDescription } = brand.overview;
  const { activities, found } = wordsOf(brand.locale);
  // With a place, the title names it like the heading.
  const metaTitle = place ? found.title(activities(total), place.phrase, null) : title;
  return {
    title: state.page > 1 ? `${metaTitle} (${state.page})` : metaTitle,
    description: metaDescription,
    path: overviewUrl({ page: state.page }),
    noindex: isFiltered,
  };
}

/** Null for a filtered list, which the canonical address does not show. */
function describeList(site: ContentSite, { isFiltered, state }: Overview, listed: ActivityListItem[]): DescribedPage | null {
  if (isFiltered) return null;
  const path = overviewUrl({ page: state.page });
  return {
    type: "CollectionPage",
    path,
    texts: site.brand.overview,
    steps: [{ title: wordsOf(site.brand.locale).overview.breadcrumb }],
    main: listOfActivities(site, { path, activities: listed }),
  };
}
