import type { Dictionary } from "./dictionary.ts";

/** A word, its number in the dictionary (−1 when absent), and whether it is among the other words. */
export type MergedWord = { word: string; number: number; isOther: boolean };

/** The sorted union of the words of a dictionary and of sorted others. */
export function* mergedWords(dictionary: Dictionary, others: Iterable<string>): Generator<MergedWord> {
  let number = 0;
  let former: string | undefined;
  for (const word of others) {
    if (word === former) continue;
    former = word;
    const next = dictionary.firstFrom(word);
    for (; number < next; number += 1) yield { word: dictionary.wordAt(number), number, isOther: false };
    const isKnown = next < dictionary.size && dictionary.wordAt(next) === word;
    yield { word, number: isKnown ? next : -1, isOther: true };
    if (isKnown) number += 1;
  }
  for (; number < dictionary.size; number += 1) yield { word: dictionary.wordAt(number), number, isOther: false };
}
