import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { FilterGroupEntry } from "../content/entries.ts";
import { addFilters, addGroup, findGroup } from "./filters.ts";

/** Beyond the order of any group. */
const TEMPORARY_ORDER = 10_000;

/**
 * Adds groups of bands to a brand that was filled before bands existed, and returns the number of added filters. A filter that
 * was in another group, such as 'Hele dag', is moved and keeps its id and activities.
 */
export async function backfillBands(db: Db, brand: Brand, entries: readonly FilterGroupEntry[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let added = 0;
    for (const [index, entry] of entries.entries()) {
      if (!entry.bands) continue;
      const known = await findGroup(transaction, brand, entry.name);
      const groupId = known ?? (await addGroup(transaction, brand, entry));
      await moveFilters(transaction, brand, { groupId, entry });
      added += await addFilters(transaction, brand, { groupId, entry });
      await describeBands(transaction, { groupId, entry });
      if (known === undefined) await moveAfter(transaction, brand, { groupId, before: entries.slice(0, index) });
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

/** Sets the order of the filters, and the upper bounds of price bands. */
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

/** Moves a group after the last existing group of those `before` it in the content; the others keep their order. */
async function moveAfter(
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
  const predecessor = groups.filter(({ id, name }) => id !== groupId && names.includes(name)).at(-1);
  if (!predecessor) return;

  const rest = groups.filter(({ id }) => id !== groupId);
  const from = rest.indexOf(predecessor) + 1;
  const ordered = [...rest.slice(0, from).map(({ id }) => id), groupId, ...rest.slice(from).map(({ id }) => id)];
  // The order is unique per brand at every statement, so set temporary numbers first.
  for (const start of [TEMPORARY_ORDER, 1]) {
    for (const [index, id] of ordered.entries()) {
      await db
        .updateTable("filter_group")
        .set({ order: start + index })
        .where("id", "=", id)
        .execute();
    }
  }
}
