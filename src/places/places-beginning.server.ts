import { mistypedEntries } from "./mistyped-entries.server.ts";
import { entriesWithPrefix, type PrefixEntry, type IndexedPlace, type PlaceIndex } from "./place-index.server.ts";
import { placeQuery, placeWords, plainWords, readingsOf, withoutLeading } from "./place-words.ts";
import { WHOLE_NAME, type PlaceCriteria } from "./places-named.server.ts";
import { withoutPostcode } from "./postcode.ts";
import { isPhrase, provincesShortenedTo } from "./qualifiers.server.ts";

type Found = { entrance: PrefixEntry; isExact: boolean };

/**
 * The places of which a name, or a later word of one, begins with a text. The own country comes first, and in a country the
 * exact name; the others come by population, those ahead whose name begins so.
 */
export function placesBeginning(index: PlaceIndex, text: string, { brand, type }: PlaceCriteria): IndexedPlace[] {
  for (const { text: rest, countries } of withoutPostcode(text)) {
    const found = beginning(index, rest).filter(({ entrance }) => countries?.includes(entrance.place.location.country) ?? true);
    if (found.length > 0) return bestFirst(found, { brand, type });
  }
  return [];
}

/** When no name begins so: the provinces that a text is short for (`NRW`), else what it means with one typing error. */
export function placesMeant(index: PlaceIndex, text: string, { brand, type }: PlaceCriteria): IndexedPlace[] {
  const query = placeQuery(text);
  const words = query.trim().split(" ");
  const shortened = provincesShortenedTo(words);
  const provinces = index.places.filter(({ location }) => shortened.includes(`${location.country} ${location.name}`));
  const asked = provinces.filter(({ location }) => location.type === "PROVINCE" && (type ?? "PROVINCE") === "PROVINCE");
  // *België* is no mistaken *Belgern*.
  if (asked.length > 0 || isPhrase(words)) return asked.toSorted((a, b) => isHome(b, brand) - isHome(a, brand));

  const found = mistypedEntries(index, query).map((entrance) => ({ entrance, isExact: false }));
  return bestFirst(found, { brand, type });
}

function isHome({ location }: IndexedPlace, { countryCode }: PlaceCriteria["brand"]): number {
  return Number(location.country === countryCode);
}

function beginning(index: PlaceIndex, text: string): Found[] {
  const words = placeWords(text).split(" ");
  const found = startingWith(index, [placeQuery(text), ...(words.length > 1 ? shorterForms(words) : [])]);
  const bare = withoutLeading(words);
  return found.length > 0 || bare.length === words.length ? found : startingWith(index, [bare.join(" ")]);
}

/** `sint oed` of *St. Oed*, `alphen r` of *Alphen a/d R*. One word alone may still become another: *st* is not only *sint*. */
function shorterForms(words: readonly string[]): string[] {
  return readingsOf(words).flatMap((reading) => [reading.join(" "), plainWords(reading).join(" ")]);
}

function startingWith(index: PlaceIndex, forms: readonly string[]): Found[] {
  return [...new Set(forms)].flatMap((form) =>
    // A query of signs alone is one that no name answers.
    form.trim() === ""
      ? []
      : entriesWithPrefix(index, form).map((entrance) => ({ entrance, isExact: entrance.text === form && entrance.of !== "part" })),
  );
}

function bestFirst(found: readonly Found[], { brand, type }: PlaceCriteria): IndexedPlace[] {
  const worth = new Map<IndexedPlace, number>();
  for (const { entrance, isExact } of found) {
    const { place, of } = entrance;
    if (type && place.location.type !== type) continue;
    const value =
      (place.location.country === brand.countryCode ? 100 : 0) +
      (isExact ? 50 : 0) +
      (isExact && of === "name" ? Math.log10(WHOLE_NAME) : 0) +
      // A name that begins with the query counts like one of ten times the size.
      (of === "part" ? 0 : 1) +
      Math.log10(place.population + 1);
    if (value > (worth.get(place) ?? -Infinity)) worth.set(place, value);
  }
  return [...worth].toSorted(([, a], [, b]) => b - a).map(([place]) => place);
}
