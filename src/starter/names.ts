import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";

/** Ids by name, per brand: what the references in the content lead to. A name that is not there gives an error. */
export type Ids = (name: string) => number;

export async function cityIds(db: Db, brand: Brand): Promise<Ids> {
  const cities = await db
    .selectFrom("city")
    .select(["name", "id"])
    .where("platform_id", "=", brand.id)
    .where("listed", "=", true)
    .orderBy("population", "asc")
    .execute();
  // Of two places with one name the larger is meant, for it comes last.
  return idsOf("place", cities);
}

export async function provinceIds(db: Db, brand: Brand): Promise<Ids> {
  return idsOf("province", await db.selectFrom("province").select(["name", "id"]).where("platform_id", "=", brand.id).execute());
}

export async function regionIds(db: Db, brand: Brand): Promise<Ids> {
  return idsOf("region", await db.selectFrom("region").select(["name", "id"]).where("platform_id", "=", brand.id).execute());
}

export async function organisationIds(db: Db, brand: Brand): Promise<Ids> {
  const organisations = await db.selectFrom("organisation").select(["name", "id"]).where("platform_id", "=", brand.id).execute();
  return idsOf("organisation", organisations);
}

/** A filter that stands in two groups is the one of the first group. */
export async function filterIds(db: Db, brand: Brand): Promise<Ids> {
  const filters = await db
    .selectFrom("filter")
    .innerJoin("filter_group", "filter_group.id", "filter.filter_group_id")
    .select(["filter.name", "filter.id"])
    .where("filter.platform_id", "=", brand.id)
    .orderBy("filter_group.order", "desc")
    .execute();
  return idsOf("filter", filters);
}

function idsOf(kind: string, rows: { name: string; id: number }[]): Ids {
  const ids = new Map(rows.map(({ name, id }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The database has no ${kind} named "${name}" (it was renamed or removed).`);
    return id;
  };
}
