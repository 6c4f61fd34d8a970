import { sql } from "kysely";
import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { invalid, type Invalid } from "../catalogue/invalid.ts";
import type { CitySuggestion, Location } from "../contract/entities/place.ts";
import type { Db } from "../database/open.ts";
import type { Taken } from "../abuse/buckets.server.ts";
import type { AbuseFilter } from "../abuse/abuse-filter.server.ts";
import { findSameCity } from "./find-same-city.server.ts";
import { ownProvinceName } from "./province-names.server.ts";

type CreateCityOutcome = { kind: "created"; location: Location } | Invalid | { kind: "too-many-requests"; retryAfterSeconds: number };

/** Ids of the gazetteer: one that it does not have is no place. */
const GAZETTEER = "geonames:";

/** Who suggests a city, and where: the address counts for limits only. */
export type Suggester = {
  brand: Brand;
  catalogue: Pick<Catalogue, "directory">;
  abuseFilter: Pick<AbuseFilter, "takeToken">;
  address: string;
};

/**
 * The location of a place that a maps service suggested, one for each platform and location id however often it is asked
 * (decisions, API). It is the gazetteer's own city when that has it, under whatever id; a city that the gazetteer does not
 * know is stored, and stays unlisted until an editor releases it.
 */
export async function createCity(
  database: Db,
  { brand, catalogue, abuseFilter, address }: Suggester,
  { city: suggestion }: { city: CitySuggestion },
): Promise<CreateCityOutcome> {
  if (suggestion.platform !== brand.id) return invalid("platform", "problem.foreignPlatform");
  const city = inOwnProvince(catalogue, brand, suggestion);
  const known = await findKnown(database, { brand, catalogue }, city);
  if (known.kind !== "new") return known;
  // Those that are known cost nothing. Counted before the transaction: a counter in the database has a connection of its own.
  const token = await abuseFilter.takeToken("newCity", address);
  return database.transaction().execute(async (db) => {
    // Whoever suggests the same place in the same moment waits, and finds it.
    await sql`select pg_advisory_xact_lock(hashtext('city'), hashtext(${city.locationId}))`.execute(db);
    return createInTurn(db, { brand, catalogue }, { city, token });
  });
}

/** The suggestion with the province as we call it: `North Holland` is Noord-Holland. */
function inOwnProvince(catalogue: Pick<Catalogue, "directory">, brand: Brand, city: CitySuggestion): CitySuggestion {
  const own = ownProvinceName(catalogue.directory(brand.id), { country: brand.countryCode, name: city.province.name });
  return own === null ? city : { ...city, province: { name: own } };
}

type Place = Omit<Suggester, "abuseFilter" | "address">;
type Known = CreateCityOutcome | { kind: "new"; provinceId: number };

/** The city as it is there already, or why it cannot be; else the province that it will lie in. */
async function findKnown(db: Db, { brand, catalogue }: Place, city: CitySuggestion): Promise<Known> {
  const known = await findCity(db, brand, city.locationId);
  if (known) return { kind: "created", location: known };

  if (city.locationId.startsWith(GAZETTEER)) return invalid("locationId", "problem.placeUnknown");
  const same = findSameCity(catalogue, brand, city);
  const listed = same && (await findCity(db, brand, same.locationId));
  if (listed) return { kind: "created", location: listed };

  const provinceId = await findProvince(db, brand, city.province.name);
  return provinceId === null ? invalid("province", "problem.provinceUnknown") : { kind: "new", provinceId };
}

async function createInTurn(
  db: Db,
  { brand, catalogue }: Place,
  { city, token }: { city: CitySuggestion; token: Taken },
): Promise<CreateCityOutcome> {
  const known = await findKnown(db, { brand, catalogue }, city);
  if (known.kind !== "new") return known;
  if (token.kind === "too-many") return { kind: "too-many-requests", retryAfterSeconds: token.retryAfterSeconds };
  const { locationId, name, lon, lat } = city;
  await db
    .insertInto("city")
    .values({
      platform_id: brand.id,
      location_id: locationId,
      name,
      lon,
      lat,
      province_id: known.provinceId,
      region_id: null,
      listed: false,
    })
    .execute();
  const stored = await findCity(db, brand, locationId);
  if (!stored) throw new Error(`The city ${locationId} of platform ${brand.id} was stored and is gone.`);
  return { kind: "created", location: stored };
}

async function findCity(db: Db, brand: Brand, locationId: string): Promise<Location | null> {
  const row = await db
    .selectFrom("city")
    .innerJoin("province", "province.id", "city.province_id")
    .select(["city.id", "city.name", "province.name as province", "province.country_code as country"])
    .where("city.platform_id", "=", brand.id)
    .where("city.location_id", "=", locationId)
    .executeTakeFirst();
  return row ? { id: row.id, name: row.name, province: { name: row.province }, type: "CITY", country: row.country } : null;
}

/** A province by name, of the brand's own country when several bear it. */
async function findProvince(db: Db, brand: Brand, name: string): Promise<number | null> {
  const rows = await db
    .selectFrom("province")
    .select(["id", "country_code"])
    .where("platform_id", "=", brand.id)
    .where("name", "=", name)
    .execute();
  return (rows.find(({ country_code }) => country_code === brand.countryCode) ?? rows[0])?.id ?? null;
}
