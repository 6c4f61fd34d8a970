import type { Brand } from "../brands/brand.ts";
import type { Db } from "../database/open.ts";

/** Resolves names in the content of a brand to ids; throws for an unknown name. */
export type Ids = (name: string) => number;

/** Ids of cities by `Beek, Limburg`, or by name alone for the largest city of that name in the brand's country. */
export async function cityIds(db: Db, brand: Brand): Promise<Ids> {
  const cities = await db
    .selectFrom("city")
    .innerJoin("province", "province.id", "city.province_id")
    .select(["city.name", "city.id", "province.name as province"])
    .where("city.platform_id", "=", brand.id)
    .where("province.country_code", "=", brand.countryCode)
    .where("city.listed", "=", true)
    .orderBy("city.population", "asc")
    .execute();
  // Of two places with the same name, the larger comes last and wins.
  return idsOf(
    "place",
    cities.flatMap(({ name, id, province }) => [
      { name, id },
      { name: `${name}, ${province}`, id },
    ]),
  );
}

export async function provinceIds(db: Db, brand: Brand): Promise<Ids> {
  const provinces = await db
    .selectFrom("province")
    .select(["name", "id"])
    .where("platform_id", "=", brand.id)
    .where("country_code", "=", brand.countryCode)
    .execute();
  return idsOf("province", provinces);
}

export async function regionIds(db: Db, brand: Brand): Promise<Ids> {
  const regions = await db
    .selectFrom("region")
    .select(["name", "id"])
    .where("platform_id", "=", brand.id)
    .where("country_code", "=", brand.countryCode)
    .execute();
  return idsOf("region", regions);
}

export async function organisationIds(db: Db, brand: Brand): Promise<Ids> {
  const organisations = await db.selectFrom("organisation").select(["name", "id"]).where("platform_id", "=", brand.id).execute();
  return idsOf("organisation", organisations);
}

/** Ids of filters by name; a name in two groups is that of the first group's filter. */
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

/** Ids of kinds by key; all brands share them. */
export async function kindIds(db: Db): Promise<Ids> {
  const kinds = await db.selectFrom("kind").select(["key as name", "id"]).execute();
  return idsOf("kind", kinds);
}

function idsOf(what: string, rows: { name: string; id: number }[]): Ids {
  const ids = new Map(rows.map(({ name, id }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The database has no ${what} named "${name}" (it was renamed or removed).`);
    return id;
  };
}
