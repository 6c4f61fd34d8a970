import type { TextLanguage } from "../../../src/search/search.ts";
import { mistyped } from "../../search/random-text.ts";
import { VOCABULARY } from "../../search/vocabulary.ts";
import type { Chance } from "../../support/hostile/chance.ts";

/** Makes a text that is made to cost much; the same for the same numbers. */
type MakeText = (chance: Chance, language: TextLanguage) => string;

/** Longest text that a list is searched for, in UTF-16 units (`contract/limits.ts`): what is longer is cut or refused. */
const LONGEST = 200;
/** Words by letters, so that all of them together are just let through. */
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
/** Frequent letters alone look like words for longer. */
const LIKELY_LETTERS = Array.from("enatirodslg");
const UMLAUT_BAIT = ["a", "o", "u", "ae", "oe", "ue", "ä", "ö", "ü", "ss", "ß", "qu", "A\u0308", "au"];
const SEPARATORS = ["-", "'", "’", ".", ",", " ", "‐", "/", "(", ")", "\u00ad", "\u200d", "\t", "—", "…", "&", "+", ":", ";", '"', "\\"];
/** Signs that become many when they are spelled in the one way in which words are compared: up to 18 letters. */
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
/** How compounds are read: what is known, what joins, and what only begins like a word. */
const COMPOUND_ENDS = ["workshop", "tocht", "fahrt", "spel", "kurs", "avond", "turm", "les"];

/** Texts by what is bad about them. */
export const worstTexts = {
  /** One word of 3,000 letters when it is spelled in the one way in which words are compared. */
  expandingAlone: (chance) => `${"ﷺ".repeat(LONGEST - 6)}${chance.pick(LETTERS)}${chance.pick(LETTERS)}`,
  /** Words that nobody knows, of every length. */
  unknownWords: (chance) => shaped(chance, () => chance.pick(LETTERS)),
  unknownLikely: (chance) => shaped(chance, () => chance.pick(LIKELY_LETTERS)),
  /** Known words without a space between them: each cut may be a compound. */
  joinedWords: (chance, language) => until(LONGEST, () => plainWord(chance, language)),
  joinedAndSpaced: (chance, language) =>
    until(LONGEST, () => plainWord(chance, language) + plainWord(chance, language) + (chance.below(2) === 0 ? " " : "")),
  compounds: (chance, language) => until(LONGEST, () => `${plainWord(chance, language)}${chance.pick(COMPOUND_ENDS)} `),
  oneCompoundOften: (chance, language) => {
    const compound = plainWord(chance, language) + chance.pick(COMPOUND_ENDS);
    return until(LONGEST, () => compound);
  },
  /** Compounds that are one letter from being any. */
  spoiltCompounds: (chance, language) =>
    until(LONGEST, () => `${mistyped(chance, plainWord(chance, language) + plainWord(chance, language) + plainWord(chance, language))} `),
  umlauts: (chance) => until(LONGEST, () => chance.pick(UMLAUT_BAIT) + (chance.below(6) === 0 ? " " : "")),
  oneLetterOften: (chance) => {
    const letter = chance.pick(LETTERS);
    const length = 1 + chance.below(LONGEST);
    return until(LONGEST, () => `${letter.repeat(length)} `);
  },
  /** One typing error or two from words that activities have. */
  almostKnown: (chance, language) => until(LONGEST, () => `${mistyped(chance, mistyped(chance, plainWord(chance, language)))} `),
  knownWords: (chance, language) => until(LONGEST, () => `${plainWord(chance, language)} `),
  beginnings: (chance, language) => until(LONGEST, () => `${plainWord(chance, language).slice(0, 1 + chance.below(3))} `),
  separators: (chance) => until(LONGEST, () => chance.pick(SEPARATORS)),
  oneSeparatorOften: (chance) => {
    const [sign, other] = [chance.pick(SEPARATORS), chance.pick([...SEPARATORS, "a", "1"])];
    return until(LONGEST, () => sign + (chance.below(3) === 0 ? other : ""));
  },
  hyphenated: (chance, language) => until(LONGEST, () => `${plainWord(chance, language).slice(0, 1 + chance.below(6))}-`),
  apostrophes: (chance) => until(LONGEST, () => chance.pick(["'s", "’t", "a'", "''", " "])),
  dottedLetters: (chance) => until(LONGEST, () => `${chance.pick(LETTERS)}.`),
  marks: (chance) => until(LONGEST, () => (chance.below(9) === 0 ? chance.pick(LETTERS) : chance.pick(MARKS))),
  expanding: (chance) => until(LONGEST, () => chance.pick(EXPANDING) + (chance.below(4) === 0 ? " " : "")),
  otherScripts: (chance) => until(LONGEST, () => String.fromCodePoint(0x370 + chance.below(0x8_000)) + (chance.below(7) === 0 ? " " : "")),
  halfPairs: (chance) => until(LONGEST, () => String.fromCharCode(0xd7_00 + chance.below(0x9_00))),
  quotes: (chance) => until(LONGEST, () => chance.pick(['"', '\\"', '""', '"\\'])),
  /** What sentences are read by. */
  numbers: (chance) => until(LONGEST, () => `${chance.pick(NUMBERS)} `),
  saidOften: (chance, language) => until(LONGEST, () => `${chance.pick([...SAID[language], ...NUMBERS])} `),
  sentences: (chance, language) =>
    until(LONGEST, () => `${chance.pick([...SAID[language], ...NUMBERS, ...PLACES])} ${mistyped(chance, plainWord(chance, language))} `),
  places: (chance) => until(LONGEST, () => `${chance.pick(PLACES)}${chance.pick([" ", " ", ", ", " (", "-", "/", ""])}`),
  spoiltPlaces: (chance) => until(LONGEST, () => `${mistyped(chance, chance.pick(PLACES) + chance.pick(PLACES))} `),
} satisfies Record<string, MakeText>;

export type WorstTextKind = keyof typeof worstTexts;

const isKind = (text: string): text is WorstTextKind => Object.hasOwn(worstTexts, text);
export const worstTextKinds = Object.keys(worstTexts).filter(isKind);

/** A text of some kind. */
export function worstText(chance: Chance, language: TextLanguage): string {
  return worstTexts[chance.pick(worstTextKinds)](chance, language);
}

function shaped(chance: Chance, letter: () => string): string {
  const [count, length] = chance.pick(SHAPES);
  return Array.from({ length: count }, () => Array.from({ length }, letter).join("")).join(" ");
}

function plainWord(chance: Chance, language: TextLanguage): string {
  return chance.pick(VOCABULARY[language]).toLowerCase();
}

function until(length: number, piece: () => string): string {
  let text = "";
  while (text.length < length) text += piece();
  return text.slice(0, length);
}

function words(text: string): readonly string[] {
  return text.split(" ");
}
