import type { Brand } from "../../brands/brand.ts";
import { regionContains } from "../../catalogue/region-contains.ts";
import type { Db } from "../../database/open.ts";
import type { Gazetteer } from "../content/gazetteer.ts";
import { inBatches } from "../in-batches.ts";

type Region = Gazetteer["regions"][number];

/** Adds missing provinces, regions and cities of every country for the brand, and returns how many. */
export async function fillPlaces(db: Db, brand: Brand, gazetteer: Gazetteer): Promise<number> {
  const provinces = await fillProvinces(db, brand, gazetteer);
  const regions = await fillRegions(db, brand, gazetteer);
  const cities = await fillCities(db, brand, gazetteer);
  return provinces + regions + cities;
}

async function fillProvinces(db: Db, brand: Brand, { provinces }: Gazetteer): Promise<number> {
  const rows = await db.selectFrom("province").select("location_id").where("platform_id", "=", brand.id).execute();
  const known = new Set(rows.map(({ location_id }) => location_id));
  const missing = provinces.filter(({ locationId }) => !known.has(locationId));
  if (missing.length === 0) return 0;
  const values = missing.map(({ locationId, name, country }) => ({
    ...{ platform_id: brand.id, location_id: locationId, name, country_code: country },
  }));
  await db.insertInto("province").values(values).execute();
  return missing.length;
}

async function fillRegions(db: Db, brand: Brand, { regions }: Gazetteer): Promise<number> {
  const rows = await db.selectFrom("region").select(["name", "country_code"]).where("platform_id", "=", brand.id).execute();
  const known = new Set(rows.map(({ name, country_code }) => `${country_code} ${name}`));
  const missing = regions.filter(({ name, country }) => !known.has(`${country} ${name}`));
  if (missing.length === 0) return 0;
  const values = missing.map(({ name, country, lonMin, latMin, lonMax, latMax }) => ({
    ...{ platform_id: brand.id, name, country_code: country, lon_min: lonMin, lat_min: latMin, lon_max: lonMax, lat_max: latMax },
  }));
  await db.insertInto("region").values(values).execute();
  return missing.length;
}

async function fillCities(db: Db, brand: Brand, { cities, regions }: Gazetteer): Promise<number> {
  const rows = await db.selectFrom("city").select("location_id").where("platform_id", "=", brand.id).execute();
  const known = new Set(rows.map((row) => row.location_id));
  const items = cities.filter(({ locationId }) => !known.has(locationId));
  if (items.length === 0) return 0;
  const provinceId = await idsByCountry(db, brand, "province");
  const regionId = await idsByCountry(db, brand, "region");

  await inBatches(db, { items, rowsPerItem: 1 }, (transaction, batch) => {
    const values = batch.map((city) => {
      const region = smallestRegion(city, regions);
      const { locationId, name, lon, lat, population, aliases, country, province } = city;
      return {
        ...{ platform_id: brand.id, location_id: locationId, name, lon, lat, population, aliases },
        province_id: provinceId(country, province),
        region_id: region ? regionId(country, region.name) : null,
      };
    });
    return transaction.insertInto("city").values(values).execute();
  });
  return items.length;
}

/** Ids of provinces or regions by country and name: the Netherlands and Belgium both have a Limburg. */
async function idsByCountry(db: Db, brand: Brand, table: "province" | "region") {
  const rows = await db.selectFrom(table).select(["id", "name", "country_code"]).where("platform_id", "=", brand.id).execute();
  const ids = new Map(rows.map(({ id, name, country_code }) => [`${country_code} ${name}`, id]));
  return (country: string, name: string): number => {
    const id = ids.get(`${country} ${name}`);
    if (id === undefined) throw new Error(`The database has no ${table} ${name} of ${country}.`);
    return id;
  };
}

/** The smallest region that contains a city. */
function smallestRegion(city: Gazetteer["cities"][number], regions: readonly Region[]): Region | undefined {
  const size = (region: Region) => (region.lonMax - region.lonMin) * (region.latMax - region.latMin);
  return regions.filter((region) => regionContains(region, city)).toSorted((a, b) => size(a) - size(b))[0];
}
