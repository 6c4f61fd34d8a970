import * as z from "zod/mini";
import type { Db } from "../database/open.ts";
import type { Changes } from "../history/record-act.ts";

/** The columns of a suggested city that is deleted, as the log stores them. */
const deletedCity = z.object({
  platform_id: z.int(),
  location_id: z.string(),
  name: z.string(),
  lon: z.number(),
  lat: z.number(),
  population: z.int(),
  province_id: z.int(),
  region_id: z.nullable(z.int()),
  aliases: z.array(z.string()),
  created_at: z.string(),
});

/** Deletes a city that nothing uses. Returns all of it, so that `restoreCity` can undo this. */
export async function deleteCity(transaction: Db, id: number): Promise<Changes> {
  const { created_at, ...city } = await transaction
    .deleteFrom("city")
    .where("id", "=", id)
    .returning(["platform_id", "location_id", "name", "lon", "lat", "population", "province_id", "region_id", "aliases", "created_at"])
    .executeTakeFirstOrThrow();
  const row = { ...city, created_at: created_at.toISOString() };
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, [value, null]]));
}

/** Whether a rejection deleted its city. */
export function isDeletedCity(changes: Record<string, readonly [unknown, unknown]>): boolean {
  return "location_id" in changes;
}

/** Restores a deleted city under its id, where it waits again. False when its place is taken, or its province gone. */
export async function restoreCity(
  transaction: Db,
  { id, changes }: { id: number; changes: Record<string, readonly [unknown, unknown]> },
): Promise<boolean> {
  const city = deletedCity.parse(Object.fromEntries(Object.entries(changes).map(([column, [before]]) => [column, before])));
  const isProvince = await transaction
    .selectFrom("province")
    .select("id")
    .where("id", "=", city.province_id)
    .where("platform_id", "=", city.platform_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!isProvince) return false;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("city")
    .values({ ...city, id, listed: false })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
