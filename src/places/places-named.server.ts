import type { Brand } from "../brands/brand.ts";
import type { LocationType } from "../contract/enumerations.ts";
import { distanceKm } from "../../packages/search/distance.ts";
import { nameIndex, type Named, type NameIndex } from "./name-index.ts";
import type { IndexedPlace, PlaceIndex } from "./place-index.server.ts";
import { plainWords, readingsOf, withoutLeading } from "./place-words.ts";
import { withoutPostcode } from "./postcode.ts";
import { waysToSplit, type Split } from "./ways-to-split.ts";
import { parseQualifiers, type Qualifier } from "./qualifiers.server.ts";

/** Restrictions on places; `within` is a province. */
export type PlaceCriteria = {
  brand: Pick<Brand, "countryCode">;
  type?: LocationType;
  within?: { country: string; name: string };
  /** The visitor is still typing, so the last qualifier may be incomplete. */
  isUnfinished?: boolean;
};

/** Population factor for a full name over a short one: Bergen before Bergen auf Rügen. */
export const WHOLE_NAME = 1.5;
/** Maximum distance of a place from a city that qualifies it. */
const NEAR_KM = 15;

/**
 * The places with the full name in a text, in any spelling, that match its qualifiers (`Hengelo (Gld)`, `Bergen, België`,
 * `Frankfurt/M.`, `50667 Köln`, `Utrecht (stad)`): own country first, then cities, then by population. Empty when no place has the
 * name, or none of them matches the qualifiers.
 */
export function placesNamed(index: PlaceIndex, text: string, criteria: PlaceCriteria): IndexedPlace[] {
  const names = nameIndex(index);
  for (const { text: rest, countries } of withoutPostcode(text)) {
    for (const split of waysToSplit(rest)) {
      const found = placesOfSplit(names, split, { ...criteria, countries, names });
      if (found.length > 0) return found;
    }
  }
  return [];
}

type Within = PlaceCriteria & { countries: readonly string[] | null; names: NameIndex };

function placesOfSplit(names: NameIndex, { name, beside, isBefore, isMarked }: Split, criteria: Within): IndexedPlace[] {
  let readings: Qualifier[][] | null = null;
  for (const found of byLevel(names, name)) {
    // *Gent/Brugge* is not Gentbrugge.
    const possible = isMarked ? found.filter(({ place }) => place.shortNames.length > 0) : found;
    if (possible.length === 0) continue;
    readings ??= parseQualifiers(beside, { isUnfinished: criteria.isUnfinished ?? false });
    for (const qualifiers of readings) {
      const fitting = possible.flatMap((named) => fit(named, { ...criteria, qualifiers, isBefore }) ?? []);
      if (fitting.length > 0) return best(fitting, criteria.brand);
    }
  }
  return [];
}

/** Matches level by level: as written, other spellings, without a leading preposition or article, without the name's own article. */
function* byLevel({ named, withoutArticle }: NameIndex, words: readonly string[]): Generator<readonly Named[]> {
  // A text that is only punctuation has no words.
  if (words.length === 0) return;
  yield named.get(words.join("")) ?? [];
  const readings = readingsOf(words).map(plainWords);
  yield readings.flatMap((reading) => named.get(reading.join("")) ?? []);
  const bare = withoutLeading(words);
  if (bare.length < words.length) yield named.get(plainWords(bare).join("")) ?? [];
  yield readings.flatMap((reading) => withoutArticle.get(reading.join("")) ?? []);
}

type Qualified = Within & { qualifiers: readonly Qualifier[]; isBefore: boolean };

/** `own` is the number of qualifiers that are words of the place's full name. */
type Fitting = Named & { own: number };

function fit(named: Named, { qualifiers, isBefore, countries, type, within, names }: Qualified): Fitting | null {
  const { place } = named;
  const { location } = place;
  if (type && location.type !== type) return null;
  if (countries && !countries.includes(location.country)) return null;
  if (within && (location.country !== within.country || location.province?.name !== within.name)) return null;

  const own = qualifiers.filter((qualifier) => isOwnWord(qualifier, place)).length;
  if (named.as === "beside" && own === 0) return null;
  const matches = (qualifier: Qualifier) =>
    isOwnWord(qualifier, place) ||
    isTrue(qualifier, place, isBefore) ||
    isOtherName(qualifier, place, names) ||
    (!isBefore && isNear(qualifier, place, names));
  return qualifiers.every(matches) ? { ...named, own } : null;
}

/** Whether the qualifier abbreviates words of the place's own name: `m` for Frankfurt am Main. */
function isOwnWord({ text }: Qualifier, { shortNames }: IndexedPlace): boolean {
  return shortNames.some(({ rest }) => rest.some((word, index) => isShortFor(text, word) || rest.slice(index).join("").startsWith(text)));
}

/** Whether the text is the first letter of the word and some of its other letters, in order: `brsg` for Breisgau. */
function isShortFor(text: string, word: string): boolean {
  if (text === "" || text.charAt(0) !== word.charAt(0)) return false;
  let at = -1;
  return Array.from(text).every((letter) => {
    at = word.indexOf(letter, at + 1);
    return at >= 0;
  });
}

/** Whether the qualifier applies. Not for an area before the name, likely a part of it: Schwäbisch Gmünd is not Gmund in Schwaben. */
function isTrue({ meanings }: Qualifier, { location }: IndexedPlace, isBefore: boolean): boolean {
  const province = `${location.country} ${location.province?.name ?? location.name}`;
  return meanings.some((meaning) => {
    if ("country" in meaning) return meaning.country === location.country;
    if ("around" in meaning) return !isBefore && location.type !== "REGION" && meaning.around === province;
    if ("province" in meaning) return location.type !== "REGION" && meaning.province === province;
    return meaning.type === "PART" || meaning.type === location.type;
  });
}

/** Whether the qualifier is another name of the place: `Luik/Liège`. */
function isOtherName({ text }: Qualifier, place: IndexedPlace, { named }: NameIndex): boolean {
  return named.get(text)?.some((other) => other.place === place && other.as === "name") ?? false;
}

/** Whether the qualifier is a nearby city: `Garching b. München`, `Hoogezand-Sappemeer`, but not `Gent/Brugge`. */
function isNear({ text }: Qualifier, { point }: IndexedPlace, { named, withoutArticle }: NameIndex): boolean {
  // Qualifiers have lost their articles: *bij Den Haag* is `haag`.
  const others = [...(named.get(text) ?? []), ...(withoutArticle.get(text) ?? [])];
  return others.some(({ place: other, as }) => as !== "beside" && point && other.point && distanceKm(point, other.point) <= NEAR_KM);
}

function best(fitting: readonly Fitting[], { countryCode }: PlaceCriteria["brand"]): IndexedPlace[] {
  const provinces = fitting.flatMap(({ place: { location } }) => (location.type === "PROVINCE" ? location.name : []));
  // A city comes before its own province (Utrecht), and not before another one (Zeeland is the province, not a village elsewhere).
  const isCityFirst = ({ place: { location }, as }: Fitting) =>
    location.type === "CITY" && (provinces.length === 0 || (as === "name" && provinces.includes(location.province?.name ?? "")));
  const worth = (named: Fitting) =>
    named.own * 8e9 +
    (named.place.location.country === countryCode ? 4e9 : 0) +
    (isCityFirst(named) ? 2e9 : 0) +
    (named.place.population + 1) * (named.as === "name" ? WHOLE_NAME : 1);
  const sorted = fitting.toSorted((a, b) => worth(b) - worth(a));
  return [...new Set(sorted.map(({ place }) => place))];
}
