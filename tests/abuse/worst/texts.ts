import type { TextLanguage } from "../../../packages/search/search.ts";
import { mistyped } from "../../../packages/search/tests/random-text.ts";
import { VOCABULARY } from "../../../packages/search/tests/vocabulary.ts";
import type { Random } from "../../../packages/random/random.ts";

/** Makes an expensive text; the same for the same random numbers. */
type MakeText = (random: Random, language: TextLanguage) => string;

/** The longest search text, in UTF-16 units (`contract/limits.ts`); longer ones are cut or refused. */
const LONGEST = 200;
/** Words by length, whose total is just within the limits. */
const SHAPES = [
  [8, 24],
  [9, 20],
  [10, 19],
  [1, 200],
  [2, 99],
  [4, 48],
  [12, 15],
  [18, 10],
  [25, 7],
  [40, 4],
  [100, 1],
] as const;

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
/** Words of frequent letters resemble real words for longer. */
const LIKELY_LETTERS = Array.from("enatirodslg");
const UMLAUT_BAIT = ["a", "o", "u", "ae", "oe", "ue", "ä", "ö", "ü", "ss", "ß", "qu", "A\u0308", "au"];
const SEPARATORS = ["-", "'", "’", ".", ",", " ", "‐", "/", "(", ")", "\u00ad", "\u200d", "\t", "—", "…", "&", "+", ":", ";", '"', "\\"];
/** Characters that expand in Unicode normalisation, to up to 18 letters. */
const EXPANDING = ["ﷺ", "ﷻ", "㌀", "㋿", "ﬃ", "ǆ", "㎨", "⑽", "ĳ", "İ"];
const MARKS = ["\u0301", "\u0308", "\u0327", "\u0300", "\u0345", "\u20dd", "\u05b0"];
const NUMBERS = [
  "1",
  "8",
  "20",
  "12,50",
  "1.000",
  "2-4",
  "t/m",
  "tot",
  "bis",
  "tussen",
  "zwischen",
  "en",
  "und",
  "plus",
  "€",
  "×",
  "x",
  "2027",
];
const SAID: Record<TextLanguage, readonly string[]> = {
  nl: words(
    "in bij rond van geen niet zonder met voor en of maar tot tussen personen kinderen jaar km euro de den het binnen buiten zaterdag",
  ),
  de: words(
    "in bei rund von kein nicht ohne mit für und oder aber bis zwischen Personen Kinder Jahre km Euro der die das drinnen samstags",
  ),
};
const PLACES = words(
  "bergen op zoom aan den de rijn 's-gravenhage sint st. bad frankfurt am main (oder) halle hengelo (gld) 1012 d-50667 noord-holland nrw",
);
/** Second words of compounds. */
const COMPOUND_ENDS = ["workshop", "tocht", "fahrt", "spel", "kurs", "avond", "turm", "les"];

/** Hostile texts by kind. */
export const worstTexts = {
  /** One word of 3,000 letters after Unicode normalisation. */
  expandingAlone: (random) => `${"ﷺ".repeat(LONGEST - 6)}${random.oneOf(LETTERS)}${random.oneOf(LETTERS)}`,
  /** Unknown words of every length. */
  unknownWords: (random) => shaped(random, () => random.oneOf(LETTERS)),
  unknownLikely: (random) => shaped(random, () => random.oneOf(LIKELY_LETTERS)),
  /** Known words without spaces: every split may be a compound. */
  joinedWords: (random, language) => until(LONGEST, () => plainWord(random, language)),
  joinedAndSpaced: (random, language) =>
    until(LONGEST, () => plainWord(random, language) + plainWord(random, language) + (random.below(2) === 0 ? " " : "")),
  compounds: (random, language) => until(LONGEST, () => `${plainWord(random, language)}${random.oneOf(COMPOUND_ENDS)} `),
  oneCompoundOften: (random, language) => {
    const compound = plainWord(random, language) + random.oneOf(COMPOUND_ENDS);
    return until(LONGEST, () => compound);
  },
  /** Compounds with one wrong letter. */
  spoiltCompounds: (random, language) =>
    until(LONGEST, () => `${mistyped(random, plainWord(random, language) + plainWord(random, language) + plainWord(random, language))} `),
  umlauts: (random) => until(LONGEST, () => random.oneOf(UMLAUT_BAIT) + (random.below(6) === 0 ? " " : "")),
  oneLetterOften: (random) => {
    const letter = random.oneOf(LETTERS);
    const length = 1 + random.below(LONGEST);
    return until(LONGEST, () => `${letter.repeat(length)} `);
  },
  /** Words of activities with one or two typing errors. */
  almostKnown: (random, language) => until(LONGEST, () => `${mistyped(random, mistyped(random, plainWord(random, language)))} `),
  knownWords: (random, language) => until(LONGEST, () => `${plainWord(random, language)} `),
  beginnings: (random, language) => until(LONGEST, () => `${plainWord(random, language).slice(0, 1 + random.below(3))} `),
  separators: (random) => until(LONGEST, () => random.oneOf(SEPARATORS)),
  oneSeparatorOften: (random) => {
    const [sign, other] = [random.oneOf(SEPARATORS), random.oneOf([...SEPARATORS, "a", "1"])];
    return until(LONGEST, () => sign + (random.below(3) === 0 ? other : ""));
  },
  hyphenated: (random, language) => until(LONGEST, () => `${plainWord(random, language).slice(0, 1 + random.below(6))}-`),
  apostrophes: (random) => until(LONGEST, () => random.oneOf(["'s", "’t", "a'", "''", " "])),
  dottedLetters: (random) => until(LONGEST, () => `${random.oneOf(LETTERS)}.`),
  marks: (random) => until(LONGEST, () => (random.below(9) === 0 ? random.oneOf(LETTERS) : random.oneOf(MARKS))),
  expanding: (random) => until(LONGEST, () => random.oneOf(EXPANDING) + (random.below(4) === 0 ? " " : "")),
  otherScripts: (random) => until(LONGEST, () => String.fromCodePoint(0x370 + random.below(0x8_000)) + (random.below(7) === 0 ? " " : "")),
  halfPairs: (random) => until(LONGEST, () => String.fromCharCode(0xd7_00 + random.below(0x9_00))),
  quotes: (random) => until(LONGEST, () => random.oneOf(['"', '\\"', '""', '"\\'])),
  /** Words that sentences are interpreted by. */
  numbers: (random) => until(LONGEST, () => `${random.oneOf(NUMBERS)} `),
  saidOften: (random, language) => until(LONGEST, () => `${random.oneOf([...SAID[language], ...NUMBERS])} `),
  sentences: (random, language) =>
    until(LONGEST, () => `${random.oneOf([...SAID[language], ...NUMBERS, ...PLACES])} ${mistyped(random, plainWord(random, language))} `),
  places: (random) => until(LONGEST, () => `${random.oneOf(PLACES)}${random.oneOf([" ", " ", ", ", " (", "-", "/", ""])}`),
  spoiltPlaces: (random) => until(LONGEST, () => `${mistyped(random, random.oneOf(PLACES) + random.oneOf(PLACES))} `),
} satisfies Record<string, MakeText>;

export type WorstTextKind = keyof typeof worstTexts;

const isKind = (text: string): text is WorstTextKind => Object.hasOwn(worstTexts, text);
export const worstTextKinds = Object.keys(worstTexts).filter(isKind);

/** A text of some kind. */
export function worstText(random: Random, language: TextLanguage): string {
  return worstTexts[random.oneOf(worstTextKinds)](random, language);
}

function shaped(random: Random, letter: () => string): string {
  const [count, length] = random.oneOf(SHAPES);
  return Array.from({ length: count }, () => Array.from({ length }, letter).join("")).join(" ");
}

function plainWord(random: Random, language: TextLanguage): string {
  return random.oneOf(VOCABULARY[language]).toLowerCase();
}

function until(length: number, piece: () => string): string {
  let text = "";
  while (text.length < length) text += piece();
  return text.slice(0, length);
}

function words(text: string): readonly string[] {
  return text.split(" ");
}
