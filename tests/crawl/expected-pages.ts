import { sql } from "kysely";
import { blogTags } from "../../src/articles/blogs/find-blogs.ts";
import type { Blogs } from "../../src/articles/blogs/article.ts";
import type { Brand } from "../../src/brands/brand.ts";
import type { Db } from "../../src/database/open.ts";
import { slugify } from "../../src/places/slugify.ts";
import { landingTotals } from "./landing-totals.ts";

/** Pages that every brand has, independent of the database. */
const STATIC_PAGES = [
  ...["/", "/uitjes", "/overzicht", "/blogs", "/helpdesk", "/adverteren", "/nieuwsbrief", "/over-ons", "/over-de-volgorde", "/privacy"],
  ...["/voorwaarden/nl", "/voorwaarden/de", "/voorwaarden/fr"],
];
/** Landing pages with fewer results are not indexed. */
const FEWEST_RESULTS = 3;

/**
 * The paths that search engines should find on a brand, by the database and the articles. It has queries of its own, so
 * that it is independent of the code that makes pages, links and sitemap.
 */
export async function expectedPages(db: Db, brand: Brand, blogs: Blogs): Promise<string[]> {
  const [activities, organisations, landings] = await Promise.all([
    activityPaths(db, brand),
    organisationPaths(db, brand),
    landingPaths(db, brand),
  ]);
  const articles = blogs[brand.blogList].map(({ id }) => `/blog/${id}`);
  const tags = blogTags(blogs, brand).map(({ tag }) => `/blogs/${tag}.html`);
  const own = [...(brand.hasImprint ? ["/impressum"] : []), ...(brand.pages.agenda ? ["/agenda"] : [])];
  return [...STATIC_PAGES, ...own, ...activities, ...organisations, ...landings, ...articles, ...tags];
}

async function activityPaths(db: Db, { id }: Brand): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from activity
    where platform_id = ${id} and approved and status = 'ACTIVE' and original_id is null
    order by slug`.execute(db);
  return rows.map(({ slug }) => `/uitjes/${slug}`);
}

/** An organisation without a public activity has an empty page. */
async function organisationPaths(db: Db, { id }: Brand): Promise<string[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct organisation.id, organisation.name
    from organisation
    join activity on activity.organisation_id = organisation.id
    where organisation.platform_id = ${id} and activity.approved and activity.status = 'ACTIVE' and activity.original_id is null
    order by organisation.id`.execute(db);
  return rows.map((organisation) => `/overzicht/${slugify(organisation.name)}-${organisation.id}`);
}

async function landingPaths(db: Db, brand: Brand): Promise<string[]> {
  const totals = await landingTotals(db, brand);
  return [...totals].flatMap(([slug, total]) => (total >= FEWEST_RESULTS ? [`/${slug}`] : []));
}
