import { sql } from "kysely";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { FilterGroupEntry } from "../content/entries.ts";

/** Gives the filters of a brand that was filled before they had synonyms theirs, by their name; those that have some keep them. */
export async function giveSynonyms(db: Db, brand: Brand, groups: readonly FilterGroupEntry[]): Promise<void> {
  for (const { name, filters } of groups) {
    for (const filter of filters) {
      await db
        .updateTable("filter")
        .set({ synonyms: filter.synonyms })
        .where("platform_id", "=", brand.id)
        .where("filter.name", "=", filter.name)
        .where(sql<boolean>`synonyms = '{}'`)
        .where(
          "filter_group_id",
          "in",
          db.selectFrom("filter_group").select("id").where("name", "=", name).where("platform_id", "=", brand.id),
        )
        .execute();
    }
  }
}
