import { numberOf, writeDictionary, type Dictionary } from "./dictionary.ts";
import { createPace } from "./pace.ts";
import { compareWords, sorted } from "./sorted.ts";

/** Terms by a stem or part that they have: the words, where the terms of each end, and the numbers of the terms. */
export type TermsByWord = { words: Dictionary; ends: Uint32Array; terms: Uint32Array };

export type WordOfTerm = { word: string; term: number };

/** Writing a pair down takes as long as so many slots. */
const PAIR_COST = 20;

/** Empty for a word that no term has. */
export function termsOf({ words, ends, terms }: TermsByWord, word: string): Uint32Array {
  const number = numberOf(words, word);
  return number < 0 ? new Uint32Array() : terms.subarray(number === 0 ? 0 : ends[number - 1], ends[number]);
}

/** Brings pairs into order; `step` as in `Folded`. */
export function* writeTermsByWord(pairs: readonly WordOfTerm[], step: number): Generator<void, TermsByWord> {
  const inOrder = yield* sorted(pairs, (a, b) => compareWords(a.word, b.word));
  const words = writeDictionary();
  const ends = new Uint32Array(inOrder.length);
  const terms = new Uint32Array(inOrder.length);
  const isTime = createPace(step);
  for (const [index, { word, term }] of inOrder.entries()) {
    if (word !== inOrder[index - 1]?.word) words.add(word);
    ends[words.size - 1] = index + 1;
    terms[index] = term;
    if (isTime(PAIR_COST)) yield;
  }
  return { words: words.finish(), ends: ends.slice(0, words.size), terms };
}
