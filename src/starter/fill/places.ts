import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import type { Gazetteer } from "../content/gazetteer.ts";
import { inBatches } from "../in-batches.ts";
import { provinceIds, regionIds } from "../names.ts";

/** Adds the provinces, regions and cities that the brand lacks, and returns how many. */
export async function fillPlaces(db: Db, brand: Brand, gazetteer: Gazetteer): Promise<number> {
  const provinces = await fillProvinces(db, brand, gazetteer);
  const regions = await fillRegions(db, brand, gazetteer);
  const cities = await fillCities(db, brand, gazetteer);
  return provinces + regions + cities;
}

async function fillProvinces(db: Db, brand: Brand, gazetteer: Gazetteer): Promise<number> {
  const known = await db.selectFrom("province").select("name").where("platform_id", "=", brand.id).execute();
  const missing = without(known, gazetteer.provinces);
  if (missing.length === 0) return 0;
  await db
    .insertInto("province")
    .values(missing.map(({ locationId, name }) => ({ platform_id: brand.id, location_id: locationId, name })))
    .execute();
  return missing.length;
}

async function fillRegions(db: Db, brand: Brand, gazetteer: Gazetteer): Promise<number> {
  const known = await db.selectFrom("region").select("name").where("platform_id", "=", brand.id).execute();
  const missing = without(known, gazetteer.regions);
  if (missing.length === 0) return 0;
  await db
    .insertInto("region")
    .values(
      missing.map(({ name, lonMin, latMin, lonMax, latMax }) => ({
        platform_id: brand.id,
        name,
        lon_min: lonMin,
        lat_min: latMin,
        lon_max: lonMax,
        lat_max: latMax,
      })),
    )
    .execute();
  return missing.length;
}

async function fillCities(db: Db, brand: Brand, gazetteer: Gazetteer): Promise<number> {
  const rows = await db.selectFrom("city").select("location_id").where("platform_id", "=", brand.id).execute();
  const known = new Set(rows.map((row) => row.location_id));
  const items = gazetteer.cities.filter(({ locationId }) => !known.has(locationId));
  const [provinceId, regionId] = [await provinceIds(db, brand), await regionIds(db, brand)];

  await inBatches(db, { items, rowsPerItem: 1 }, (transaction, cities) => {
    const values = cities.map(({ locationId, name, lon, lat, population, province, region }) => ({
      platform_id: brand.id,
      location_id: locationId,
      name,
      lon,
      lat,
      population,
      province_id: provinceId(province),
      region_id: region === null ? null : regionId(region),
    }));
    return transaction.insertInto("city").values(values).execute();
  });
  return items.length;
}

function without<Place extends { name: string }>(known: readonly { name: string }[], places: readonly Place[]): Place[] {
  const names = new Set(known.map(({ name }) => name));
  return places.filter(({ name }) => !names.has(name));
}
