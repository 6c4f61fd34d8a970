import { termOf } from "../../../../packages/search/text/analyse.ts";
import type { NamedPlace } from "../../facts.ts";
import { isFirstName } from "../../first-name.ts";
import type { Sentence } from "../../sentence.ts";
import { GAPS, type Token } from "../../tokens.ts";
import { nameKey } from "./name-key.ts";
import { nearPhraseAfter } from "./near.ts";
import { LEAST_POPULATION } from "./sizes.ts";
import { disambiguated } from "./disambiguated.ts";

type Named = { place: NamedPlace; from: number; to: number };

/** Shorter names of provinces and regions are usually other abbreviations. */
const SHORTEST_AREA = 4;
/** Shorter words of the lexicon have another meaning as well. */
const SHORTEST_NAME = 5;
/** Villages with a shorter name need an introducing word or a capital. */
const SHORTEST_NAME_ALONE = 6;

/** Whether the word before it introduces a place: `in Utrecht`, `op de Veluwe`, `binnen 20 km van Oss`. */
export function isIntroduced({ tokens, grammar }: Sentence, from: number): boolean {
  const [first, before, further] = [tokens[from], tokens[from - 1], tokens[from - 2]];
  if (before?.use === "radius") return true;
  if (!before || first?.gap !== GAPS.none) return false;
  return grammar.is("introducesPlace", before) || (grammar.is("article", before) && grammar.is("introducesPlace", further));
}

/** Whether a name refers to the place and is not used as another word. */
export function isPlaceReference(sentence: Sentence, named: Named): boolean {
  const { tokens, grammar, facts } = sentence;
  const { place, from, to } = named;
  const first = tokens[from];
  if (!first) return false;
  if (to - from > 1) return isReferenceBySeveralWords(sentence, named);
  if (first.number !== null || (grammar.is("stop", first) && !isNameAfterIn(sentence, from))) return false;
  if (isNicknameAndWord(sentence, named)) return isReferenceByNickname(sentence, named);
  if (place.type !== "CITY") return isAreaReference(sentence, named, first);
  if (isThing(sentence, from) || isSurname(sentence, from)) return false;

  const isIntroducedHere = isIntroduced(sentence, from);
  const isAbroad = place.country !== facts.country;
  if (isAbroad && place.population < (isIntroducedHere ? LEAST_POPULATION.abroadIntroduced : LEAST_POPULATION.abroad)) return false;
  if (isAlsoWord(sentence, first, place)) return isReferenceByCommonWord(sentence, named, first);
  // A village of any size counts if its name is not a word: *Driebergen*.
  const isNameAlone = !isAbroad && first.word.length >= SHORTEST_NAME_ALONE;
  return isIntroducedHere || place.population >= LEAST_POPULATION.alone || isWrittenAsName(sentence, from) || isNameAlone;
}

function isReferenceBySeveralWords(sentence: Sentence, { place, from, to }: Named): boolean {
  const { tokens, grammar, facts } = sentence;
  const run = tokens.slice(from, to);
  // *uit de wijk* (from the neighbourhood), but De Wijk is a village.
  if (grammar.isOf("alsoPlaces", run.map((token) => token.nameKey).join(""))) return run.at(-1)?.isCapital ?? false;
  const isSure = isIntroduced(sentence, from) || run.every(({ isCapital }) => isCapital);
  const isWord = (token: Token) =>
    grammar.is("stop", token) || grammar.vocabulary.has(token.word) || termOf(token.word, facts.language).isKnown;
  // *de pijp* (the pipe), but De Pijp is a part of Amsterdam.
  if (run.every(isWord)) return isSure || (place.population >= LEAST_POPULATION.alone && !isNickname(place, run)) || place.type !== "CITY";
  return place.country === facts.country || isSure || run[0]?.isCapital === true || place.population >= LEAST_POPULATION.abroad;
}

/** Whether a stop word (*heel*, very) is a capitalised name after *in*: *zwemmen in Heel*. */
function isNameAfterIn({ tokens, grammar, facts }: Sentence, from: number): boolean {
  const [before, first] = [tokens[from - 1], tokens[from]];
  if (facts.language !== "nl" || !first?.isCapital || first.gap !== GAPS.none || first.word.length < SHORTEST_AREA) return false;
  return grammar.is("surelyIntroducesPlace", before);
}

/** Whether a place is named by a nickname: *Mokum* (Amsterdam), *Haag* (Den Haag). */
function isNickname({ name }: NamedPlace, run: readonly Token[]): boolean {
  return !nameKey(name).startsWith(run.map((token) => token.nameKey).join(""));
}

/** Whether a nickname is more often an ordinary word: *eindje* (a bit), *haag* (hedge). */
function isNicknameAndWord({ tokens, grammar }: Sentence, { place, from }: Named): boolean {
  const first = tokens[from];
  return first !== undefined && !hasApostrophe(first) && grammar.is("alsoNicknames", first) && isNickname(place, [first]);
}

/** *A'dam* is not *adam*. */
function hasApostrophe({ raw }: Token): boolean {
  return /['’‘`´]/.test(raw);
}

/** Whether such a nickname is a place: after an introducing word, capitalised within a sentence, or alone between commas. */
function isReferenceByNickname(sentence: Sentence, named: Named): boolean {
  const { tokens } = sentence;
  const { from, to } = named;
  if (isIntroduced(sentence, from) || isWrittenAsName(sentence, from)) return true;
  return (from > 0 && isAlone(tokens, from, to)) || disambiguated(sentence, named) !== null;
}

function isAreaReference(sentence: Sentence, { place, from }: Named, first: Token): boolean {
  const isSure = isIntroduced(sentence, from) || first.isCapital;
  if (first.word.length < SHORTEST_AREA && !isIntroduced(sentence, from)) return false;
  if (place.country !== sentence.facts.country && !isSure) return place.type === "REGION" || place.population > LEAST_POPULATION.abroad;
  return !sentence.grammar.vocabulary.has(first.word) || isIntroduced(sentence, from);
}

/** *de hagen* (the hedges): a word after an article is a thing, unless it is capitalised and introduced as a place. */
function isThing({ tokens, grammar }: Sentence, from: number): boolean {
  const [first, before, further] = [tokens[from], tokens[from - 1], tokens[from - 2]];
  if (!before || first?.gap !== GAPS.none || !grammar.is("article", before) || grammar.is("introducesPlace", before)) return false;
  return !(first.isCapital && grammar.is("introducesPlace", further));
}

/** Whether a word is a title before a surname: `Pfarrer` (vicar), *de familie*, but not *uitje familie Amsterdam* (family outing). */
function isTitleAt({ tokens, grammar }: Sentence, at: number): boolean {
  return grammar.is("title", tokens[at]) || (grammar.is("looseTitle", tokens[at]) && grammar.is("article", tokens[at - 1]));
}

/** Whether a name is part of a person's name: `Familie Van Delden`, `Pfarrer Kiel`, `Marieke van Tiel`. */
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

/** Whether a name is an ordinary word too. The lexicon also contains large places, and compounds that are places. */
function isAlsoWord({ grammar, facts }: Sentence, token: Token, { population }: NamedPlace): boolean {
  if (hasApostrophe(token)) return false;
  if (grammar.is("alsoPlaces", token) || grammar.vocabulary.has(token.word)) return true;
  const { isKnown, parts } = termOf(token.word, facts.language);
  return isKnown && population < (parts.length > 0 ? LEAST_POPULATION.alsoWord : LEAST_POPULATION.alone);
}

/** Whether an ordinary word is a place: after *in* and the like, alone between commas, or with a qualifier after it. */
function isReferenceByCommonWord(sentence: Sentence, named: Named, first: Token): boolean {
  const { tokens, grammar, facts } = sentence;
  const { place, from, to } = named;
  const before = tokens[from - 1];
  const usesCapitals = facts.language === "nl" && tokens.some(({ isCapital }, index) => isCapital && index > 0);
  const isWritten = !usesCapitals || (first.isCapital && from > 0);
  if (before?.use === "radius") return isWritten;
  // *halal essen* (to eat): so common a word is the city only after *in*, between commas or before a number.
  if (grammar.is("commonWordOfPlace", first))
    return grammar.is("surelyIntroducesPlace", before) || (from > 0 && isAlone(tokens, from, to)) || isBeforeNumber(tokens, from, to);
  if (before && first.gap === GAPS.none && isWritten) {
    if (grammar.is("surelyIntroducesPlace", before) || (grammar.is("introducesPlace", before) && first.isCapital)) return true;
  }
  // *punteren Giethoorn*, *20 man Gouda*
  const isLarge = place.population >= LEAST_POPULATION.alone;
  if (usesCapitals && isWritten && first.gap === GAPS.none && (isLarge || !grammar.is("alsoPlaces", first))) return true;
  // *bowlen gouda*
  if (!usesCapitals && place.population >= LEAST_POPULATION.alsoWordAtEnd && isAtEnd(tokens, from, to)) return true;
  if (from > 0 && isAlone(tokens, from, to) && (usesCapitals ? isWritten : place.population >= LEAST_POPULATION.alsoWord)) return true;
  if (nearPhraseAfter(sentence, to) || disambiguated(sentence, named)) return true;
  return place.population >= LEAST_POPULATION.abroad && isNameOnly(first, facts.language);
}

/** Whether a capitalised name comes before a number: *Führung Essen 11 Personen* (tour Essen 11 persons). */
function isBeforeNumber(tokens: readonly Token[], from: number, to: number): boolean {
  const after = tokens[to];
  return tokens[from]?.isCapital === true && after !== undefined && after.number !== null && after.gap === GAPS.none;
}

/** Between commas, or after a comma at the end. */
function isAlone(tokens: readonly Token[], from: number, to: number): boolean {
  const [first, after] = [tokens[from], tokens[to]];
  return first !== undefined && first.gap !== GAPS.none && (after === undefined || after.gap !== GAPS.none);
}

/** At the end of a clause, or before a number. */
function isAtEnd(tokens: readonly Token[], from: number, to: number): boolean {
  const after = tokens[to];
  return from > 0 && (after === undefined || after.gap !== GAPS.none || after.number !== null);
}

/** Whether a word is not an inflected form of another word. */
function isNameOnly({ word }: Token, language: "nl" | "de"): boolean {
  return termOf(word, language).stem === word && word.length >= SHORTEST_NAME;
}

/** Whether it is capitalised within a sentence; Dutch only, since German capitalises every noun. */
function isWrittenAsName({ tokens, facts }: Sentence, from: number): boolean {
  return facts.language === "nl" && from > 0 && tokens[from]?.isCapital === true;
}
