import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { StoredCity, StoredProvince, StoredRegion } from "../directory.ts";
import { byPlatform } from "./by-platform.ts";

export type Places = {
  cities: ReadonlyMap<number, StoredCity>;
  provinces: ReadonlyMap<number, StoredProvince>;
  regions: ReadonlyMap<number, StoredRegion>;
};

/** The places of every platform by id; each city with the regions whose box contains it. */
export async function loadPlaces(db: Db): Promise<ReadonlyMap<number, Places>> {
  const [cities, provinces, regions] = await Promise.all([selectCities(db), selectProvinces(db), selectRegions(db)]);
  const citiesOf = byPlatform(cities, (rows) => rows);
  const provincesOf = byPlatform(provinces, byId);
  const regionsOf = byPlatform(regions, byId);

  const places = new Map<number, Places>();
  for (const platform of new Set([...provincesOf.keys(), ...regionsOf.keys()])) {
    const own = regionsOf.get(platform) ?? new Map<number, StoredRegion>();
    const located = (citiesOf.get(platform) ?? []).map((city) => ({ ...city, regions: regionsAround(city, own) }));
    places.set(platform, { cities: byId(located), provinces: provincesOf.get(platform) ?? new Map(), regions: own });
  }
  return places;
}

function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function regionsAround({ lon, lat }: { lon: number; lat: number }, regions: ReadonlyMap<number, StoredRegion>): number[] {
  return [...regions.values()]
    .filter(({ lonMin, lonMax, latMin, latMax }) => lon >= lonMin && lon <= lonMax && lat >= latMin && lat <= latMax)
    .map(({ id }) => id);
}

function selectCities(db: Db) {
  return db
    .selectFrom("city")
    .select([
      sql.lit("CITY" as const).as("type"),
      "id",
      "name",
      "location_id as locationId",
      "lon",
      "lat",
      "population",
      "province_id as province",
      "listed",
      "aliases",
      "platform_id as platform",
    ])
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
