import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Directory } from "../catalogue/directory.ts";
import type { Location } from "../contract/entities/place.ts";
import type { LocationType } from "../contract/enumerations.ts";
import { locationOfCity, placeIndex, type PlaceIndex } from "./place-index.server.ts";
import { placeLabel } from "./place-label.ts";
import { placeWords } from "./place-words.ts";
import { placesBeginning, placesMeant } from "./places-beginning.server.ts";
import { placesNamed, type PlaceCriteria } from "./places-named.server.ts";
import { isWiderThanPlaces } from "./qualifiers.server.ts";

type Site = { catalogue: Pick<Catalogue, "directory">; brand: Brand };

/** Signs between a name and its qualifier. A text with one is complete, so typing errors in it are not corrected. */
const QUALIFIER_SIGN = /[,(/]/;

/**
 * The place that a visitor means by a text: the one with exactly that label (`Beek, Limburg`), else the best with that name and
 * qualifier (`Mons`, `Hengelo (Gld)`; own country before abroad, a city before a province), else the best that begins with the text.
 * Null when none does, or when no place of that name matches the qualifier. With `type` only places of that type.
 */
export function findPlaceByText({ catalogue, brand }: Site, text: string, type?: LocationType): Location | null {
  const directory = catalogue.directory(brand.id);
  const index = placeIndex(directory);
  const words = wordsOf(brand.locale).places;
  const label = text.trim().toLowerCase();
  if (placeWords(text) === "") return null;
  const hasLabel = (location: Location) => placeLabel(location, { words, home: brand.countryCode }).toLowerCase() === label;

  const criteria = { brand, type };
  const named = placesNamed(index, text, criteria).map(({ location }) => location);
  const suggested = type === undefined || type === "CITY" ? suggestedCity(directory, hasLabel) : null;
  return named.find(hasLabel) ?? suggested ?? named[0] ?? begun(index, text, criteria);
}

function begun(index: PlaceIndex, text: string, criteria: PlaceCriteria): Location | null {
  if (isWiderThanPlaces(placeWords(text).split(" "), criteria.brand.countryCode)) return null;
  const [first] = placesBeginning(index, text, criteria);
  if (first || QUALIFIER_SIGN.test(text)) return first?.location ?? null;
  return placesMeant(index, text, criteria)[0]?.location ?? null;
}

/** A city that a visitor suggested, until an editor lists it: found by its full label only, and shown as its province. */
function suggestedCity(directory: Directory, hasLabel: (location: Location) => boolean): Location | null {
  for (const city of directory.suggestedCities.values()) {
    const location = locationOfCity(city, directory);
    if (hasLabel({ ...location, name: city.name })) return location;
  }
  return null;
}
