import type { TextLanguage } from "../search.ts";
import type { Random } from "../../random/random.ts";
import { VOCABULARY } from "./vocabulary.ts";

const LETTERS = Array.from("abcdefghijklmnoprstuvwz");
const BETWEEN = [" ", " ", " ", " ", ", ", ". ", " – ", "\n", "/", "-", " & ", "’"];
const ODD = ["", " ", "?!", "🙂", "漢字", "ё", "\u0000", "-", "'", "ß", "ĳ", "İ", "ﬁets", "e\u0301clair", "١٢", "a".repeat(130)];

/** Random words of a language, one in twenty of them unusual. */
export function randomText(random: Random, language: TextLanguage, words: number): string {
  let text = "";
  for (let word = 0; word < words; word += 1) {
    text += (word === 0 ? "" : random.oneOf(BETWEEN)) + (random.below(20) === 0 ? random.oneOf(ODD) : random.oneOf(VOCABULARY[language]));
  }
  return text;
}

/** A random query: words, prefixes, typing errors, the other language, capitals, punctuation, or nothing. */
export function randomQuery(random: Random, language: TextLanguage): string {
  const spoken = random.below(8) === 0 ? random.oneOf(["nl", "de"] as const) : language;
  const typed = Array.from({ length: random.oneOf([0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 6]) }, () => randomWord(random, spoken));
  return typed.join(random.oneOf([" ", " ", " ", "  ", "-", ", "])) + random.oneOf(["", "", "", " ", ".", "-"]);
}

function randomWord(random: Random, language: TextLanguage): string {
  const word = random.below(25) === 0 ? random.oneOf(ODD) : random.oneOf(VOCABULARY[language]);
  switch (random.below(10)) {
    case 0:
    case 1:
      return beginningOf(random, word);
    case 2:
      return mistyped(random, word);
    case 3:
      return mistyped(random, mistyped(random, word));
    case 4:
      return random.oneOf([word.toUpperCase(), word + word, `${word}s`]);
    case 5:
      return word + random.oneOf(VOCABULARY[language]).toLowerCase();
    case 6:
      return withMovedLetter(random, word);
    default:
      return word;
  }
}

export function beginningOf(random: Random, word: string): string {
  return word.slice(0, 1 + random.below(word.length));
}

/** Removes, adds or changes one letter, or swaps it with the next. */
export function mistyped(random: Random, word: string): string {
  const at = random.below(word.length + 1);
  const [before, after] = [word.slice(0, at), word.slice(at)];
  switch (random.below(4)) {
    case 0:
      return before + after.slice(1);
    case 1:
      return before + random.oneOf(LETTERS) + after;
    case 2:
      return before + random.oneOf(LETTERS) + after.slice(1);
    default:
      return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
  }
}

/** Moves one letter to another position. */
function withMovedLetter(random: Random, word: string): string {
  const from = random.below(word.length);
  const rest = word.slice(0, from) + word.slice(from + 1);
  const to = random.below(rest.length + 1);
  return rest.slice(0, to) + word.slice(from, from + 1) + rest.slice(to);
}
