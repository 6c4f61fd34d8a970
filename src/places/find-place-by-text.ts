import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Directory } from "../catalogue/directory.ts";
import type { Location } from "../contract/entities/place.ts";
import type { LocationType } from "../contract/enumerations.ts";
import { findLocations } from "./find-locations.ts";
import { entrancesAt, locationOfCity, placeIndex, placeWords, type IndexedPlace } from "./place-index.ts";
import { placeLabel } from "./place-label.ts";

type Where = { catalogue: Pick<Catalogue, "directory">; brand: Brand };

/** Enough to hold every city of one name. */
const CANDIDATES = 100;

/**
 * The place that a visitor means by a text: one written just so (`Beek, Limburg`), else one of that very name (`Mons`), at
 * home before abroad and a city before a province, else the best that begins with it; null when nothing does. With `type`
 * only of that kind.
 */
export function findPlaceByText({ catalogue, brand }: Where, text: string, type?: LocationType): Location | null {
  const name = (/^[^,(]+/.exec(text)?.[0] ?? "").trim();
  const list = findLocations(catalogue, brand, { filterQuery: { genericSearchQuery: name, type }, page: 1, limit: CANDIDATES });
  if ("kind" in list || name === "") return null;

  const { locations } = list;
  const words = wordsOf(brand.locale).places;
  const asked = text.trim().toLowerCase();
  const isWrittenSo = (location: Location) => placeLabel(location, { words, home: brand.countryCode }).toLowerCase() === asked;
  return (
    locations.find(isWrittenSo) ??
    (type === undefined || type === "CITY" ? suggestedCity(catalogue.directory(brand.id), isWrittenSo) : null) ??
    placeOfName({ catalogue, brand }, text, type) ??
    locations[0] ??
    null
  );
}

/**
 * A city that a visitor suggested, by the text that its suggestion wrote (`Xyzzy, Noord-Brabant`): only who knows that finds it
 * before an editor listed it, and it is shown by its province.
 */
function suggestedCity(directory: Directory, isWrittenSo: (location: Location) => boolean): Location | null {
  for (const city of directory.cities.values()) {
    if (city.listed) continue;
    const location = locationOfCity(city, directory);
    if (isWrittenSo({ ...location, name: city.name })) return location;
  }
  return null;
}

function placeOfName({ catalogue, brand }: Where, text: string, type: LocationType | undefined): Location | null {
  const query = placeWords(text);
  const named = entrancesAt(placeIndex(catalogue.directory(brand.id)), query).filter(
    ({ isWhole, text: name, place }) => isWhole && name === query && (type === undefined || place.location.type === type),
  );
  const worth = ({ location, population }: IndexedPlace) =>
    (location.country === brand.countryCode ? 2e9 : 0) + (location.type === "CITY" ? 1e9 : 0) + population;
  return named.map(({ place }) => place).toSorted((a, b) => worth(b) - worth(a))[0]?.location ?? null;
}
