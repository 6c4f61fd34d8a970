import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { FilterGroupEntry } from "../content/entries.ts";
import { addPicture } from "./picture.ts";

/** Adds missing filter groups and filters of the brand, with their pictures, and returns how many filters. */
export async function fillFilters(db: Db, brand: Brand, entries: readonly FilterGroupEntry[]): Promise<number> {
  let added = 0;
  for (const entry of entries) {
    added += await db.transaction().execute(async (transaction) => {
      const groupId = (await findGroup(transaction, brand, entry.name)) ?? (await addGroup(transaction, brand, entry));
      return addFilters(transaction, brand, { groupId, entry });
    });
  }
  return added;
}

/** The id of the group with this name. */
export async function findGroup(db: Db, brand: Brand, name: string): Promise<number | undefined> {
  const group = await db
    .selectFrom("filter_group")
    .select("id")
    .where("platform_id", "=", brand.id)
    .where("name", "=", name)
    .executeTakeFirst();
  return group?.id;
}

/** Adds a group after the existing ones. */
export async function addGroup(db: Db, brand: Brand, { name, picture }: FilterGroupEntry): Promise<number> {
  const last = await db
    .selectFrom("filter_group")
    .select((select) => select.fn.max("order").as("order"))
    .where("platform_id", "=", brand.id)
    .executeTakeFirst();
  const imageId = await addPicture(db, brand, { picture, title: name });
  const { id } = await db
    .insertInto("filter_group")
    .values({ platform_id: brand.id, name, image_id: imageId, header_image_id: imageId, order: (last?.order ?? 0) + 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds missing filters of a group, and returns how many. */
export async function addFilters(db: Db, brand: Brand, group: { groupId: number; entry: FilterGroupEntry }): Promise<number> {
  const { groupId, entry } = group;
  const rows = await db.selectFrom("filter").select("name").where("filter_group_id", "=", groupId).execute();
  const known = new Set(rows.map(({ name }) => name));
  let added = 0;

  for (const [index, { name, description, picture, synonyms, upTo_cents, indoorOutdoor = null }] of entry.filters.entries()) {
    if (known.has(name)) continue;
    const imageId = await addPicture(db, brand, { picture, title: name });
    await db
      .insertInto("filter")
      .values({
        platform_id: brand.id,
        filter_group_id: groupId,
        name,
        description,
        image_id: imageId,
        order: index + 1,
        indoor_outdoor: indoorOutdoor,
        up_to_cents: upTo_cents ?? null,
        synonyms,
      })
      .execute();
    added += 1;
  }
  return added;
}
