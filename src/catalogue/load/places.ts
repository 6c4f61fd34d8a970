import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { StoredCity, StoredProvince, StoredRegion } from "../directory.ts";
import { holds } from "../holds.ts";
import { byPlatform } from "./by-platform.ts";

export type Places = {
  cities: ReadonlyMap<number, StoredCity>;
  provinces: ReadonlyMap<number, StoredProvince>;
  regions: ReadonlyMap<number, StoredRegion>;
};

/** One empty list for all cities: 44,000 of them would be megabytes. */
export const NO_LIST: readonly never[] = [];

/** The places of every platform by id; each city with the regions whose box contains it. */
export async function loadPlaces(db: Db): Promise<ReadonlyMap<number, Places>> {
  const provinces = await selectProvinces(db);
  const regions = await selectRegions(db);
  const provincesOf = byPlatform(provinces, byId);
  const regionsOf = byPlatform(regions, byId);

  const places = new Map<number, Places>();
  for (const platform of new Set([...provincesOf.keys(), ...regionsOf.keys()])) {
    const own = regionsOf.get(platform) ?? new Map<number, StoredRegion>();
    // One platform after the other: the rows of all at once would be a hundred megabytes that are needed for a moment.
    const ownProvinces = provincesOf.get(platform) ?? new Map<number, StoredProvince>();
    const cities = await loadCities(db, platform, { provinces: ownProvinces, regions: [...own.values()] });
    places.set(platform, { cities, provinces: ownProvinces, regions: own });
  }
  return places;
}

/** The places of one platform without its regions, read from the database: for a single lookup outside a catalogue. */
export async function loadPlacesOf(db: Db, platform: number): Promise<Places> {
  const provinces = byId((await selectProvinces(db)).filter((province) => province.platform === platform));
  return { provinces, regions: new Map(), cities: await loadCities(db, platform, { provinces, regions: [] }) };
}

async function loadCities(
  db: Db,
  platform: number,
  { provinces, regions }: { provinces: ReadonlyMap<number, StoredProvince>; regions: readonly StoredRegion[] },
): Promise<Map<number, StoredCity>> {
  const cities = new Map<number, StoredCity>();
  for (const { id, name, locationId, lon, lat, population, province, listed, aliases } of await selectCities(db, platform)) {
    const country = provinces.get(province)?.country ?? "";
    const around = regions.filter((region) => holds(region, { country, lon, lat }));
    cities.set(id, {
      type: "CITY",
      id,
      name,
      locationId,
      lon,
      lat,
      population,
      province,
      listed,
      aliases: aliases ?? NO_LIST,
      regions: around.length > 0 ? around.map((region) => region.id) : NO_LIST,
    });
  }
  return cities;
}

export function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function selectCities(db: Db, platform: number) {
  return db
    .selectFrom("city")
    .select([
      "id",
      "name",
      "location_id as locationId",
      "lon",
      "lat",
      "population",
      "province_id as province",
      "listed",
      sql<string[] | null>`nullif(aliases, '{}')`.as("aliases"),
    ])
    .where("platform_id", "=", platform)
    .orderBy("id")
    .execute();
}

function selectProvinces(db: Db) {
  return db
    .selectFrom("province")
    .select([
      sql.lit("PROVINCE" as const).as("type"),
      "id",
      "name",
      "location_id as locationId",
      "country_code as country",
      "platform_id as platform",
    ])
    .orderBy("id")
    .execute();
}

function selectRegions(db: Db) {
  return db
    .selectFrom("region")
    .select([
      sql.lit("REGION" as const).as("type"),
      "id",
      "name",
      "lon_min as lonMin",
      "lat_min as latMin",
      "lon_max as lonMax",
      "lat_max as latMax",
      "country_code as country",
      "platform_id as platform",
    ])
    .orderBy("id")
    .execute();
}
