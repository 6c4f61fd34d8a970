import { sql, type RawBuilder } from "kysely";

/** Whether anything refers to the city; `id` is a column or a value of the surrounding SQL statement. */
export function isCityInUse(id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from activity_city where city_id = ${id})
    or exists (select from event where event.city_id = ${id})
    or exists (select from seo_page_city where city_id = ${id}))`;
}
