import type { LocationType } from "../contract/enumerations.ts";
import { otherNamesOfProvince } from "../catalogue/province-names.ts";
import { areaProvinces } from "./area-names.ts";
import { isLink, placeWords, withoutUmlauts } from "./place-words.ts";
import { PROVINCE_ABBREVIATIONS } from "./province-abbreviations.ts";

/** One thing that a phrase beside a place may say of it; `around` is a province that an area or a river lies in. */
type Meaning = { country: string } | { province: string } | { around: string } | { type: LocationType | "PART" };

/** A phrase beside the name of a place, folded and without blanks, with all that it may say; nothing when it is no word for that. */
export type Phrase = { text: string; meanings: readonly Meaning[] };

/** Countries in the languages of the brands, by their signs too. */
const COUNTRIES: Readonly<Record<string, string>> = {
  NL: "nl nederland niederlande dieniederlande netherlands thenetherlands paysbas lespaysbas holland hollande nld ned niederl",
  BE: "be b belgie belgien belgium belgique bel",
  DE: "de d duitsland deutschland germany allemagne brd deu ger dtl bundesrepublikdeutschland",
};

/** What a place is; a part of a place is still that place. */
const KINDS = {
  CITY: "stad gemeente gem plaats dorp stadt gemeinde ort ortschaft dorf city town village ville commune hansestadt landeshauptstadt hoofdstad hauptstadt kreisstadt kernstad lutherstadt universitatsstadt wissenschaftsstadt",
  PROVINCE: "provincie prov provinz province bundesland land freistaat deelstaat",
  REGION: "streek regio region gebied gebiet",
  PART: "ca centrum center centre zentrum mitte binnenstad innenstadt altstadt stadscentrum stadtmitte stadtzentrum enomgeving undumgebung eo omgeving umgebung nabij nahe",
} satisfies Record<LocationType | "PART", string>;
const KIND_TYPES = ["CITY", "PROVINCE", "REGION", "PART"] as const;

const phrases = allPhrases();
const keys = [...phrases.keys()];

/** No phrase has more words. */
const MOST_WORDS = 5;
/** A beginning of a phrase is a way to shorten it when it is as long. */
const SHORTEST_BEGINNING = 3;

type Reading = { isUnfinished: boolean; skipsLinks: boolean };

/**
 * The ways to read what stands beside a name (`gld`, `n br`, `provincie utrecht`, `a d rijn`) as phrases, the longest first; what
 * no phrase begins with is one without a meaning. The first word may be a letter of an abbreviation (*o vl*) or a link (*a n*).
 * With `isUnfinished` the last may be a beginning however short.
 */
export function parseQualifiers(words: readonly string[], { isUnfinished }: { isUnfinished: boolean }): Phrase[][] {
  const asLetters = readInOneWay(words, { isUnfinished, skipsLinks: false });
  return words.length > 1 && isLink(words[0] ?? "") ? [asLetters, readInOneWay(words, { isUnfinished, skipsLinks: true })] : [asLetters];
}

function readInOneWay(words: readonly string[], { isUnfinished, skipsLinks }: Reading): Phrase[] {
  const read: Phrase[] = [];
  let rest = words;
  let isAfterLink = skipsLinks;
  while (rest.length > 0) {
    if (skipsLinks && rest.length > 1 && isLink(rest[0] ?? "")) {
      rest = rest.slice(1);
      continue;
    }
    // *i.O.* and *i.d.O.* are as short as can be.
    const { phrase, length } = nextPhrase(rest, isUnfinished || isAfterLink ? 1 : SHORTEST_BEGINNING);
    isAfterLink = phrase === null;
    if (phrase) read.push(phrase);
    rest = rest.slice(length);
  }
  return read.filter((phrase, index) => !(isKindOfProvince(phrase) && saysProvince(read[index + 1])));
}

/** `shortest` is how short a beginning may be. */
function nextPhrase(words: readonly string[], shortest: number): { phrase: Phrase | null; length: number } {
  const rest = words.join("");
  const whole = meaningsOf(rest, shortest);
  if (whole.length > 0) return { phrase: { text: rest, meanings: whole }, length: words.length };

  for (let length = Math.min(MOST_WORDS, words.length); length > 1; length -= 1) {
    const text = words.slice(0, length).join("");
    const meanings = phrases.get(text);
    if (meanings) return { phrase: { text, meanings }, length };
  }
  const [word = "", ...others] = words;
  if (others.length > 0 && isLink(word)) return { phrase: null, length: 1 };
  return { phrase: { text: word, meanings: meaningsOf(word, SHORTEST_BEGINNING) }, length: 1 };
}

/** What a text says as it is, and what it begins: all that may be where it is short. */
function meaningsOf(text: string, shortest: number): readonly Meaning[] {
  const meanings = phrases.get(text) ?? [];
  return meanings.length > 0 && text.length >= SHORTEST_BEGINNING ? meanings : [...meanings, ...meaningsOfBeginning(text, shortest)];
}

/** The provinces that a text alone is short for: `NRW`, `Gld.`; each as `DE Nordrhein-Westfalen`. */
export function provincesShortenedTo(words: readonly string[]): string[] {
  const text = words.join("");
  return Object.keys(PROVINCE_ABBREVIATIONS).filter((province) => PROVINCE_ABBREVIATIONS[province]?.split(" ").includes(text));
}

/** A country, an area or a kind of place by itself: `België`. */
export function isPhrase(words: readonly string[]): boolean {
  return phrases.has(words.join(""));
}

/** Of a shorter text nobody can say that it is an area. */
const SHORTEST_AREA = 5;

/** A country, or an area over several provinces of `home`: Vlaanderen is none of them, and Brabant is one in the Netherlands alone. */
export function isWiderThanPlaces(words: readonly string[], home: string): boolean {
  const text = words.join("");
  const meanings = text.length >= SHORTEST_AREA ? (phrases.get(text) ?? []) : [];
  const provinces = meanings.filter((meaning) => "around" in meaning && meaning.around.startsWith(home));
  return provinces.length > 1 || meanings.some((meaning) => "country" in meaning);
}

/** `gelderl`, `westf`, `bel` */
function meaningsOfBeginning(text: string, shortest: number): readonly Meaning[] {
  if (text.length < shortest) return [];
  const meanings = keys.filter((key) => key.startsWith(text)).flatMap((key) => phrases.get(key) ?? []);
  // *t* has begun a province, and is not yet a *town*.
  return text.length < SHORTEST_BEGINNING ? meanings.filter((meaning) => !("type" in meaning)) : meanings;
}

/** `prov. Gelderland` is a province by its name, and no kind of place. */
function isKindOfProvince({ meanings }: Phrase): boolean {
  return meanings.some((meaning) => "type" in meaning && meaning.type === "PROVINCE");
}

function saysProvince(phrase: Phrase | undefined): boolean {
  return phrase?.meanings.some((meaning) => "province" in meaning || "around" in meaning) ?? false;
}

function allPhrases(): ReadonlyMap<string, readonly Meaning[]> {
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

/** All names of `DE Hessen`, as phrases. */
function namesOf(province: string): string[] {
  const [country, name] = [province.slice(0, 2), province.slice(3)];
  const names = [name, ...otherNamesOfProvince({ country, name })];
  return [...new Set(names.flatMap((one) => [one, withoutUmlauts(one)]).map((one) => placeWords(one).replaceAll(" ", "")))];
}
