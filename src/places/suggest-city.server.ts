import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Invalid } from "../catalogue/invalid.ts";
import type { StoredProvince } from "../catalogue/directory.ts";
import type { Location } from "../contract/entities/place.ts";
import type { Db } from "../database/open.ts";
import type { Point } from "../../packages/search/distance.ts";
import { centreOf } from "./centre-of.server.ts";
import { createCity, type Suggester } from "./create-city.server.ts";
import { placeIndex } from "./place-index.server.ts";
import { placeWords } from "./place-words.ts";
import { placesNamed } from "./places-named.server.ts";
import { plausibleName } from "./plausible-name.ts";

type SuggestOutcome =
  | { kind: "suggested" }
  /** The city exists, under this name or another. */
  | { kind: "known"; location: Location }
  | Invalid
  | { kind: "too-many-requests"; retryAfterSeconds: number };

/** Prefix of the location id of a city that a visitor suggested without coordinates; an editor adds them. */
export const BY_VISITOR = "visitor:";

/**
 * Stores a city that a visitor suggests by name and province (specification 1 §1), once however often it is suggested. It is
 * unlisted until an editor releases it; until then it is at the centre of its province, which must have a city. `name` and
 * `province` may be invalid.
 */
export async function suggestCity(db: Db, suggester: Suggester, typed: { name: string; province: string }): Promise<SuggestOutcome> {
  const { brand, catalogue } = suggester;
  const directory = catalogue.directory(brand.id);
  const name = plausibleName(typed.name);
  const province = ownProvince(catalogue, brand, typed.province);
  const centre = province && centreOf(province, directory);
  if (name === null || !province || !centre) return { kind: "invalid", errors: errorsOf({ name, centre, typed }) };

  const [known] = placesNamed(placeIndex(directory), name, { brand, type: "CITY", within: province });
  if (known) return { kind: "known", location: known.location };

  const locationId = `${BY_VISITOR}${placeWords(province.name)}:${placeWords(name)}`;
  const city = { locationId, name, ...centre, province: { name: province.name }, platform: brand.id };
  const outcome = await createCity(db, suggester, { city });
  if (outcome.kind !== "created") return outcome;
  const isListed = directory.cities.has(outcome.location.id);
  return isListed ? { kind: "known", location: outcome.location } : { kind: "suggested" };
}

function ownProvince(
  catalogue: Pick<Catalogue, "directory">,
  { id, countryCode }: Suggester["brand"],
  name: string,
): StoredProvince | null {
  const provinces = [...catalogue.directory(id).provinces.values()];
  return provinces.find((province) => province.name === name && province.country === countryCode) ?? null;
}

type Parsed = { name: string | null; centre: Point | null; typed: { province: string } };

function errorsOf({ name, centre, typed }: Parsed): Invalid["errors"] {
  const key = typed.province === "" ? "problem.provinceRequired" : "problem.provinceUnknown";
  return [
    ...(name === null ? [{ field: "name", key: "problem.placeNameInvalid" }] : []),
    ...(centre === null ? [{ field: "province", key }] : []),
  ];
}
