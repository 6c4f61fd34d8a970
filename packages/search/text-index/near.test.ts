import fc from "fast-check";
import { expect, test } from "vitest";
import { hasSameLetters, typingErrors } from "../text/nearest.ts";
import { openDictionary, writeDictionary, type Dictionary } from "./dictionary.ts";
import { createBudget } from "./budget.ts";
import { nearInDictionary } from "./near.ts";

/** A small alphabet, so that many words are similar. */
const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d", "é"), minLength: 1, maxLength: 9 });
const mistypedWord = fc.record({ word, errors: fc.nat(2), isMixedUp: fc.boolean() });

function dictionaryOf(words: readonly string[]): Dictionary {
  const writer = writeDictionary();
  for (const one of words) writer.add(one);
  const { letters, ends } = writer.finish();
  return openDictionary(letters, ends);
}

test("skipping dissimilar words finds the same words as comparing with all", () => {
  const run = fc.property(fc.uniqueArray(word, { maxLength: 60 }), mistypedWord, (words, mistyped) => {
    const sorted = words.toSorted();
    const found: string[] = [];
    const dictionary = dictionaryOf(sorted);
    nearInDictionary(dictionary, { mistyped, budget: createBudget(Infinity) }, (number) => found.push(dictionary.wordAt(number)));
    const near = sorted.filter((other) => typingErrors(mistyped.word, other) <= mistyped.errors);
    expect(found).toEqual(mistyped.isMixedUp ? near.filter((other) => hasSameLetters(mistyped.word, other)) : near);
  });
  fc.assert(run, { seed: 11, numRuns: 3_000 });
});
