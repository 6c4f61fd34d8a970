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

/** Prefix of the gazetteer's location ids; cities with such ids are never created here. */
const GAZETTEER = "geonames:";

/** The source of a suggestion; `address` is used for rate limits only. */
export type Suggester = {
  brand: Brand;
  catalogue: Pick<Catalogue, "directory">;
  abuseFilter: Pick<AbuseFilter, "takeToken">;
  address: string;
};

/**
 * The location of a city that a maps service suggested; idempotent for each platform and location id (specification 3, API). If the
 * gazetteer has the city under another id, returns that one. An unknown city is stored, unlisted until an editor releases it.
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
  // Only new cities count towards the limit. Taken before the transaction, because the counter uses a connection of its own.
  const permit = await abuseFilter.takeToken("newCity", address);
  return database.transaction().execute(async (db) => {
    // Concurrent requests for the same city wait here, and then find it stored.
    await sql`select pg_advisory_xact_lock(hashtext('city'), hashtext(${city.locationId}))`.execute(db);
    return createUnderLock(db, { brand, catalogue }, { city, permit });
  });
}

/** The suggestion with our name of its province: Noord-Holland for `North Holland`. */
function inOwnProvince(catalogue: Pick<Catalogue, "directory">, brand: Brand, city: CitySuggestion): CitySuggestion {
  const own = ownProvinceName(catalogue.directory(brand.id), { country: brand.countryCode, name: city.province.name });
  return own === null ? city : { ...city, province: { name: own } };
}

type Place = Omit<Suggester, "abuseFilter" | "address">;
type Known = CreateCityOutcome | { kind: "new"; provinceId: number };

/** The existing city, or the reason for refusal; else the province for a new city. */
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

async function createUnderLock(
  db: Db,
  { brand, catalogue }: Place,
  { city, permit }: { city: CitySuggestion; permit: Taken },
): Promise<CreateCityOutcome> {
  const known = await findKnown(db, { brand, catalogue }, city);
  if (known.kind !== "new") return known;
  if (permit.kind === "too-many") return { kind: "too-many-requests", retryAfterSeconds: permit.retryAfterSeconds };
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
  if (!stored) throw new Error(`The city ${locationId} of platform ${brand.id} was stored but cannot be found.`);
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

/** The id of a province by name; that in the brand's own country when there are several. */
async function findProvince(db: Db, brand: Brand, name: string): Promise<number | null> {
  const rows = await db
    .selectFrom("province")
    .select(["id", "country_code"])
    .where("platform_id", "=", brand.id)
    .where("name", "=", name)
    .execute();
  return (rows.find(({ country_code }) => country_code === brand.countryCode) ?? rows[0])?.id ?? null;
}
