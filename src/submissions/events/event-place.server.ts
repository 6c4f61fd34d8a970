import type { Brand } from "../../brands/brand.ts";
import { brandOfPlatform } from "../../brands/brands.ts";
import { loadPlacesOf } from "../../catalogue/load/places.ts";
import type { Db } from "../../database/open.ts";
import { preferOwnCountry } from "../../places/prefer-own-country.ts";
import { placeIndex, type PlaceIndex } from "../../places/place-index.server.ts";
import { placesNamed } from "../../places/places-named.server.ts";
import type { Undecided } from "./undecided.server.ts";

/** The city of a submitted event; if unknown, the other provinces with a city of that name. */
export type EventPlace = { kind: "known"; cityId: number; name: string } | { kind: "unknown"; elsewhere: string[] };

/**
 * Finds the city that the visitor typed, in any spelling that the place field accepts, within the chosen province. A city of that name
 * in another province does not match.
 */
export async function eventPlace(
  db: Db,
  { platform_id, city, province }: Pick<Undecided, "platform_id" | "city" | "province">,
): Promise<EventPlace> {
  const index = placeIndex(await loadPlacesOf(db, platform_id));
  const question = { brand: brandOfPlatform(platform_id), type: "CITY" as const };
  const within = { country: countryOf(province, index, question.brand), name: province };
  const [found] = placesNamed(index, city, { ...question, within });
  if (found) return { kind: "known", cityId: found.location.id, name: found.location.name };
  const elsewhere = placesNamed(index, city, question).map(({ location }) => location.province?.name ?? "");
  return { kind: "unknown", elsewhere: [...new Set(elsewhere)] };
}

/** The country of a province, by name; the brand's own country if it is unknown. */
function countryOf(province: string, { places }: PlaceIndex, brand: Brand): string {
  const provinces = places.flatMap(({ location }) => (location.type === "PROVINCE" && location.name === province ? [location] : []));
  return preferOwnCountry(provinces, brand)[0]?.country ?? brand.countryCode;
}
