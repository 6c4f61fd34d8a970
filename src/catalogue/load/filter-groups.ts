import type { Db } from "../../database/open.ts";
import type { StoredFilterGroup } from "../directory.ts";
import { byPlatform, type ByPlatform } from "./by-platform.ts";
import { imageBy } from "./image-by.ts";

/** The filter groups of every platform with their filters, both sorted. */
export async function loadFilterGroups(db: Db): Promise<ByPlatform<readonly StoredFilterGroup[]>> {
  const groups = await selectGroups(db);
  const filters = await selectFilters(db);
  const filtersOf = Map.groupBy(filters, ({ groupId }) => groupId);

  return byPlatform(
    groups.map((group) => ({
      ...group,
      filters: (filtersOf.get(group.id) ?? []).map(({ groupId: _, ...filter }) => filter),
    })),
    (rows) => rows.map(({ platform: _, ...group }) => group),
  );
}

function selectGroups(db: Db) {
  return db
    .selectFrom("filter_group")
    .select([
      "id",
      "platform_id as platform",
      "name",
      "order",
      imageBy("image_id").as("image"),
      imageBy("header_image_id").as("headerImage"),
    ])
    .orderBy("order")
    .orderBy("id")
    .execute();
}

function selectFilters(db: Db) {
  return db
    .selectFrom("filter")
    .select([
      "id",
      "filter_group_id as groupId",
      "name",
      "description",
      "order",
      "up_to_cents as upTo_cents",
      "synonyms",
      "created_at as createdAt",
      "updated_at as updatedAt",
      imageBy("image_id").as("image"),
    ])
    .orderBy("order")
    .orderBy("id")
    .execute();
}
