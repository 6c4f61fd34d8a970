import { sql } from "kysely";
import type { Brand } from "../../src/brands/brand.ts";
import type { Db } from "../../src/database/open.ts";
import { slugify } from "../../src/places/slugify.ts";
import { foldCase } from "../../packages/search/text/fold-case.ts";

type Place = { kind: "city" | "province" | "region"; id: number; name: string };
type PageRow = { slug: string; query: string; places: Place[]; filters: { id: number; group: number }[] };
/** Where an activity counts: its cities, and all provinces and regions that those and itself lie in. */
type ActivityRow = { text: string; filters: number[]; cities: number[]; provinces: number[]; regions: number[]; wholeRegions: number[] };

/** How many activities each active SEO page of a brand lists, by slug, counted one by one (specification 1 §4, 2 §7). */
export async function landingTotals(db: Db, brand: Brand): Promise<Map<string, number>> {
  const [pages, activities, around] = await Promise.all([pageRows(db, brand), activityRows(db, brand), surroundings(db, brand)]);
  return new Map(pages.map((page) => [page.slug, activities.filter((activity) => lists(page, activity, around)).length]));
}

type Surroundings = ReadonlyMap<number, { province: number; regions: number[] }>;

function lists(page: PageRow, activity: ActivityRow, around: Surroundings): boolean {
  const groups = Map.groupBy(page.filters, ({ group }) => group);
  const isOfAll = [...groups.values()].every((anyOf) => anyOf.some(({ id }) => activity.filters.includes(id)));
  const words = foldCase(page.query).split(/[^a-z0-9]+/);
  return isOfAll && words.every((word) => ` ${activity.text}`.includes(word && ` ${word}`)) && isThere(placeOf(page), activity, around);
}

/** A page is about the place that its address ends with; a city also finds what is offered in its province and regions. */
function isThere(place: Place | undefined, activity: ActivityRow, around: Surroundings): boolean {
  if (!place) return true;
  if (place.kind === "province") return activity.provinces.includes(place.id);
  if (place.kind === "region") return activity.regions.includes(place.id);
  const here = around.get(place.id);
  const isAround = here && (activity.provinces.includes(here.province) || here.regions.some((id) => activity.wholeRegions.includes(id)));
  return activity.cities.includes(place.id) || isAround === true;
}

function placeOf({ slug, places }: PageRow): Place | undefined {
  return places.find(({ name }) => slugify(name) === slug.split("/").at(-1)) ?? places[0];
}

async function pageRows(db: Db, { id }: Brand): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select slug, search_query as query,
      (select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'name', name) order by rank, name, id), '[]') from (
        select 1 as rank, 'city' as kind, city.id, name from seo_page_city join city on city.id = city_id where seo_page_id = seo_page.id
        union all select 2, 'province', province.id, name from seo_page_province join province on province.id = province_id where seo_page_id = seo_page.id
        union all select 3, 'region', region.id, name from seo_page_region join region on region.id = region_id where seo_page_id = seo_page.id
      ) as place) as places,
      (select coalesce(json_agg(json_build_object('id', filter.id, 'group', filter_group_id)), '[]')
        from seo_page_filter join filter on filter.id = filter_id where seo_page_id = seo_page.id) as filters
    from seo_page where platform_id = ${id} and active order by slug`.execute(db);
  return rows;
}

/** Regions are boxes on their side of the border; a city lies in all that hold it. */
const inRegion = sql`lon between lon_min and lon_max and lat between lat_min and lat_max
  and region.country_code = province.country_code and region.platform_id = city.platform_id`;

async function activityRows(db: Db, { id }: Brand): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select activity.title || ' ' || activity.company_name || ' ' || coalesce(organisation.name, '') || ' ' || activity.description as text,
      array(select filter_id from carried_filter where activity_id = activity.id) as filters,
      array(select city_id from activity_city where activity_id = activity.id) as cities,
      array(select province_id from activity_province where activity_id = activity.id
        union select province_id from activity_city join city on city.id = city_id where activity_id = activity.id) as provinces,
      array(select region_id from activity_region where activity_id = activity.id
        union select region.id from activity_city join city on city.id = city_id join province on province.id = city.province_id
          join region on ${inRegion} where activity_id = activity.id) as regions,
      array(select region_id from activity_region where activity_id = activity.id) as "wholeRegions"
    from activity left join organisation on organisation.id = organisation_id
    where activity.platform_id = ${id} and activity.approved and activity.status = 'ACTIVE' and activity.original_id is null`.execute(db);
  return rows.map((row) => ({ ...row, text: foldCase(row.text).replace(/[^a-z0-9]+/g, " ") }));
}

/** What lies around each city that a landing page is about. */
async function surroundings(db: Db, { id }: Brand): Promise<Surroundings> {
  const { rows } = await sql<{ id: number; province: number; regions: number[] }>`
    select city.id, province_id as province,
      array(select region.id from region join province on province.id = city.province_id where ${inRegion}) as regions
    from city where platform_id = ${id} and city.id in (select city_id from seo_page_city)`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
