import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Location } from "../contract/entities/place.ts";
import { findLocations } from "./find-locations.ts";
import { placeLabel } from "./place-label.ts";

/** Enough to hold every city of one name. */
const CANDIDATES = 100;

/** A city that a visitor means by a text, and how it is written: the one written just so, else the best of that name. */
export function findCityByText(
  catalogue: Pick<Catalogue, "directory">,
  brand: Brand,
  text: string,
): { location: Location; label: string } | null {
  const genericSearchQuery = (/^[^,(]+/.exec(text)?.[0] ?? "").trim();
  if (genericSearchQuery === "") return null;
  const list = findLocations(catalogue, brand, { filterQuery: { genericSearchQuery, type: "CITY" }, page: 1, limit: CANDIDATES });
  if ("kind" in list) return null;

  const words = wordsOf(brand.locale).places;
  const labelled = list.locations.map((location) => ({ location, label: placeLabel(location, { words, home: brand.countryCode }) }));
  const asked = text.trim().toLowerCase();
  return labelled.find(({ label }) => label.toLowerCase() === asked) ?? labelled[0] ?? null;
}
