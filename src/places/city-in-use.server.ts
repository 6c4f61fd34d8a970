import { sql, type RawBuilder } from "kysely";

/** Whether something stands in the city of `id`, which is a column or a number of the statement around it. */
export function isCityInUse(id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from activity_city where city_id = ${id})
    or exists (select from event where event.city_id = ${id})
    or exists (select from seo_page_city where city_id = ${id}))`;
}
