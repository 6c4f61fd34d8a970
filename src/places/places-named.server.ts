import type { Brand } from "../brands/brand.ts";
import type { LocationType } from "../contract/enumerations.ts";
import { distanceKm } from "../../packages/search/distance.ts";
import { nameIndex, type Named, type NameIndex } from "./name-index.ts";
import type { IndexedPlace, PlaceIndex } from "./place-index.server.ts";
import { plainWords, readingsOf, withoutLeading } from "./place-words.ts";
import { withoutPostcode } from "./postcode.ts";
import { waysToSplit, type Split } from "./ways-to-split.ts";
import { parseQualifiers, type Phrase } from "./qualifiers.server.ts";

/** What is asked of the places of a name; `within` is a province. */
export type PlaceCriteria = {
  brand: Pick<Brand, "countryCode">;
  type?: LocationType;
  within?: { country: string; name: string };
  /** Somebody is still typing: what stands beside the name may have only begun. */
  isUnfinished?: boolean;
};

/** Of two namesakes the one whose whole name it is counts as half again as large: Bergen before Bergen auf Rügen. */
export const WHOLE_NAME = 1.5;
/** How far a place may lie from the city that it is named beside. */
const NEAR_KM = 15;

/**
 * The places that a text names as a whole, in any spelling, with what it says of where they lie (`Hengelo (Gld)`, `Bergen, België`,
 * `Frankfurt/M.`, `50667 Köln`, `Utrecht (stad)`): those at home first, then cities, then by population. Empty when none bears
 * the name, or when none of those lies there: a namesake elsewhere is another place.
 */
export function placesNamed(index: PlaceIndex, text: string, question: PlaceCriteria): IndexedPlace[] {
  const names = nameIndex(index);
  for (const { text: rest, countries } of withoutPostcode(text)) {
    for (const split of waysToSplit(rest)) {
      const found = placesOfSplit(names, split, { ...question, countries, names });
      if (found.length > 0) return found;
    }
  }
  return [];
}

type Within = PlaceCriteria & { countries: readonly string[] | null; names: NameIndex };

function placesOfSplit(names: NameIndex, { name, beside, isBefore, isMarked }: Split, question: Within): IndexedPlace[] {
  let readings: Phrase[][] | null = null;
  for (const found of byLevel(names, name)) {
    // *Gent/Brugge* is no Gentbrugge.
    const possible = isMarked ? found.filter(({ place }) => place.shortNames.length > 0) : found;
    if (possible.length === 0) continue;
    readings ??= parseQualifiers(beside, { isUnfinished: question.isUnfinished ?? false });
    for (const phrases of readings) {
      const fitting = possible.flatMap((named) => fit(named, { ...question, phrases, isBefore }) ?? []);
      if (fitting.length > 0) return best(fitting, question.brand);
    }
  }
  return [];
}

/** What bears a name as it is written; else as it is written otherwise; else with an article that is not its own, or without its own. */
function* byLevel({ named, withoutArticle }: NameIndex, words: readonly string[]): Generator<readonly Named[]> {
  // A name of signs alone has no words either.
  if (words.length === 0) return;
  yield named.get(words.join("")) ?? [];
  const readings = readingsOf(words).map(plainWords);
  yield readings.flatMap((reading) => named.get(reading.join("")) ?? []);
  const bare = withoutLeading(words);
  if (bare.length < words.length) yield named.get(plainWords(bare).join("")) ?? [];
  yield readings.flatMap((reading) => withoutArticle.get(reading.join("")) ?? []);
}

type Asked = Within & { phrases: readonly Phrase[]; isBefore: boolean };

/** `own` is how many of the phrases are words of the place's own full name. */
type Fitting = Named & { own: number };

function fit(named: Named, { phrases, isBefore, countries, type, within, names }: Asked): Fitting | null {
  const { place } = named;
  const { location } = place;
  if (type && location.type !== type) return null;
  if (countries && !countries.includes(location.country)) return null;
  if (within && (location.country !== within.country || location.province?.name !== within.name)) return null;

  const own = phrases.filter((phrase) => isOwnWord(phrase, place)).length;
  if (named.as === "beside" && own === 0) return null;
  const isSo = (phrase: Phrase) =>
    isOwnWord(phrase, place) ||
    isTrue(phrase, place, isBefore) ||
    isOtherName(phrase, place, names) ||
    (!isBefore && isNear(phrase, place, names));
  return phrases.every(isSo) ? { ...named, own } : null;
}

/** `m` of Frankfurt am Main. */
function isOwnWord({ text }: Phrase, { shortNames }: IndexedPlace): boolean {
  return shortNames.some(({ rest }) => rest.some((word, index) => isShortFor(text, word) || rest.slice(index).join("").startsWith(text)));
}

/** Its first letter and others of it, in their order: `brsg` of Breisgau. */
function isShortFor(text: string, word: string): boolean {
  if (text === "" || text.charAt(0) !== word.charAt(0)) return false;
  let at = -1;
  return Array.from(text).every((letter) => {
    at = word.indexOf(letter, at + 1);
    return at >= 0;
  });
}

/** An area before a name is likely a part of it: Schwäbisch Gmünd is no Gmund in Schwaben. */
function isTrue({ meanings }: Phrase, { location }: IndexedPlace, isBefore: boolean): boolean {
  const province = `${location.country} ${location.province?.name ?? location.name}`;
  return meanings.some((meaning) => {
    if ("country" in meaning) return meaning.country === location.country;
    if ("around" in meaning) return !isBefore && location.type !== "REGION" && meaning.around === province;
    if ("province" in meaning) return location.type !== "REGION" && meaning.province === province;
    return meaning.type === "PART" || meaning.type === location.type;
  });
}

/** `Luik/Liège` */
function isOtherName({ text }: Phrase, place: IndexedPlace, { named }: NameIndex): boolean {
  return named.get(text)?.some((other) => other.place === place && other.as === "name") ?? false;
}

/** `Garching b. München`, `Hoogezand-Sappemeer`: a city next to it. Gent/Brugge names none. */
function isNear({ text }: Phrase, { point }: IndexedPlace, { named, withoutArticle }: NameIndex): boolean {
  // An article is a word that tells no places apart, so of *bij Den Haag* Haag is left.
  const others = [...(named.get(text) ?? []), ...(withoutArticle.get(text) ?? [])];
  return others.some(({ place: other, as }) => as !== "beside" && point && other.point && distanceKm(point, other.point) <= NEAR_KM);
}

function best(fitting: readonly Fitting[], { countryCode }: PlaceCriteria["brand"]): IndexedPlace[] {
  const provinces = fitting.flatMap(({ place: { location } }) => (location.type === "PROVINCE" ? location.name : []));
  // Utrecht is the city before the province around it, but Zeeland no village elsewhere.
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
