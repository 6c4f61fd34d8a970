import { redirect } from "react-router";
import type { Route } from "./+types/overview.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { wordsOf } from "../../../brands/words.ts";
import { headTags } from "../../../seo/head.ts";
import { landingLinks, type LandingLinks } from "../../../seo/landing-links.ts";
import { listOfActivities } from "../../../seo/structured-data/list-of-activities.ts";
import { siteContext } from "../../site.server.ts";
import { tellMachines } from "../../tell-machines.server.ts";
import { loadOverview, type Overview } from "./load-overview.server.ts";
import { keeper } from "./keep-shown.ts";
import { socialPicture } from "../../social-picture.ts";

type Shown = Overview & { landings: LandingLinks[] };

const kept = keeper<Shown>();

export async function loader({ request, context }: Route.LoaderArgs): Promise<Shown> {
  const { searchParams } = new URL(request.url);
  const site = context.get(siteContext);
  const outcome = await loadOverview(site, searchParams);
  if (outcome.kind === "elsewhere") throw redirect(outcome.url);
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
  return { ...overview, landings: landingLinks(site.catalogue, site.brand) };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(request, serverLoader);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const brand = matches[0].loaderData?.brand;
  if (!loaderData || !brand) return [];
  const { metaTitle, metaDescription } = brand.overview;
  const { state, origin } = loaderData;
  return headTags({
    title: state.page > 1 ? `${metaTitle} (${state.page})` : metaTitle,
    description: metaDescription,
    siteName: brand.name,
    pageUrl: `${origin}${overviewUrl({ page: state.page })}`,
    socialImage: socialPicture({ origin, key: brand.key }),
    noindex: loaderData.isFiltered,
  });
}

/** What is shown stands in the frame. */
export default function OverviewScreen({ loaderData }: Route.ComponentProps) {
  kept.useShown(loaderData);
  return null;
}
