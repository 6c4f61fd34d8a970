import type { Bands } from "./bands.ts";
import { holds, type Bits } from "../bits/bits.ts";
import type { AskedWord } from "../text-index/text-index.ts";

/**
 * Puts those first that have most words of a query in their title, and of these those that have most of the rest in the
 * name of their organisation. Only for slots that have every word somewhere; `words` are sets `capacity` slots long.
 */
export function bandsByRelevance(words: readonly AskedWord[], capacity: number): Bands {
  const titles = words.map((word) => setOf(word, "title", capacity));
  const organisations = words.map((word) => setOf(word, "organisation", capacity));

  function bandOf(slot: number): number {
    let elsewhere = 0;
    let nowhereButRest = 0;
    for (let word = 0; word < titles.length; word += 1) {
      if (isIn(titles[word], slot)) continue;
      elsewhere += 1;
      if (!isIn(organisations[word], slot)) nowhereButRest += 1;
    }
    return bandFor(elsewhere, nowhereButRest);
  }

  return {
    count: bandFor(words.length, words.length) + 1,
    bytes: (words.length * capacity) / 4,
    assign(slots, length, into) {
      for (let index = 0; index < length; index += 1) into[index] = bandOf(slots[index] ?? 0);
    },
  };
}

/** Numbers the pairs 0 ≤ `nowhereButRest` ≤ `elsewhere` one by one: 0-0, 1-0, 1-1, 2-0, … */
function bandFor(elsewhere: number, nowhereButRest: number): number {
  return (elsewhere * (elsewhere + 1)) / 2 + nowhereButRest;
}

function setOf(word: AskedWord, field: "title" | "organisation", capacity: number): Bits {
  const bits = new Uint32Array(capacity / 32);
  word.collect([field], bits);
  return bits;
}

function isIn(bits: Bits | undefined, slot: number): boolean {
  return bits !== undefined && holds(bits, slot);
}
