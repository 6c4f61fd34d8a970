import type { Route } from "./+types/home.ts";
import { filterGroups } from "../../../activities/filter-groups.ts";
import { countActivities } from "../../../activities/count-activities.ts";
import { newestActivities } from "../../../activities/newest-activities.ts";
import { blogCardOf } from "../../../blogs/blog-card.ts";
import { findBlogs } from "../../../blogs/find-blogs.ts";
import { headTags } from "../../../seo/head.ts";
import { listedLinkBoxes } from "../../../seo/listed-link-boxes.ts";
import { describeHome } from "../../../seo/structured-data/publisher.ts";
import { addToHead } from "../../served-head.server.ts";
import { headOfPage } from "../../head-of-page.server.ts";
import { siteContext } from "../../site.server.ts";
import { LinkBoxes } from "../../ui/link-boxes.tsx";
import { BlogSection } from "./blog-section.tsx";
import { Categories } from "./categories.tsx";
import { categoriesOf } from "./categories-of.ts";
import { Hero } from "./hero.tsx";
import { newActivityOf } from "./new-activity-of.ts";
import { NewActivities } from "./new-activities.tsx";

/** Articles on home (specification 2 §2). */
const MOST_BLOGS = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { brand, blogs, catalogue } = site;
  addToHead(context, { structuredData: describeHome(site) });
  const groups = filterGroups(catalogue, brand);
  const newest = brand.showsNewActivities ? await newestActivities(catalogue, brand) : [];
  const latest = brand.showsBlogs ? findBlogs(blogs, brand).slice(0, MOST_BLOGS) : [];
  const { metaTitle, metaDescription } = brand.home;
  return {
    head: headOfPage(context, { title: metaTitle, description: metaDescription, path: "/" }),
    total: countActivities(catalogue, brand),
    heroFilters: groups.find(({ name }) => name === brand.heroGroup)?.filters.map(({ id, name }) => ({ id, name })) ?? [],
    categories: categoriesOf(groups, brand),
    newest: newest.map(newActivityOf),
    blogs: latest.map((article) => blogCardOf(brand, article)),
    linkBoxes: listedLinkBoxes(catalogue, brand),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero total={loaderData.total} filters={loaderData.heroFilters} />
      <Categories categories={loaderData.categories} total={loaderData.total} />
      {loaderData.newest.length > 0 && <NewActivities activities={loaderData.newest} />}
      {loaderData.blogs.length > 0 && <BlogSection blogs={loaderData.blogs} />}
      <LinkBoxes boxes={loaderData.linkBoxes} />
    </>
  );
}
