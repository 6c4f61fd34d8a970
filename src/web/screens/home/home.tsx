import type { Route } from "./+types/home.ts";
import { filterGroups } from "../../../activities/filter-groups.ts";
import { countActivities } from "../../../activities/count-activities.ts";
import { newestActivities } from "../../../activities/newest-activities.ts";
import { teaserOf } from "../../../activities/teaser.ts";
import { headTags } from "../../../seo/head.ts";
import { siteContext } from "../../site.server.ts";
import { Categories } from "./categories.tsx";
import { categoriesOf } from "./categories-of.ts";
import { Hero } from "./hero.tsx";
import { NewActivities } from "./new-activities.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { brand, catalogue, origin } = context.get(siteContext);
  const groups = filterGroups(catalogue, brand);
  const newest = brand.showsNewActivities ? await newestActivities(catalogue, brand) : [];
  return {
    origin,
    total: countActivities(catalogue, brand),
    heroFilters: groups.find(({ name }) => name === brand.heroGroup)?.filters.map(({ id, name }) => ({ id, name })) ?? [],
    categories: categoriesOf(groups, brand.categories),
    newest: newest.map(teaserOf),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const brand = matches[0].loaderData?.brand;
  if (!loaderData || !brand) return [];
  const { metaTitle, metaDescription } = brand.home;
  return headTags({
    title: metaTitle,
    description: metaDescription,
    siteName: brand.name,
    pageUrl: `${loaderData.origin}/`,
    socialImage: `${loaderData.origin}/static/scenes/panorama-${brand.palette}.svg`,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero total={loaderData.total} filters={loaderData.heroFilters} />
      <Categories categories={loaderData.categories} total={loaderData.total} />
      {loaderData.newest.length > 0 && <NewActivities activities={loaderData.newest} />}
    </>
  );
}
