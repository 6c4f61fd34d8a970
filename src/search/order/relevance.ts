import type { Bands } from "./bands.ts";
import type { Bits } from "../bits/bits.ts";
import { batchColumn } from "../bits/in-batches.ts";
import type { AskedWord } from "../text-index/text-index.ts";

/** The first two bands: titles that hold the text as it was typed, and all others with every word in the title. */
export const PHRASE_BAND = 0;
export const TITLE_BAND = 1;

/**
 * Puts those first that have the query in their title as it was typed (`phrase`, none for a single word), then those with
 * most words of it in their title, and of these those with most of the rest in the name of their organisation. Nothing
 * finer: what is equal in this takes turns. Only for slots that have every word somewhere; `words` are sets `capacity`
 * slots long.
 */
export function bandsByRelevance(words: readonly AskedWord[], { capacity, phrase }: { capacity: number; phrase: Bits | null }): Bands {
  const sets = words.map((word) => ({ title: setOf(word, "title", capacity), organisation: setOf(word, "organisation", capacity) }));
  const nowhereButRest = batchColumn();

  return {
    count: bandFor(words.length, words.length) + 1,
    bytes: ((words.length + 1) * capacity) / 4,
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
      for (let index = 0; index < length; index += 1) {
        const hasPhrase = phrase !== null && bitOf(phrase, slots[index] ?? 0) === 1;
        into[index] = hasPhrase ? PHRASE_BAND : bandFor(into[index] ?? 0, nowhereButRest[index] ?? 0);
      }
    },
  };
}

/** The bands of slots that have every word in their title. */
export function titleBands(phrase: Bits): Bands {
  return {
    count: TITLE_BAND + 1,
    bytes: phrase.byteLength,
    assign(slots, length, into) {
      for (let index = 0; index < length; index += 1) into[index] = TITLE_BAND - bitOf(phrase, slots[index] ?? 0);
    },
  };
}

/** Numbers the pairs 0 ≤ `nowhereButRest` ≤ `elsewhere` one by one behind the phrase: 0-0, 1-0, 1-1, 2-0, … */
function bandFor(elsewhere: number, nowhereButRest: number): number {
  return TITLE_BAND + (elsewhere * (elsewhere + 1)) / 2 + nowhereButRest;
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
