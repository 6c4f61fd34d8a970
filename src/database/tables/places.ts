import type { Generated } from "kysely";
import type { TimestampByDefault, OptionalTimestamp } from "./column.ts";

export type ProvinceTable = { id: Generated<number>; platform_id: number; location_id: string; name: string; country_code: string };

export type RegionTable = {
  id: Generated<number>;
  platform_id: number;
  name: string;
  country_code: string;
  lon_min: number;
  lat_min: number;
  lon_max: number;
  lat_max: number;
};

export type CityTable = {
  id: Generated<number>;
  platform_id: number;
  location_id: string;
  name: string;
  lon: number;
  lat: number;
  population: Generated<number>;
  province_id: number;
  region_id: number | null;
  listed: Generated<boolean>;
  /** When a visitor suggested it, for suggested cities. */
  created_at: TimestampByDefault;
  /** When an editor rejected a suggested city. */
  rejected_at: OptionalTimestamp;
  /** Other names by which it is found. */
  aliases: Generated<string[]>;
};
