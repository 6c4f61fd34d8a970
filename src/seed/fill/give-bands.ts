import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { FilterGroupEntry } from "../content/entries.ts";
import { addFilters, addGroup, findGroup } from "./filters.ts";

/** Far beyond the order of any group. */
const ASIDE = 10_000;

/**
 * Gives a brand that was filled before there were bands their groups, where the content has them, and returns how many
 * filters that added. A filter that stood in another group, such as 'Hele dag', moves with its id and all that carry it.
 */
export async function giveBands(db: Db, brand: Brand, entries: readonly FilterGroupEntry[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let added = 0;
    for (const [index, entry] of entries.entries()) {
      if (!entry.bands) continue;
      const known = await findGroup(transaction, brand, entry.name);
      const groupId = known ?? (await addGroup(transaction, brand, entry));
      await moveFilters(transaction, brand, { groupId, entry });
      added += await addFilters(transaction, brand, { groupId, entry });
      await describeBands(transaction, { groupId, entry });
      if (known === undefined) await placeBehind(transaction, brand, { groupId, before: entries.slice(0, index) });
    }
    return added;
  });
}

type Group = { groupId: number; entry: FilterGroupEntry };

async function moveFilters(db: Db, brand: Brand, { groupId, entry }: Group): Promise<void> {
  const names = entry.filters.map(({ name }) => name);
  const here = await db.selectFrom("filter").select("name").where("filter_group_id", "=", groupId).execute();
  const elsewhere = await db
    .selectFrom("filter")
    .select(["id", "name"])
    .where("platform_id", "=", brand.id)
    .where("filter_group_id", "<>", groupId)
    .where("name", "in", names)
    .orderBy("id")
    .execute();
  const taken = new Set(here.map(({ name }) => name));
  for (const { id, name } of elsewhere) {
    if (taken.has(name)) continue;
    taken.add(name);
    await db.updateTable("filter").set({ filter_group_id: groupId }).where("id", "=", id).execute();
  }
}

/** The order of the content, and where each band of prices ends. */
async function describeBands(db: Db, { groupId, entry }: Group): Promise<void> {
  for (const [index, { name, upTo_cents: up_to_cents }] of entry.filters.entries()) {
    await db
      .updateTable("filter")
      .set({ order: index + 1, up_to_cents })
      .where("filter_group_id", "=", groupId)
      .where("name", "=", name)
      .execute();
  }
}

/** Puts a group behind the nearest of those `before` it in the content that the brand has; the others keep their order. */
async function placeBehind(
  db: Db,
  brand: Brand,
  { groupId, before }: { groupId: number; before: readonly FilterGroupEntry[] },
): Promise<void> {
  const groups = await db
    .selectFrom("filter_group")
    .select(["id", "name", "order"])
    .where("platform_id", "=", brand.id)
    .orderBy("order")
    .execute();
  const names = before.map(({ name }) => name);
  const behind = groups.filter(({ id, name }) => id !== groupId && names.includes(name)).at(-1);
  if (!behind) return;

  const rest = groups.filter(({ id }) => id !== groupId);
  const from = rest.indexOf(behind) + 1;
  const ordered = [...rest.slice(0, from).map(({ id }) => id), groupId, ...rest.slice(from).map(({ id }) => id)];
  // No two groups of a brand may have one order, not even for a moment.
  for (const start of [ASIDE, 1]) {
    for (const [index, id] of ordered.entries()) {
      await db
        .updateTable("filter_group")
        .set({ order: start + index })
        .where("id", "=", id)
        .execute();
    }
  }
}
