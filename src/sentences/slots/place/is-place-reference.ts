import { termOf } from "../../../../packages/search/text/analyse.ts";
import type { NamedPlace } from "../../facts.ts";
import { isFirstName } from "../../first-name.ts";
import type { Sentence } from "../../sentence.ts";
import { GAPS, type Token } from "../../tokens.ts";
import { nameKey } from "./name-key.ts";
import { behindOf } from "./near.ts";
import { LARGE_ENOUGH } from "./sizes.ts";
import { disambiguated } from "./disambiguated.ts";

type Named = { place: NamedPlace; from: number; to: number };

/** Shorter names of provinces and regions are abbreviations of something else. */
const SHORTEST_AREA = 4;
/** A shorter word of the lexicon is more than the name of a place. */
const SHORTEST_NAME = 5;
/** The same of a village that no word leads to. */
const SHORTEST_NAME_ALONE = 6;

/** Whether a word before it leads to a place: `in Utrecht`, `op de Veluwe`, `binnen 20 km van Oss`. */
export function isLedTo({ tokens, grammar }: Sentence, from: number): boolean {
  const [first, before, further] = [tokens[from], tokens[from - 1], tokens[from - 2]];
  if (before?.use === "radius") return true;
  if (!before || first?.gap !== GAPS.none) return false;
  return grammar.is("leading", before) || (grammar.is("article", before) && grammar.is("leading", further));
}

/** Whether a name is meant as a place, and is no other word of the language. */
export function isPlaceReference(sentence: Sentence, named: Named): boolean {
  const { tokens, grammar, facts } = sentence;
  const { place, from, to } = named;
  const first = tokens[from];
  if (!first) return false;
  if (to - from > 1) return isReferenceBySeveralWords(sentence, named);
  if (first.number !== null || (grammar.is("stop", first) && !isNameBehindIn(sentence, from))) return false;
  if (isNicknameAndWord(sentence, named)) return isReferenceByNickname(sentence, named);
  if (place.type !== "CITY") return isAreaReference(sentence, named, first);
  if (isThing(sentence, from) || isSurname(sentence, from)) return false;

  const isLed = isLedTo(sentence, from);
  const isAbroad = place.country !== facts.country;
  if (isAbroad && place.population < (isLed ? LARGE_ENOUGH.abroadLed : LARGE_ENOUGH.abroad)) return false;
  if (isAlsoWord(sentence, first, place)) return isReferenceByCommonWord(sentence, named, first);
  // A village of any size counts where its name is no word: *Driebergen*.
  const isNameAlone = !isAbroad && first.word.length >= SHORTEST_NAME_ALONE;
  return isLed || place.population >= LARGE_ENOUGH.alone || isWrittenAsName(sentence, from) || isNameAlone;
}

function isReferenceBySeveralWords(sentence: Sentence, { place, from, to }: Named): boolean {
  const { tokens, grammar, facts } = sentence;
  const run = tokens.slice(from, to);
  // *uit de wijk*
  if (grammar.isOf("alsoPlaces", run.map((token) => token.nameKey).join(""))) return run.at(-1)?.isCapital ?? false;
  const isSure = isLedTo(sentence, from) || run.every(({ isCapital }) => isCapital);
  const isWord = (token: Token) =>
    grammar.is("stop", token) || grammar.vocabulary.has(token.word) || termOf(token.word, facts.language).isKnown;
  // *de pijp*
  if (run.every(isWord)) return isSure || (place.population >= LARGE_ENOUGH.alone && !isNickname(place, run)) || place.type !== "CITY";
  return place.country === facts.country || isSure || run[0]?.isCapital === true || place.population >= LARGE_ENOUGH.abroad;
}

/** *zwemmen in Heel*: a word that says nothing, with a capital behind *in*. */
function isNameBehindIn({ tokens, grammar, facts }: Sentence, from: number): boolean {
  const [before, first] = [tokens[from - 1], tokens[from]];
  if (facts.language !== "nl" || !first?.isCapital || first.gap !== GAPS.none || first.word.length < SHORTEST_AREA) return false;
  return grammar.is("leadingSurely", before);
}

/** *Mokum* is Amsterdam, and *Haag* Den Haag. */
function isNickname({ name }: NamedPlace, run: readonly Token[]): boolean {
  return !nameKey(name).startsWith(run.map((token) => token.nameKey).join(""));
}

/** *eindje*, *haag*: a nickname that means something else more often. */
function isNicknameAndWord({ tokens, grammar }: Sentence, { place, from }: Named): boolean {
  const first = tokens[from];
  return first !== undefined && !hasApostrophe(first) && grammar.is("alsoNicknames", first) && isNickname(place, [first]);
}

/** *A'dam* is no Adam. */
function hasApostrophe({ raw }: Token): boolean {
  return /['’‘`´]/.test(raw);
}

/** It is one where a word leads to it, where it has a capital within a sentence, or stands alone between commas. */
function isReferenceByNickname(sentence: Sentence, named: Named): boolean {
  const { tokens } = sentence;
  const { from, to } = named;
  if (isLedTo(sentence, from) || isWrittenAsName(sentence, from)) return true;
  return (from > 0 && isAlone(tokens, from, to)) || disambiguated(sentence, named) !== null;
}

function isAreaReference(sentence: Sentence, { place, from }: Named, first: Token): boolean {
  const isSure = isLedTo(sentence, from) || first.isCapital;
  if (first.word.length < SHORTEST_AREA && !isLedTo(sentence, from)) return false;
  if (place.country !== sentence.facts.country && !isSure) return place.type === "REGION" || place.population > LARGE_ENOUGH.abroad;
  return !sentence.grammar.vocabulary.has(first.word) || isLedTo(sentence, from);
}

/** *de hagen van Aubel*: behind an article stands a thing, unless it is written as a name behind a word that leads to it. */
function isThing({ tokens, grammar }: Sentence, from: number): boolean {
  const [first, before, further] = [tokens[from], tokens[from - 1], tokens[from - 2]];
  if (!before || first?.gap !== GAPS.none || !grammar.is("article", before) || grammar.is("leading", before)) return false;
  return !(first.isCapital && grammar.is("leading", further));
}

/** `Pfarrer`; *de familie*, and no *uitje familie Amsterdam*. */
function isTitleAt({ tokens, grammar }: Sentence, at: number): boolean {
  return grammar.is("title", tokens[at]) || (grammar.is("looseTitle", tokens[at]) && grammar.is("article", tokens[at - 1]));
}

/** `Familie Van Delden`, `Pfarrer Kiel`, `Marieke van Tiel`: somebody's name. */
function isSurname(sentence: Sentence, from: number): boolean {
  const { tokens, grammar } = sentence;
  const [before, further] = [tokens[from - 1], tokens[from - 2]];
  if (!before || tokens[from]?.gap !== GAPS.none) return false;
  if (isTitleAt(sentence, from - 1)) return true;
  if (!grammar.is("ofName", before) || !further || before.gap !== GAPS.none) return false;
  return (
    isTitleAt(sentence, from - 2) || (before.isCapital && from > 1 && sentence.facts.language === "nl") || isFirstName(sentence, further)
  );
}

/** A word that means something else too. The lexicon has large places as well, and those whose names are two words. */
function isAlsoWord({ grammar, facts }: Sentence, token: Token, { population }: NamedPlace): boolean {
  if (hasApostrophe(token)) return false;
  if (grammar.is("alsoPlaces", token) || grammar.vocabulary.has(token.word)) return true;
  const { isKnown, parts } = termOf(token.word, facts.language);
  return isKnown && population < (parts.length > 0 ? LARGE_ENOUGH.alsoWord : LARGE_ENOUGH.alone);
}

/** Such a word is a place where *in* and the like lead to it, where it stands alone, or where what follows says so. */
function isReferenceByCommonWord(sentence: Sentence, named: Named, first: Token): boolean {
  const { tokens, grammar, facts } = sentence;
  const { place, from, to } = named;
  const before = tokens[from - 1];
  const usesCapitals = facts.language === "nl" && tokens.some(({ isCapital }, index) => isCapital && index > 0);
  const isWritten = !usesCapitals || (first.isCapital && from > 0);
  if (before?.use === "radius") return isWritten;
  // *halal essen*: of the word that is so common only *in Essen* says the city, or commas around it.
  if (grammar.is("commonWordOfPlace", first))
    return grammar.is("leadingSurely", before) || (from > 0 && isAlone(tokens, from, to)) || isBeforeNumber(tokens, from, to);
  if (before && first.gap === GAPS.none && isWritten) {
    if (grammar.is("leadingSurely", before) || (grammar.is("leading", before) && first.isCapital)) return true;
  }
  // *punteren Giethoorn*, *20 man Gouda*
  const isLarge = place.population >= LARGE_ENOUGH.alone;
  if (usesCapitals && isWritten && first.gap === GAPS.none && (isLarge || !grammar.is("alsoPlaces", first))) return true;
  // *bowlen gouda*
  if (!usesCapitals && place.population >= LARGE_ENOUGH.alsoWordAtEnd && isAtEnd(tokens, from, to)) return true;
  if (from > 0 && isAlone(tokens, from, to) && (usesCapitals ? isWritten : place.population >= LARGE_ENOUGH.alsoWord)) return true;
  if (behindOf(sentence, to) || disambiguated(sentence, named)) return true;
  return place.population >= LARGE_ENOUGH.abroad && isNameOnly(first, facts.language);
}

/** *Führung Essen 11 Personen* */
function isBeforeNumber(tokens: readonly Token[], from: number, to: number): boolean {
  const behind = tokens[to];
  return tokens[from]?.isCapital === true && behind !== undefined && behind.number !== null && behind.gap === GAPS.none;
}

/** Between commas, or behind one at the end. */
function isAlone(tokens: readonly Token[], from: number, to: number): boolean {
  const [first, behind] = [tokens[from], tokens[to]];
  return first !== undefined && first.gap !== GAPS.none && (behind === undefined || behind.gap !== GAPS.none);
}

/** Where a clause ends, or before a number. */
function isAtEnd(tokens: readonly Token[], from: number, to: number): boolean {
  const behind = tokens[to];
  return from > 0 && (behind === undefined || behind.gap !== GAPS.none || behind.number !== null);
}

/** No form of another word. */
function isNameOnly({ word }: Token, language: "nl" | "de"): boolean {
  return termOf(word, language).stem === word && word.length >= SHORTEST_NAME;
}

/** With a capital within a sentence, which German gives to every noun. */
function isWrittenAsName({ tokens, facts }: Sentence, from: number): boolean {
  return facts.language === "nl" && from > 0 && tokens[from]?.isCapital === true;
}
