import { sql } from "kysely";
import { blogTags } from "../../src/articles/blogs/find-blogs.ts";
import type { Blogs } from "../../src/articles/blogs/article.ts";
import type { Brand } from "../../src/brands/brand.ts";
import type { Db } from "../../src/database/open.ts";
import { slugify } from "../../src/places/slugify.ts";
import { landingTotals } from "./landing-totals.ts";

/** Pages that every brand has, whatever is in the database. */
const STILL = [
  ...["/", "/uitjes", "/overzicht", "/blogs", "/helpdesk", "/adverteren", "/nieuwsbrief", "/over-ons", "/over-de-volgorde", "/privacy"],
  ...["/voorwaarden/nl", "/voorwaarden/de", "/voorwaarden/fr"],
];
/** A landing page with fewer is thin, and not for search engines. */
const FEWEST_RESULTS = 3;

/**
 * The paths that search engines should find on a brand, by what the database and the articles hold. It asks in its own
 * words: what made the pages, their links and the sitemap is not asked whether it was right.
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
  return [...STILL, ...own, ...activities, ...organisations, ...landings, ...articles, ...tags];
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
