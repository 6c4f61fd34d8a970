import { findAll, type Match, type NumberRange } from "../find-all.ts";
import { isFirstName } from "../first-name.ts";
import { GAPS } from "../tokens.ts";
import { numberWords } from "../numbers.ts";
import type { PhraseTable } from "../phrases.ts";
import { markUsed, matchAndMark, type Sentence } from "../sentence.ts";

/** Higher ages do not narrow the search. */
const OLDEST = 21;
/** Added to a Dutch school year for the age: a pupil of *groep 4* is seven. */
const BEFORE_FIRST_YEAR = 3;
const FIRST_YEAR_OF_SECONDARY = 12;
const MONTHS_OF_YEAR = 12;

/** The youngest age in a sentence; null without an age up to `OLDEST`. */
export function readAge(sentence: Sentence): number | null {
  const { grammar, facts } = sentence;
  const ages = [...birthdays(sentence), ...inMonths(sentence)];
  if (facts.forChildren) {
    for (const { numbers } of matchAndMark(sentence, grammar.table("schoolYear"), { use: "age" })) {
      ages.push(...numbers.map(({ low }) => low + BEFORE_FIRST_YEAR));
    }
  }
  if (matchAndMark(sentence, grammar.table("firstYearOfSecondary"), { use: "age" }).length > 0) ages.push(FIRST_YEAR_OF_SECONDARY);
  // *2 tot 6 jaar* must not match as *tot 6 jaar* alone.
  const isWhole = ({ from }: Match) =>
    !(sentence.tokens[from - 1]?.number && sentence.tokens[from] && grammar.connectors.to(sentence.tokens[from]));
  matchAndMark(sentence, grammar.table("otherNumbers"), { use: "talk", isFit: isWhole });
  ages.push(...agesBy(sentence, grammar.table("age")));
  ages.push(...agesBy(sentence, grammar.table("childAge")), ...ageRanges(sentence));
  ages.push(...bracketed(sentence));
  ages.push(...inOneWord(sentence));
  if (facts.forChildren) ages.push(...becomingLater(sentence), ...ofNamed(sentence));
  const young = ages.filter((age) => age > 0 && age <= OLDEST).map(Math.floor);
  return young.length > 0 ? Math.min(...young) : null;
}

function agesBy(sentence: Sentence, table: PhraseTable): number[] {
  const { tokens, grammar } = sentence;
  const ages: number[] = [];
  for (const { match } of findAll(tokens, table, grammar.connectors)) {
    if (!isAge(match.numbers) || (tokens[match.to - 1]?.number !== null && countsPeople(sentence, match.to))) continue;
    ages.push(...match.numbers.map(({ low }) => low));
    // Leave the people unused, so that they can still be counted: *5 meiden van 10*.
    markUsed(sentence, withoutPeople(match, sentence), "age");
  }
  return ages;
}

function isAge(numbers: readonly NumberRange[]): boolean {
  return numbers.length > 0 && numbers.every(({ low }) => low <= 110 && Number.isInteger(low * 2));
}

function withoutPeople(match: Match, { tokens, grammar }: Sentence): Match {
  const isCounted = (index: number) =>
    ["people", "someone", "child"].some((name) => grammar.is(name, tokens[index])) && tokens[index]?.number === null;
  return { ...match, taken: match.taken.filter((index) => !isCounted(index)) };
}

/** Most words between a number and the people that it counts. */
const MOST_BETWEEN = 2;

/** Whether the number before `from` counts people: *10 tot 12 leuke kinderen* (10 to 12 nice children) is no age. */
function countsPeople({ tokens, grammar }: Sentence, from: number): boolean {
  for (const token of tokens.slice(from, from + MOST_BETWEEN + 1)) {
    if (token.use || token.number !== null || token.gap !== GAPS.none || grammar.is("stop", token)) return false;
    if (grammar.is("people", token) || grammar.is("someone", token)) return true;
  }
  return false;
}

/** Ages in ranges such as `4 t/m 12` (4 to 12), where both are ages of children. */
function ageRanges(sentence: Sentence): number[] {
  const { tokens, grammar, facts } = sentence;
  // *groep 1 t/m 8* is a whole school.
  const isYoung = ({ from, to, numbers: [range] }: Match) =>
    range !== undefined &&
    range.high <= OLDEST &&
    range.low < range.high &&
    !["group", "with", "for"].some((name) => grammar.is(name, tokens[from - 1])) &&
    (facts.forChildren || grammar.is("child", tokens[from - 1])) &&
    !countsPeople(sentence, to);
  return matchAndMark(sentence, grammar.table("ageRange"), { use: "age", isFit: isYoung }).flatMap(({ numbers }) => numbers[0]?.low ?? []);
}

/** Ages as in `wordt volgende week 7` (turns 7 next week); the time phrase has been read before. */
function becomingLater({ tokens, grammar }: Sentence): number[] {
  return tokens.flatMap((token, at) => {
    if (token.use || token.number === null || tokens[at - 1]?.use !== "time" || token.gap !== GAPS.none) return [];
    const verb = tokens.slice(0, at).findLast(({ use }) => use !== "time");
    if (!grammar.is("becomes", verb)) return [];
    token.use = "age";
    return [token.number];
  });
}

/** `Sem van 4 en Lot van 6`: ages after first names. */
function ofNamed(sentence: Sentence): number[] {
  const { tokens, grammar } = sentence;
  return tokens.flatMap((token, at) => {
    const [connector, age, after] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
    const isJoined = grammar.is("of", connector) || grammar.is("is", connector) || grammar.is("becomes", connector);
    if (!isJoined || !isFirstName(sentence, token) || !age || age.use || age.number === null || age.number > OLDEST) return [];
    const isCounted = ["people", "someone", "money", "km", "hour", "measure"].some((name) => grammar.is(name, after));
    if (isCounted && !grammar.is("years", after)) return [];
    age.use = "age";
    return [age.number];
  });
}

/** Ages in one word: `een achtjarige`, `sechsjährigen`; not *tienjarig bestaan* (tenth anniversary). */
function inOneWord({ tokens, grammar, facts }: Sentence): number[] {
  return tokens.flatMap((token, at) => {
    const [, numeral] = /^(\p{L}+?)(?:jarige?n?|jahrige[nrs]?)$/u.exec(token.word) ?? [];
    const age = numeral === undefined ? undefined : numberWords(facts.language).get(numeral);
    if (age === undefined || token.use || grammar.is("existence", tokens[at + 1])) return [];
    token.use = "age";
    return [age];
  });
}

/** Ages in months: `18 mnd` is one year old. */
function inMonths(sentence: Sentence): number[] {
  const found = matchAndMark(sentence, sentence.grammar.table("monthsOld"), { use: "age" });
  return found.flatMap(({ numbers }) => numbers.map(({ low }) => Math.floor(low / MONTHS_OF_YEAR)));
}

function birthdays(sentence: Sentence): number[] {
  const { tokens, grammar } = sentence;
  return matchAndMark(sentence, grammar.table("birthday"), { use: "age" }).flatMap(
    ({ numbers, from }) => numbers[0]?.low ?? grammar.ordinalOf(tokens[from]) ?? [],
  );
}

/** Ages in brackets: `Lente (3) en Storm (5)`, `(16-19)`, `(4, 6, 6)`. Only numbers, at least one of them a young age. */
function bracketed(sentence: Sentence): number[] {
  const { text, tokens, grammar, facts } = sentence;
  const ages: number[] = [];
  for (const found of text.matchAll(/\(([^)]*)\)/g)) {
    const [from, to] = [found.index, found.index + found[0].length];
    const inside = tokens.filter(({ start, end, use }) => start > from && end < to && !use);
    const numbers = inside.flatMap(({ number }) => number ?? []);
    const isNumbersAlone = inside.every((token) => token.number !== null || grammar.connectors.to(token) || grammar.connectors.and(token));
    const isSingle = numbers.length === 1;
    if (numbers.length === 0 || !isNumbersAlone || Math.min(...numbers) > OLDEST || (isSingle && !facts.forChildren)) continue;
    ages.push(...numbers);
    for (const token of inside) token.use = "age";
  }
  return ages;
}
