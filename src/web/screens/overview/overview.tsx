import { filterFromUrl, filterToUrl } from "../../../activities/filter-url.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { punctuationOnlyParameter } from "../../../activities/punctuation-only.ts";
import { wordsOf } from "../../../brands/words.ts";
import { PLACE_LENGTH } from "../../../contract/limits.ts";
import { textFrom } from "../../../contract/text-from.ts";
import { listOfActivities } from "../../../seo/structured-data/list-of-activities.server.ts";
import type { DescribedPage } from "../../../seo/structured-data/described-page.ts";
import { landingLinks } from "../../../landing-pages/landing-links.server.ts";
import type { ActivityListItem } from "../../../contract/entities/activity.ts";
import type { ContentSite, ServedBrand } from "../../../sites.ts";
import { documentHead, type PageDescription } from "../../document/document-head.server.ts";
import { defineScreen, type ScreenRequest } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { PLACE_FIELD } from "../../search-fields/place-field.ts";
import { loadOverview, type Overview } from "./load-overview.server.ts";
import { OverviewPage } from "./overview-page.tsx";

/** Others learn the host alone; with nothing at all, a browser would not say where a form came from. */
const SENTENCE_REFERRER = "strict-origin";

/**
 * A sentence is nobody else's: neither a browser nor what stands between keeps the page that it led to, and the next page, ours or
 * another's, does not learn its address.
 */
const PRIVATE = { "cache-control": "private, no-store", "referrer-policy": SENTENCE_REFERRER };

export const overview = defineScreen({
  path: ROUTES.overview.path,
  cacheKey: (query) =>
    query.get("zin") ? null : `${filterToUrl(filterFromUrl(query))}&${typedPlace(query)}&${punctuationOnlyParameter(query)}`,
  load: loadScreen,
  hasRegions: true,
  Page: OverviewPage,
});

/** Of the form without JavaScript: the loader takes it for a place, and for the place that stood there. */
function typedPlace(query: URLSearchParams): string {
  const typed = query.get(PLACE_FIELD);
  return typed === null ? "" : new URLSearchParams({ [PLACE_FIELD]: textFrom(typed, PLACE_LENGTH) }).toString();
}

async function loadScreen({ site, url }: ScreenRequest) {
  const outcome = await loadOverview(site, url.searchParams);
  if (outcome.kind === "elsewhere") {
    const { url: location, isSentence } = outcome;
    return isSentence ? { location, status: 303 as const, headers: PRIVATE } : { location, status: 302 as const };
  }
  const { overview: shown, listed } = outcome;
  const head = documentHead(site, describeOverview(site, shown), describeList(site, shown, listed));
  const { sentence } = shown.state;
  const isPrivate = sentence !== null;
  return {
    ...head,
    // The document may have begun elsewhere.
    tags: isPrivate ? [...head.tags, { name: "referrer", content: SENTENCE_REFERRER }] : head.tags,
    ...(isPrivate && { headers: PRIVATE }),
    shown: { overview: shown, landings: landingLinks(site.catalogue, site.brand) },
  };
}

function describeOverview({ brand }: ServedBrand, { state, isFiltered, place, total }: Overview): PageDescription {
  const { metaTitle: title, metaDescription } = brand.overview;
  const { activities, found } = wordsOf(brand.locale);
  // Around a place the title says so as the heading does.
  const metaTitle = place ? found.title(activities(total), place.phrase, null) : title;
  return {
    title: state.page > 1 ? `${metaTitle} (${state.page})` : metaTitle,
    description: metaDescription,
    path: overviewUrl({ page: state.page }),
    noindex: isFiltered,
  };
}

/** What was narrowed is not what the canonical address lists. */
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
