import type { LocationType } from "../contract/enumerations.ts";
import { otherNamesOfProvince } from "../catalogue/province-names.ts";
import { areaProvinces } from "./area-names.ts";
import { isLink, placeWords, withoutUmlauts } from "./place-words.ts";
import { PROVINCE_ABBREVIATIONS } from "./province-abbreviations.ts";

/** A possible meaning of a qualifier; `around` is a province of an area or river. */
type Meaning = { country: string } | { province: string } | { around: string } | { type: LocationType | "PART" };

/** Words beside the name of a place, case-folded and without spaces, with all their possible meanings; none for unknown words. */
export type Qualifier = { text: string; meanings: readonly Meaning[] };

/** Names and codes of countries, in the languages of the brands. */
const COUNTRIES: Readonly<Record<string, string>> = {
  NL: "nl nederland niederlande dieniederlande netherlands thenetherlands paysbas lespaysbas holland hollande nld ned niederl",
  BE: "be b belgie belgien belgium belgique bel",
  DE: "de d duitsland deutschland germany allemagne brd deu ger dtl bundesrepublikdeutschland",
};

/** Words for types of places; a part of a place counts as the place. */
const KINDS = {
  CITY: "stad gemeente gem plaats dorp stadt gemeinde ort ortschaft dorf city town village ville commune hansestadt landeshauptstadt hoofdstad hauptstadt kreisstadt kernstad lutherstadt universitatsstadt wissenschaftsstadt",
  PROVINCE: "provincie prov provinz province bundesland land freistaat deelstaat",
  REGION: "streek regio region gebied gebiet",
  PART: "ca centrum center centre zentrum mitte binnenstad innenstadt altstadt stadscentrum stadtmitte stadtzentrum enomgeving undumgebung eo omgeving umgebung nabij nahe",
} satisfies Record<LocationType | "PART", string>;
const KIND_TYPES = ["CITY", "PROVINCE", "REGION", "PART"] as const;

const qualifiers = allQualifiers();
const keys = [...qualifiers.keys()];

/** No qualifier has more words. */
const MAX_WORDS = 5;
/** A prefix of at least this length is accepted as an abbreviation. */
const SHORTEST_BEGINNING = 3;

type Reading = { isUnfinished: boolean; skipsLinks: boolean };

/**
 * Parses the words beside a name (`gld`, `n br`, `provincie utrecht`, `a d rijn`) as qualifiers, longest match first; unknown words
 * become a qualifier without meanings. Two results when the first word may be a letter of an abbreviation (*o vl*) or a preposition
 * (*a n*). With `isUnfinished` the last qualifier may be a prefix of any length.
 */
export function parseQualifiers(words: readonly string[], { isUnfinished }: { isUnfinished: boolean }): Qualifier[][] {
  const asLetters = readInOneWay(words, { isUnfinished, skipsLinks: false });
  return words.length > 1 && isLink(words[0] ?? "") ? [asLetters, readInOneWay(words, { isUnfinished, skipsLinks: true })] : [asLetters];
}

function readInOneWay(words: readonly string[], { isUnfinished, skipsLinks }: Reading): Qualifier[] {
  const read: Qualifier[] = [];
  let rest = words;
  let isAfterLink = skipsLinks;
  while (rest.length > 0) {
    if (skipsLinks && rest.length > 1 && isLink(rest[0] ?? "")) {
      rest = rest.slice(1);
      continue;
    }
    // After a preposition one letter is enough: *i.O.*, *i.d.O.*
    const { qualifier, length } = nextQualifier(rest, isUnfinished || isAfterLink ? 1 : SHORTEST_BEGINNING);
    isAfterLink = qualifier === null;
    if (qualifier) read.push(qualifier);
    rest = rest.slice(length);
  }
  return read.filter((qualifier, index) => !(isKindOfProvince(qualifier) && saysProvince(read[index + 1])));
}

/** The longest qualifier at the beginning, and its number of words. All words together may be a prefix of one, from `shortest` letters. */
function nextQualifier(words: readonly string[], shortest: number): { qualifier: Qualifier | null; length: number } {
  const rest = words.join("");
  const whole = meaningsOf(rest, shortest);
  if (whole.length > 0) return { qualifier: { text: rest, meanings: whole }, length: words.length };

  for (let length = Math.min(MAX_WORDS, words.length); length > 1; length -= 1) {
    const text = words.slice(0, length).join("");
    const meanings = qualifiers.get(text);
    if (meanings) return { qualifier: { text, meanings }, length };
  }
  const [word = "", ...others] = words;
  if (others.length > 0 && isLink(word)) return { qualifier: null, length: 1 };
  return { qualifier: { text: word, meanings: meaningsOf(word, SHORTEST_BEGINNING) }, length: 1 };
}

/** The meanings of a whole text; for a short or unknown one also those of the qualifiers that begin with it. */
function meaningsOf(text: string, shortest: number): readonly Meaning[] {
  const meanings = qualifiers.get(text) ?? [];
  return meanings.length > 0 && text.length >= SHORTEST_BEGINNING ? meanings : [...meanings, ...meaningsOfBeginning(text, shortest)];
}

/** The provinces that a text abbreviates (`NRW`, `Gld.`), each as `DE Nordrhein-Westfalen`. */
export function provincesShortenedTo(words: readonly string[]): string[] {
  const text = words.join("");
  return Object.keys(PROVINCE_ABBREVIATIONS).filter((province) => PROVINCE_ABBREVIATIONS[province]?.split(" ").includes(text));
}

/** Whether the words are a qualifier without a name: `België`. */
export function isQualifier(words: readonly string[]): boolean {
  return qualifiers.has(words.join(""));
}

/** Shorter texts are too ambiguous to be an area. */
const SHORTEST_AREA = 5;

/** Whether the text is a country, or an area of several provinces of `home` (Vlaanderen, but not Dutch Brabant, a single province). */
export function isWiderThanPlaces(words: readonly string[], home: string): boolean {
  const text = words.join("");
  const meanings = text.length >= SHORTEST_AREA ? (qualifiers.get(text) ?? []) : [];
  const provinces = meanings.filter((meaning) => "around" in meaning && meaning.around.startsWith(home));
  return provinces.length > 1 || meanings.some((meaning) => "country" in meaning);
}

/** The meanings of all qualifiers that begin with a text: `gelderl`, `westf`, `bel`. */
function meaningsOfBeginning(text: string, shortest: number): readonly Meaning[] {
  if (text.length < shortest) return [];
  const meanings = keys.filter((key) => key.startsWith(text)).flatMap((key) => qualifiers.get(key) ?? []);
  // A single letter may begin a province, but no word for a type of place (*t* is not *town*).
  return text.length < SHORTEST_BEGINNING ? meanings.filter((meaning) => !("type" in meaning)) : meanings;
}

/** Whether the qualifier means "province", as the first word of `prov. Gelderland`: it is then part of the province's name. */
function isKindOfProvince({ meanings }: Qualifier): boolean {
  return meanings.some((meaning) => "type" in meaning && meaning.type === "PROVINCE");
}

function saysProvince(qualifier: Qualifier | undefined): boolean {
  return qualifier?.meanings.some((meaning) => "province" in meaning || "around" in meaning) ?? false;
}

function allQualifiers(): ReadonlyMap<string, readonly Meaning[]> {
  const all = new Map<string, Meaning[]>();
  const add = (text: string, meaning: Meaning) => all.set(text, [...(all.get(text) ?? []), meaning]);
  for (const [country, names] of Object.entries(COUNTRIES)) for (const name of names.split(" ")) add(name, { country });
  for (const type of KIND_TYPES) for (const name of KINDS[type].split(" ")) add(name, { type });
  for (const [province, shortened] of Object.entries(PROVINCE_ABBREVIATIONS)) {
    for (const name of [...namesOf(province), ...shortened.split(" ")]) add(name, { province });
  }
  for (const [area, provinces] of areaProvinces) for (const around of provinces) add(area, { around });
  return all;
}

/** All names of `DE Hessen`, as qualifiers. */
function namesOf(province: string): string[] {
  const [country, name] = [province.slice(0, 2), province.slice(3)];
  const names = [name, ...otherNamesOfProvince({ country, name })];
  return [...new Set(names.flatMap((one) => [one, withoutUmlauts(one)]).map((one) => placeWords(one).replaceAll(" ", "")))];
}
