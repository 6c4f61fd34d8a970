import { trimTo } from "../columns/trim-to.ts";
import { numberOf, writeDictionary, type Dictionary } from "./dictionary.ts";
import { mergedWords } from "./merged-words.ts";
import { yieldEvery } from "../yield-every.ts";
import { compareWords, sorted } from "./sorted.ts";

/** Terms by stem or part: the words, the end of each word's terms, and the term numbers. */
export type TermsByWord = { words: Dictionary; ends: Uint32Array; terms: Uint32Array };

export type WordOfTerm = { word: string; term: number };

/** Writing a pair costs as much as reading this many slots. */
const PAIR_COST = 20;

/** The terms of a word; empty for an unknown one. */
export function termsOf({ words, ends, terms }: TermsByWord, word: string): Uint32Array {
  const number = numberOf(words, word);
  return number < 0 ? new Uint32Array() : terms.subarray(startOf(ends, number), ends[number]);
}

function startOf(ends: Uint32Array, number: number): number {
  return number > 0 ? (ends[number - 1] ?? 0) : 0;
}

export type TermsToMerge = {
  former: TermsByWord;
  /** The new numbers of the former terms; −1 for dropped ones. */
  numbers: Int32Array;
  added: readonly WordOfTerm[];
};

/** The former pairs with their new term numbers, merged with new ones; `step` as in `MergeSources`. */
export function* mergeTermsByWord({ former, numbers, added }: TermsToMerge, step: number): Generator<void, TermsByWord> {
  const inOrder = yield* sorted(added, (a, b) => compareWords(a.word, b.word));
  const most = former.terms.length + inOrder.length;
  const letters = inOrder.reduce((sum, { word }) => sum + word.length, former.words.letters.length);
  const words = writeDictionary({ letters, words: former.words.size + inOrder.length });
  yield;
  const ends = new Uint32Array(most);
  const terms = new Uint32Array(most);
  const shouldYield = yieldEvery(step);
  let [count, next] = [0, 0];

  for (const { word, number } of mergedWords(former.words, wordsIn(inOrder))) {
    const from = count;
    const end = number < 0 ? 0 : (former.ends[number] ?? 0);
    for (let at = startOf(former.ends, number); at < end; at += 1) {
      const term = numbers[former.terms[at] ?? 0] ?? -1;
      if (term >= 0) terms[count++] = term;
    }
    for (; inOrder[next]?.word === word; next += 1) terms[count++] = inOrder[next]?.term ?? 0;
    if (count > from) ends[words.size] = count;
    if (count > from) words.add(word);
    if (shouldYield(PAIR_COST)) yield;
  }
  yield;
  return { words: words.finish(), ends: trimTo(ends, words.size), terms: trimTo(terms, count) };
}

function* wordsIn(pairs: readonly WordOfTerm[]): Generator<string> {
  for (const { word } of pairs) yield word;
}
