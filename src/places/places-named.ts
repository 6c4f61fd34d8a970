import type { Brand } from "../brands/brand.ts";
import type { LocationType } from "../contract/enumerations.ts";
import { nameIndex, type Named, type NameIndex } from "./name-index.ts";
import type { IndexedPlace, PlaceIndex } from "./place-index.ts";
import { placeWords, plainWords, readingsOf, withoutLeading } from "./place-words.ts";
import { withoutPostcode } from "./postcode.ts";
import { readPhrases, type Phrase } from "./whereabouts.ts";

/** What is asked of the places of a name; `within` is a province, by its name. */
export type PlaceQuestion = {
  brand: Pick<Brand, "countryCode">;
  type?: LocationType;
  within?: string;
  /** Somebody is still typing: what stands beside the name may have only begun. */
  isUnfinished?: boolean;
};

/** Of two namesakes the one whose whole name it is counts as half again as large: Bergen before Bergen auf Rügen. */
const WHOLE_NAME = 1.5;

/**
 * The places that a text names as a whole, in any spelling, with what it says of where they lie (`Hengelo (Gld)`, `Bergen, België`,
 * `Frankfurt/M.`, `50667 Köln`, `Utrecht (stad)`): those at home first, then cities, then by population. Empty when none bears
 * the name, or when none of those lies there: a namesake elsewhere is another place.
 */
export function placesNamed(index: PlaceIndex, text: string, question: PlaceQuestion): IndexedPlace[] {
  const names = nameIndex(index);
  for (const { text: rest, countries } of withoutPostcode(text)) {
    const words = placeWords(rest).split(" ");
    for (const { name, beside } of waysToSplit(words)) {
      const phrases = readPhrases(beside, { isUnfinished: question.isUnfinished ?? false });
      const asked = { ...question, phrases, countries, names };
      for (const found of byLevel(names, name)) {
        const fitting = found.flatMap((named) => fit(named, asked) ?? []);
        if (fitting.length > 0) return best(fitting, question.brand);
      }
    }
  }
  return [];
}

type Split = { name: string[]; beside: string[] };

/** The whole text is a name; or its beginning, the longest first; or its end (`provincie Utrecht`). */
function waysToSplit(words: string[]): Split[] {
  const places = words.slice(1).map((_, index) => index + 1);
  return [
    { name: words, beside: [] },
    ...places.toReversed().map((place) => ({ name: words.slice(0, place), beside: words.slice(place) })),
    ...places.map((place) => ({ name: words.slice(place), beside: words.slice(0, place) })),
  ];
}

/** What bears a name as it is written; else as it is written otherwise; else with an article that is not its own, or without its own. */
function* byLevel({ named, withoutArticle }: NameIndex, words: readonly string[]): Generator<readonly Named[]> {
  yield named.get(words.join("")) ?? [];
  const readings = readingsOf(words).map(plainWords);
  yield readings.flatMap((reading) => named.get(reading.join("")) ?? []);
  const bare = withoutLeading(words);
  if (bare.length < words.length) yield named.get(plainWords(bare).join("")) ?? [];
  yield readings.flatMap((reading) => withoutArticle.get(reading.join("")) ?? []);
}

type Asked = PlaceQuestion & { phrases: readonly Phrase[]; countries: readonly string[] | null; names: NameIndex };

/** `own` is how many of the phrases are words of the place's own full name. */
type Fitting = Named & { own: number };

function fit(named: Named, { phrases, countries, type, within, names }: Asked): Fitting | null {
  const { place } = named;
  const { location } = place;
  if (type && location.type !== type) return null;
  if (countries && !countries.includes(location.country)) return null;
  if (within !== undefined && location.province?.name !== within) return null;

  const own = phrases.filter((phrase) => isOwnWord(phrase, place)).length;
  if (named.as === "beside" && own === 0) return null;
  return phrases.every((phrase) => isOwnWord(phrase, place) || isTrue(phrase, place) || isOtherName(phrase, place, names))
    ? { ...named, own }
    : null;
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

function isTrue({ meanings }: Phrase, { location }: IndexedPlace): boolean {
  const province = `${location.country} ${location.province?.name ?? location.name}`;
  return meanings.some((meaning) => {
    if ("country" in meaning) return meaning.country === location.country;
    if ("province" in meaning) return location.type !== "REGION" && meaning.province === province;
    return meaning.type === "PART" || meaning.type === location.type;
  });
}

/** `Luik/Liège` */
function isOtherName({ text }: Phrase, place: IndexedPlace, { named }: NameIndex): boolean {
  return named.get(text)?.some((other) => other.place === place && other.as === "name") ?? false;
}

function best(fitting: readonly Fitting[], { countryCode }: PlaceQuestion["brand"]): IndexedPlace[] {
  const worth = ({ place, as, own }: Fitting) =>
    own * 8e9 +
    (place.location.country === countryCode ? 4e9 : 0) +
    (place.location.type === "CITY" ? 2e9 : 0) +
    (place.population + 1) * (as === "name" ? WHOLE_NAME : 1);
  const sorted = fitting.toSorted((a, b) => worth(b) - worth(a));
  return [...new Set(sorted.map(({ place }) => place))];
}
