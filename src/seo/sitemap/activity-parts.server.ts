import { sql } from "kysely";
import { activityUrl } from "../../activities/activity-url.ts";
import { isPublic } from "../../catalogue/is-public.ts";
import { mediaUrl } from "../../media/media-url.ts";
import { partName, type SitemapEntry, type SitemapPart, type SitemapSource } from "./part.server.ts";

/** Rows per query; the event loop is free between two queries. */
const BATCH = 200;
/** Search engines accept a thousand; a page first shows five. */
const MAX_PICTURES = 10;

type Bounds = { number: number; first: number; last: number; changed: Date };

/** All public activities with their pictures, by id, so that a new activity changes only the last file. */
export async function activityParts(source: SitemapSource, most: number): Promise<SitemapPart[]> {
  const { rows } = await sql<Bounds>`
    select number::integer, min(id) as first, max(id) as last, max(updated_at) as changed from (
      select id, updated_at, (row_number() over (order by id) - 1) / ${most}::bigint as number
      from activity where ${isPublic} and platform_id = ${source.brand.id}) as numbered
    group by number order by number`.execute(source.catalogue.db);
  return rows.map((bounds) => ({
    name: partName("activities", bounds.number),
    changed: bounds.changed,
    read: async () => activitiesBetween(source, bounds),
  }));
}

async function* activitiesBetween(
  { brand, catalogue: { db }, mediaHost = null }: SitemapSource,
  { first, last }: Bounds,
): AsyncGenerator<SitemapEntry> {
  for (let after = first - 1; after < last;) {
    const rows = await db
      .selectFrom("activity")
      .where(isPublic)
      .where("platform_id", "=", brand.id)
      .where("id", ">", after)
      .where("id", "<=", last)
      .select(["id", "slug", "updated_at as changed", picturesOfActivity.as("pictures")])
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const { slug, changed, pictures } of rows)
      yield { path: activityUrl({ slug }), changed, pictures: pictures.map((picture) => mediaUrl(picture, mediaHost)) };
    after = rows.length < BATCH ? last : (rows.at(-1)?.id ?? last);
  }
}

const picturesOfActivity = sql<string[]>`array(
  select media.url::text from media where media.activity_id = activity.id and media.type = 'IMAGE'
  order by media.index, media.id limit ${MAX_PICTURES}
)`;
