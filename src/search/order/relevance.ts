import type { Bands } from "./bands.ts";
import type { Bits } from "../bits/bits.ts";
import { batchColumn } from "../bits/in-batches.ts";
import type { AskedWord } from "../text-index/text-index.ts";

/**
 * Puts those first that have most words of a query in their title, and of these those that have most of the rest in the
 * name of their organisation. Only for slots that have every word somewhere; `words` are sets `capacity` slots long.
 */
export function bandsByRelevance(words: readonly AskedWord[], capacity: number): Bands {
  const sets = words.map((word) => ({ title: setOf(word, "title", capacity), organisation: setOf(word, "organisation", capacity) }));
  const nowhereButRest = batchColumn();

  return {
    count: bandFor(words.length, words.length) + 1,
    bytes: (words.length * capacity) / 4,
    assign(slots, length, into) {
      // `into` first says how many words stand elsewhere than in the title.
      into.fill(0, 0, length);
      nowhereButRest.fill(0, 0, length);
      for (const { title, organisation } of sets) {
        for (let index = 0; index < length; index += 1) {
          const slot = slots[index] ?? 0;
          const isElsewhere = 1 - bitOf(title, slot);
          into[index] = (into[index] ?? 0) + isElsewhere;
          nowhereButRest[index] = (nowhereButRest[index] ?? 0) + (isElsewhere & (1 - bitOf(organisation, slot)));
        }
      }
      for (let index = 0; index < length; index += 1) into[index] = bandFor(into[index] ?? 0, nowhereButRest[index] ?? 0);
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

/** 1 for a slot of the set, else 0: adding it is cheaper than asking for it. */
function bitOf(bits: Bits, slot: number): number {
  return ((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
}
