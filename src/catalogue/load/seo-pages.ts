import { sql } from "kysely";
import type { SeoPage } from "../../contract/entities/seo-page.ts";
import type { Db } from "../../database/open.ts";
import { byPlatform, type ByPlatform } from "./by-platform.ts";

/** The active SEO pages of every platform by slug, as the API returns them. */
export async function loadSeoPages(db: Db): Promise<ByPlatform<ReadonlyMap<string, SeoPage>>> {
  const pages = await db
    .selectFrom("seo_page")
    .where("active", "=", true)
    .select([
      "id",
      "title",
      "active",
      "slug",
      "search_query as searchQuery",
      "meta_title as metaTitle",
      "meta_description as metaDescription",
      "page_title as pageTitle",
      "page_description as pageDescription",
      "platform_id as platform",
      placesOfPage("city").as("cities"),
      placesOfPage("province").as("provinces"),
      placesOfPage("region").as("regions"),
      filtersOfPage.as("filters"),
    ])
    .orderBy("id")
    .execute();
  return byPlatform(pages, (rows) => new Map(rows.map((page) => [page.slug, page])));
}

function placesOfPage(kind: "city" | "province" | "region") {
  const place = sql.table(kind);
  const link = sql.table(`seo_page_${kind}`);
  return sql<{ id: number; name: string }[]>`(
    select coalesce(json_agg(json_build_object('id', place.id, 'name', place.name) order by place.name, place.id), '[]')
    from ${place} as place join ${link} as link on link.${sql.ref(`${kind}_id`)} = place.id
    where link.seo_page_id = seo_page.id
  )`;
}

const filtersOfPage = sql<SeoPage["filters"]>`(
  select coalesce(json_agg(json_build_object('id', filter.id, 'name', filter.name,
    'filterGroup', json_build_object('id', filter_group.id, 'name', filter_group.name))
    order by filter_group."order", filter."order", filter.id), '[]')
  from seo_page_filter
  join filter on filter.id = seo_page_filter.filter_id
  join filter_group on filter_group.id = filter.filter_group_id
  where seo_page_filter.seo_page_id = seo_page.id
)`;
