import { mistypedEntries } from "./mistyped-entries.server.ts";
import { entriesWithPrefix, type PrefixEntry, type IndexedPlace, type PlaceIndex } from "./place-index.server.ts";
import { placeQuery, placeWords, plainWords, readingsOf, withoutLeading } from "./place-words.ts";
import { WHOLE_NAME, type PlaceCriteria } from "./places-named.server.ts";
import { withoutPostcode } from "./postcode.ts";
import { isQualifier, provincesShortenedTo } from "./qualifiers.server.ts";

type Found = { entry: PrefixEntry; isExact: boolean };

/**
 * The places with a name that begins with a text, or has a later word that does. The own country comes first, then exact names, then
 * by population with a bonus for names that begin with the text.
 */
export function placesBeginning(index: PlaceIndex, text: string, { brand, type }: PlaceCriteria): IndexedPlace[] {
  for (const { text: rest, countries } of withoutPostcode(text)) {
    const found = beginning(index, rest).filter(({ entry }) => countries?.includes(entry.place.location.country) ?? true);
    if (found.length > 0) return bestFirst(found, { brand, type });
  }
  return [];
}

/** For a text with which no name begins: the provinces that it abbreviates (`NRW`), else places one typing error away. */
export function placesMeant(index: PlaceIndex, text: string, { brand, type }: PlaceCriteria): IndexedPlace[] {
  const query = placeQuery(text);
  const words = query.trim().split(" ");
  const shortened = provincesShortenedTo(words);
  const provinces = index.places.filter(({ location }) => shortened.includes(`${location.country} ${location.name}`));
  const ofType = provinces.filter(({ location }) => location.type === "PROVINCE" && (type ?? "PROVINCE") === "PROVINCE");
  // Qualifiers are not corrected: *België* is not *Belgern*.
  if (ofType.length > 0 || isQualifier(words)) return ofType.toSorted((a, b) => isHome(b, brand) - isHome(a, brand));

  const found = mistypedEntries(index, query).map((entry) => ({ entry, isExact: false }));
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

/** `sint oed` for *St. Oed*, `alphen r` for *Alphen a/d R*. Not for a single word, which may be unfinished: *st* is not only *sint*. */
function shorterForms(words: readonly string[]): string[] {
  return readingsOf(words).flatMap((reading) => [reading.join(" "), plainWords(reading).join(" ")]);
}

function startingWith(index: PlaceIndex, forms: readonly string[]): Found[] {
  return [...new Set(forms)].flatMap((form) =>
    // A query that is only punctuation finds nothing.
    form.trim() === ""
      ? []
      : entriesWithPrefix(index, form).map((entry) => ({ entry, isExact: entry.text === form && entry.of !== "part" })),
  );
}

function bestFirst(found: readonly Found[], { brand, type }: PlaceCriteria): IndexedPlace[] {
  const worth = new Map<IndexedPlace, number>();
  for (const { entry, isExact } of found) {
    const { place, of } = entry;
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
