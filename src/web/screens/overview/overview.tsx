import { data, redirect, redirectDocument } from "react-router";
import type { Route } from "./+types/overview.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { wordsOf } from "../../../brands/words.ts";
import { headTags, type Head } from "../../../seo/head.ts";
import type { LandingLinks } from "../../../seo/landing-links.ts";
import { listOfActivities } from "../../../seo/structured-data/list-of-activities.ts";
import { headOfPage } from "../../head-of-page.server.ts";
import type { Site } from "../../../sites.ts";
import { siteContext } from "../../site.server.ts";
import { tagManagerOf } from "../../tag-manager-of.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { landingsIn } from "./landings-in.server.ts";
import { loadOverview, type Overview } from "./load-overview.server.ts";
import { keeper } from "./keep-shown.ts";

/** Others learn the host alone; with nothing at all, a browser would not say where a form came from. */
const SENTENCE_REFERRER = "strict-origin";

/**
 * A sentence is nobody else's: neither a browser nor what stands between keeps the page that it led to, and the next page, ours or
 * another's, does not learn its address.
 */
const PRIVATE = { "cache-control": "private, no-store", "referrer-policy": SENTENCE_REFERRER };

type Shown = Overview & { landings: LandingLinks[] | null; head: Head };

const kept = keeper<Shown>();

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const site = context.get(siteContext);
  const outcome = await loadOverview(site, searchParams);
  if (outcome.kind === "elsewhere") throw outcome.isSentence ? toSentence(outcome.url, { request, site }) : redirect(outcome.url);
  const { overview, listed } = outcome;
  const path = overviewUrl({ page: overview.state.page });
  // What was narrowed is not what the canonical address lists.
  if (!overview.isFiltered)
    tellMachines(context, {
      type: "CollectionPage",
      path,
      texts: site.brand.overview,
      steps: [{ title: wordsOf(site.brand.locale).overview.breadcrumb }],
      main: listOfActivities(site, { path, activities: listed }),
    });
  const head = headOfOverview(context, overview);
  const shown: Shown = { ...overview, landings: landingsIn(site), head };
  return data(shown, overview.state.sentence !== null ? { headers: PRIVATE } : undefined);
}

/** Where there is a container, a sentence gets a document without it (tag-manager-of.server.ts). */
function toSentence(url: string, { request, site }: { request: Request; site: Site }): Response {
  const init = { status: 303, headers: PRIVATE };
  const isApart = site.tagManager === null || tagManagerOf(site, request) === "next";
  return isApart ? redirect(url, init) : redirectDocument(url, init);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

function headOfOverview(context: Route.LoaderArgs["context"], { state, isFiltered, place, total }: Overview): Head {
  const { brand } = context.get(siteContext);
  const { metaTitle: title, metaDescription } = brand.overview;
  const { activities, found } = wordsOf(brand.locale);
  // Around a place the title says so as the heading does.
  const metaTitle = place ? found.title(activities(total), place.phrase, null) : title;
  return headOfPage(context, {
    title: state.page > 1 ? `${metaTitle} (${state.page})` : metaTitle,
    description: metaDescription,
    path: overviewUrl({ page: state.page }),
    noindex: isFiltered,
  });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(request, serverLoader);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, state } = loaderData;
  // The document may have begun elsewhere.
  return [...headTags(head), ...(state.sentence !== null ? [{ name: "referrer", content: SENTENCE_REFERRER }] : [])];
}

/** What is shown stands in the frame. */
export default function OverviewScreen({ loaderData }: Route.ComponentProps) {
  kept.useShown(loaderData);
  return null;
}
