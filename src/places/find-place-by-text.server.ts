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

type Where = { catalogue: Pick<Catalogue, "directory">; brand: Brand };

/** Signs that set apart what tells more of a place: what stands there is meant. */
const SETS_APART = /[,(/]/;

/**
 * The place that a visitor means by a text: one written just so (`Beek, Limburg`), else one of that name where it says that it
 * lies (`Mons`, `Hengelo (Gld)`), at home before abroad and a city before a province, else the best that begins with it; null
 * when nothing does, or when none of that name lies there. With `type` only of that kind.
 */
export function findPlaceByText({ catalogue, brand }: Where, text: string, type?: LocationType): Location | null {
  const directory = catalogue.directory(brand.id);
  const index = placeIndex(directory);
  const words = wordsOf(brand.locale).places;
  const asked = text.trim().toLowerCase();
  if (placeWords(text) === "") return null;
  const isWrittenSo = (location: Location) => placeLabel(location, { words, home: brand.countryCode }).toLowerCase() === asked;

  const question = { brand, type };
  const named = placesNamed(index, text, question).map(({ location }) => location);
  const suggested = type === undefined || type === "CITY" ? suggestedCity(directory, isWrittenSo) : null;
  return named.find(isWrittenSo) ?? suggested ?? named[0] ?? begun(index, text, question);
}

function begun(index: PlaceIndex, text: string, question: PlaceCriteria): Location | null {
  if (isWiderThanPlaces(placeWords(text).split(" "), question.brand.countryCode)) return null;
  const [first] = placesBeginning(index, text, question);
  if (first || SETS_APART.test(text)) return first?.location ?? null;
  return placesMeant(index, text, question)[0]?.location ?? null;
}

/**
 * A city that a visitor suggested, by the text that its suggestion wrote (`Xyzzy, Noord-Brabant`): only who knows that finds it
 * before an editor listed it, and it is shown by its province.
 */
function suggestedCity(directory: Directory, isWrittenSo: (location: Location) => boolean): Location | null {
  for (const city of directory.suggestedCities.values()) {
    const location = locationOfCity(city, directory);
    if (isWrittenSo({ ...location, name: city.name })) return location;
  }
  return null;
}
