import type { TextLanguage } from "../../src/search/search.ts";
import type { Chance } from "../support/hostile/chance.ts";
import { VOCABULARY } from "./vocabulary.ts";

const LETTERS = Array.from("abcdefghijklmnoprstuvwz");
const BETWEEN = [" ", " ", " ", " ", ", ", ". ", " – ", "\n", "/", "-", " & ", "’"];
const ODD = ["", " ", "?!", "🙂", "漢字", "ё", "\u0000", "-", "'", "ß", "ĳ", "İ", "ﬁets", "e\u0301clair", "١٢", "a".repeat(130)];

/** So many words of a language, one in twenty of them odd. */
export function randomText(chance: Chance, language: TextLanguage, words: number): string {
  let text = "";
  for (let word = 0; word < words; word += 1) {
    text += (word === 0 ? "" : chance.pick(BETWEEN)) + (chance.below(20) === 0 ? chance.pick(ODD) : chance.pick(VOCABULARY[language]));
  }
  return text;
}

/** What somebody types: words, beginnings of words, typing errors, the other language, capitals, signs and nothing. */
export function randomQuery(chance: Chance, language: TextLanguage): string {
  const spoken = chance.below(8) === 0 ? chance.pick(["nl", "de"] as const) : language;
  const typed = Array.from({ length: chance.pick([0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 6]) }, () => randomWord(chance, spoken));
  return typed.join(chance.pick([" ", " ", " ", "  ", "-", ", "])) + chance.pick(["", "", "", " ", ".", "-"]);
}

function randomWord(chance: Chance, language: TextLanguage): string {
  const word = chance.below(25) === 0 ? chance.pick(ODD) : chance.pick(VOCABULARY[language]);
  switch (chance.below(10)) {
    case 0:
    case 1:
      return beginningOf(chance, word);
    case 2:
      return mistyped(chance, word);
    case 3:
      return mistyped(chance, mistyped(chance, word));
    case 4:
      return chance.pick([word.toUpperCase(), word + word, `${word}s`]);
    case 5:
      return word + chance.pick(VOCABULARY[language]).toLowerCase();
    case 6:
      return mixedUp(chance, word);
    default:
      return word;
  }
}

export function beginningOf(chance: Chance, word: string): string {
  return word.slice(0, 1 + chance.below(word.length));
}

/** One letter left out, added, changed, or swapped with its neighbour. */
export function mistyped(chance: Chance, word: string): string {
  const at = chance.below(word.length + 1);
  const [before, after] = [word.slice(0, at), word.slice(at)];
  switch (chance.below(4)) {
    case 0:
      return before + after.slice(1);
    case 1:
      return before + chance.pick(LETTERS) + after;
    case 2:
      return before + chance.pick(LETTERS) + after.slice(1);
    default:
      return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
  }
}

/** One letter somewhere else. */
function mixedUp(chance: Chance, word: string): string {
  const from = chance.below(word.length);
  const rest = word.slice(0, from) + word.slice(from + 1);
  const to = chance.below(rest.length + 1);
  return rest.slice(0, to) + word.slice(from, from + 1) + rest.slice(to);
}
