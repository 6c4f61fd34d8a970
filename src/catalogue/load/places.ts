import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { StoredCity, StoredProvince, StoredRegion } from "../directory.ts";
import { regionContains } from "../region-contains.ts";
import { byPlatform } from "./by-platform.ts";

export type Places = {
  cities: ReadonlyMap<number, StoredCity>;
  suggestedCities: ReadonlyMap<number, StoredCity>;
  provinces: ReadonlyMap<number, StoredProvince>;
  regions: ReadonlyMap<number, StoredRegion>;
};

/** Shared by all cities: 44,000 empty arrays would take megabytes. */
export const NO_LIST: readonly never[] = [];
const NONE: ReadonlyMap<number, StoredCity> = new Map();

/** The places of every platform by id; each city with the regions whose box contains it. */
export async function loadPlaces(db: Db): Promise<ReadonlyMap<number, Places>> {
  const provinces = await selectProvinces(db);
  const regions = await selectRegions(db);
  const provincesOf = byPlatform(provinces, byId);
  const regionsOf = byPlatform(regions, byId);

  const places = new Map<number, Places>();
  for (const platform of new Set([...provincesOf.keys(), ...regionsOf.keys()])) {
    const areas = { provinces: provincesOf.get(platform) ?? new Map(), regions: regionsOf.get(platform) ?? new Map() };
    // One platform at a time: the rows of all would take a hundred megabytes.
    places.set(platform, { ...areas, cities: await loadCities(db, platform, areas), suggestedCities: NONE });
  }
  return withSuggestedCities(db, places);
}

/** The places of one platform without its regions, read from the database: for a single lookup outside a catalogue. */
export async function loadPlacesOf(db: Db, platform: number): Promise<Places> {
  const provinces = byId((await selectProvinces(db)).filter((province) => province.platform === platform));
  const areas = { provinces, regions: new Map<number, StoredRegion>() };
  return { ...areas, cities: await loadCities(db, platform, areas), suggestedCities: NONE };
}

/** Adds the suggested cities: all of them, or with `ids` refreshes only those. */
export async function withSuggestedCities(
  db: Db,
  places: ReadonlyMap<number, Places>,
  ids: readonly number[] | null = null,
): Promise<ReadonlyMap<number, Places>> {
  const found = await selectCities(db)
    .select("platform_id as platform")
    .where("listed", "=", false)
    .$if(ids !== null, (query) => query.where(sql<boolean>`id = any(${[...(ids ?? [])]})`))
    .execute();
  return new Map(
    Array.from(places, ([platform, own]): [number, Places] => {
      const areas = areasOf(own);
      const suggestedCities = new Map(ids === null ? NONE : own.suggestedCities);
      for (const id of ids ?? []) suggestedCities.delete(id);
      for (const row of found) if (row.platform === platform) suggestedCities.set(row.id, cityOfRow(row, areas));
      return [platform, { ...own, suggestedCities }];
    }),
  );
}

type Areas = { provinces: ReadonlyMap<number, StoredProvince>; regions: readonly StoredRegion[] };

function areasOf({ provinces, regions }: Pick<Places, "provinces" | "regions">): Areas {
  return { provinces, regions: [...regions.values()] };
}

async function loadCities(db: Db, platform: number, own: Pick<Places, "provinces" | "regions">): Promise<Map<number, StoredCity>> {
  const areas = areasOf(own);
  const rows = await selectCities(db).where("platform_id", "=", platform).where("listed", "=", true).orderBy("id").execute();
  return new Map(rows.map((row) => [row.id, cityOfRow(row, areas)]));
}

function cityOfRow({ aliases, ...row }: CityRow, { provinces, regions }: Areas): StoredCity {
  const { lon, lat } = row;
  const country = provinces.get(row.province)?.country ?? "";
  const around = regions.filter((region) => regionContains(region, { country, lon, lat }));
  return {
    type: "CITY",
    id: row.id,
    name: row.name,
    locationId: row.locationId,
    lon,
    lat,
    population: row.population,
    province: row.province,
    listed: row.listed,
    aliases: aliases ?? NO_LIST,
    regions: around.length > 0 ? around.map((region) => region.id) : NO_LIST,
  };
}

export function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

type CityRow = Omit<StoredCity, "type" | "regions" | "aliases"> & { aliases: string[] | null };

function selectCities(db: Db) {
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
    ]);
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
