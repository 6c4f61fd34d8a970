import { countActivities } from "../../../activities/count-activities.server.ts";
import { filterGroups } from "../../../activities/filter-groups.server.ts";
import { newestActivities } from "../../../activities/newest-activities.server.ts";
import { blogCardOf } from "../../../articles/blogs/blog-card.ts";
import { findBlogs } from "../../../articles/blogs/find-blogs.ts";
import { listedLinkBoxes } from "../../../landing-pages/listed-link-boxes.server.ts";
import { describeHome } from "../../../seo/structured-data/publisher.ts";
import { documentHead } from "../../document/document-head.server.ts";
import { defineScreen, type ScreenRequest, type PropsOf } from "../../document/screen.ts";
import { ROUTES } from "../../navigation/routes.ts";
import { LinkBoxes } from "../../ui/layout/link-boxes.tsx";
import { BlogSection } from "./blog-section.tsx";
import { Categories, categoriesOf } from "./categories.tsx";
import { Hero } from "./hero.tsx";
import { NewActivities, newActivityOf } from "./new-activities.tsx";

/** Articles on home (specification 2 §2). */
const MAX_BLOGS = 3;

export const home = defineScreen({ path: ROUTES.home.path, cacheKey: () => "", load: loadHome, Page: Home });

async function loadHome({ site }: ScreenRequest) {
  const { brand, blogs, catalogue } = site;
  const groups = filterGroups(catalogue, brand);
  const newest = brand.showsNewActivities ? await newestActivities(catalogue, brand) : [];
  const latest = brand.showsBlogs ? findBlogs(blogs, brand).slice(0, MAX_BLOGS) : [];
  const { metaTitle, metaDescription } = brand.home;
  const head = documentHead(site, { title: metaTitle, description: metaDescription, path: "/" }, null);
  const props = {
    total: countActivities(catalogue, brand),
    heroFilters: groups.find(({ name }) => name === brand.heroGroup)?.filters.map(({ id, name }) => ({ id, name })) ?? [],
    categories: categoriesOf(groups, brand),
    newest: newest.map(newActivityOf),
    blogs: latest.map((article) => blogCardOf(brand, article)),
    linkBoxes: listedLinkBoxes(catalogue, brand),
  };
  return { ...head, structuredData: describeHome(site), props };
}

/** The search, categories, new activities, articles and links (specification 2 §2, Home). */
function Home({ total, heroFilters, categories, newest, blogs, linkBoxes }: PropsOf<typeof loadHome>) {
  return (
    <>
      <Hero total={total} filters={heroFilters} />
      <Categories categories={categories} total={total} />
      {newest.length > 0 && <NewActivities activities={newest} />}
      {blogs.length > 0 && <BlogSection blogs={blogs} />}
      <LinkBoxes boxes={linkBoxes} />
    </>
  );
}
