import { sql } from "kysely";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { FilterGroupEntry } from "../content/entries.ts";

/** Adds synonyms to the filters of a brand that was filled before these existed, by name; filters with synonyms keep them. */
export async function backfillSynonyms(db: Db, brand: Brand, groups: readonly FilterGroupEntry[]): Promise<void> {
  const given = groups.flatMap(({ name, filters }) =>
    filters.map((filter) => ({ group: name, name: filter.name, synonyms: filter.synonyms })),
  );
  await sql`
    update filter set synonyms = array(select jsonb_array_elements_text(given.synonyms))
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given ("group" text, name text, synonyms jsonb)
    join filter_group on filter_group.name = given."group" and filter_group.platform_id = ${brand.id}
    where filter.filter_group_id = filter_group.id and filter.platform_id = ${brand.id} and filter.name = given.name
      and filter.synonyms = '{}'`.execute(db);
}
