import type { Bands } from "./bands.ts";
import type { Bits } from "../bits/bits.ts";
import { batchColumn } from "../bits/in-batches.ts";
import type { ResolvedWord } from "../text-index/text-index.ts";

/** The first bands: what is of the kind that all words name, titles that hold the text as it was typed, and all others with every word in the title. */
export const KIND_BAND = 0;
export const PHRASE_BAND = 1;
export const TITLE_BAND = 2;

/** The sets of the first two bands; none is empty or null. */
export type First = { kind: Bits | null; phrase: Bits | null };

/**
 * Puts those first that are of the kind that is named, then those that have the query in their title as it was typed
 * (`phrase`, none for a single word), then those with most words of it in their title, and of these those with most of the rest in the name of their organisation. Nothing
 * finer: what is equal in this takes turns. Only for slots that have every word somewhere; `words` are sets `capacity`
 * slots long.
 */
export function bandsByRelevance(words: readonly ResolvedWord[], { capacity, first }: { capacity: number; first: First }): Bands {
  const sets = words.map((word) => ({ title: setOf(word, "title", capacity), organisation: setOf(word, "organisation", capacity) }));
  const nowhereButRest = batchColumn();

  return {
    count: bandFor(words.length, words.length) + 1,
    bytes: ((words.length + 2) * capacity) / 4,
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
        const band = bandFor(into[index] ?? 0, nowhereButRest[index] ?? 0);
        into[index] = Math.min(firstBandOf(slots[index] ?? 0, first), band);
      }
    },
  };
}

/** The bands of slots that have every word in their title. */
export function titleBands(first: First): Bands {
  return {
    count: TITLE_BAND + 1,
    bytes: (first.kind?.byteLength ?? 0) + (first.phrase?.byteLength ?? 0),
    assign(slots, length, into) {
      for (let index = 0; index < length; index += 1) into[index] = Math.min(firstBandOf(slots[index] ?? 0, first), TITLE_BAND);
    },
  };
}

/** The band of the first set that has a slot; infinite when none has. */
function firstBandOf(slot: number, { kind, phrase }: First): number {
  if (kind !== null && bitOf(kind, slot) === 1) return KIND_BAND;
  return phrase !== null && bitOf(phrase, slot) === 1 ? PHRASE_BAND : Number.POSITIVE_INFINITY;
}

/** Numbers the pairs 0 ≤ `nowhereButRest` ≤ `elsewhere` one by one behind the first bands: 0-0, 1-0, 1-1, 2-0, … */
function bandFor(elsewhere: number, nowhereButRest: number): number {
  return TITLE_BAND + (elsewhere * (elsewhere + 1)) / 2 + nowhereButRest;
}

function setOf(word: ResolvedWord, field: "title" | "organisation", capacity: number): Bits {
  const bits = new Uint32Array(capacity / 32);
  word.collect([field], bits);
  return bits;
}

/** 1 for a slot of the set, else 0: adding it is cheaper than asking for it. */
function bitOf(bits: Bits, slot: number): number {
  return ((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
}
