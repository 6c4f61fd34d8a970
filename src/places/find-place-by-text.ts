import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Location } from "../contract/entities/place.ts";
import { findLocations } from "./find-locations.ts";
import { placeLabel } from "./place-label.ts";

/** Enough to hold every city of one name. */
const CANDIDATES = 100;

/** The place that a visitor means by a text: one written just so (`Beek, Limburg`), else the best that begins with it. */
export function findPlaceByText(catalogue: Catalogue, brand: Brand, text: string): Location | null {
  const [name = ""] = text.split(",");
  const list = findLocations(catalogue, brand, { filterQuery: { genericSearchQuery: name.trim() }, page: 1, limit: CANDIDATES });
  if ("kind" in list) return null;
  const asked = text.toLowerCase();
  return list.locations.find((location) => placeLabel(location).toLowerCase() === asked) ?? list.locations[0] ?? null;
}
