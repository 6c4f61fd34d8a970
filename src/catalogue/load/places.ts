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
  const provincesOf = byPlatform(provinces, (rows) => new Map(rows.map(({ platform: _, ...row }) => [row.id, { ...row, type: "PROVINCE" as const }])));
  const regionsOf = byPlatform(regions, (rows) => new Map(rows.map(({ platform: _, ...row }) => [row.id, { ...row, type: "REGION" as const }])));
  const citiesOf = Map.groupBy(cities, ({ platform }) => platform);
  const platforms = new Set([...provincesOf.keys(), ...regionsOf.keys()]);

  return new Map(
    [...platforms].map((platform) => {
      const own = regionsOf.get(platform) ?? new Map<number, StoredRegion>();
      const located = (citiesOf.get(platform) ?? []).map((city) => cityIn(city, [...own.values()]));
      return [
        platform,
        { cities: new Map(located.map((city) => [city.id, city])), provinces: provincesOf.get(platform) ?? new Map(), regions: own },
      ];
    }),
  );
}

type CityRow = Awaited<ReturnType<typeof selectCities>>[number];

function cityIn({ platform: _, ...city }: CityRow, regions: readonly StoredRegion[]): StoredCity {
  const { lon, lat } = city;
  const around = regions.filter(
    ({ lonMin, lonMax, latMin, latMax }) => lon >= lonMin && lon <= lonMax && lat >= latMin && lat <= latMax,
  );
  return { ...city, type: "CITY", regions: around.map(({ id }) => id) };
}

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
      "platform_id as platform",
    ])
    .orderBy("id")
    .execute();
}

function selectProvinces(db: Db) {
  return db.selectFrom("province").select(["id", "name", "location_id as locationId", "platform_id as platform"]).orderBy("id").execute();
}

function selectRegions(db: Db) {
  return db
    .selectFrom("region")
    .select([
      "id",
      "name",
      "lon_min as lonMin",
      "lat_min as latMin",
      "lon_max as lonMax",
      "lat_max as latMax",
      "platform_id as platform",
    ])
    .orderBy("id")
    .execute();
}
