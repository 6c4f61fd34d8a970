import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Location } from "../contract/entities/place.ts";
import { findLocations } from "./find-locations.ts";
import { placeLabel } from "./place-label.ts";

/** Enough to hold every city of one name. */
const CANDIDATES = 100;

/**
 * The place that a visitor means by a text: one written just so (`Beek, Limburg`), else a city of that name, at home
 * before abroad, else the best that begins with it; null when nothing does.
 */
export function findPlaceByText(catalogue: Pick<Catalogue, "directory">, brand: Brand, text: string): Location | null {
  const name = (/^[^,(]+/.exec(text)?.[0] ?? "").trim();
  const list = findLocations(catalogue, brand, { filterQuery: { genericSearchQuery: name }, page: 1, limit: CANDIDATES });
  if ("kind" in list || name === "") return null;

  const { locations } = list;
  const words = wordsOf(brand.locale).places;
  const asked = text.trim().toLowerCase();
  const isWrittenSo = (location: Location) => placeLabel(location, { words, home: brand.countryCode }).toLowerCase() === asked;
  const isCityOfThatName = ({ type, name: own }: Location) => type === "CITY" && own.toLowerCase() === asked;
  // Suggestions put the own country first, so the first city of that name is the one at home.
  return locations.find(isWrittenSo) ?? locations.find(isCityOfThatName) ?? locations[0] ?? null;
}
