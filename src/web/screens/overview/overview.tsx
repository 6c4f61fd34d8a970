import { redirect, useNavigation } from "react-router";
import type { Route } from "./+types/overview.ts";
import { filterFromUrl } from "../../../activities/filter-url.ts";
import { overviewUrl } from "../../../activities/overview-url.ts";
import { headTags } from "../../../seo/head.ts";
import { Filters } from "./filters.tsx";
import layout from "../../ui/layout.module.css";
import { siteContext } from "../../site.server.ts";
import { loadOverview } from "./load-overview.server.ts";
import { Masthead } from "./masthead.tsx";
import styles from "./overview.module.css";
import { Results } from "./results.tsx";
import { HelpBlock } from "./help-block.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const site = context.get(siteContext);
  const outcome = await loadOverview(site, searchParams);
  if (outcome.kind === "elsewhere") throw redirect(outcome.url);
  return outcome.overview;
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
    socialImage: `${origin}/static/scenes/panorama-${brand.key}.svg`,
    noindex: loaderData.isFiltered,
  });
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { location } = useNavigation();
  // While the next list loads, the controls already show what was chosen.
  const pending = location?.pathname === "/uitjes" ? filterFromUrl(new URLSearchParams(location.search)) : null;
  return (
    <>
      <Masthead overview={loaderData} />
      <div className={`${layout.wrap} ${styles.overview}`}>
        <Filters overview={loaderData} state={pending ?? loaderData.state} />
        <Results overview={loaderData} isLoading={pending !== null} />
      </div>
      <HelpBlock />
    </>
  );
}
