import type { Bands } from "./bands.ts";
import type { Bits } from "../bits/bits.ts";
import { batchColumn } from "../bits/in-batches.ts";
import type { ResolvedWord } from "../text-index/text-index.ts";

/** The first bands: activities of the kind that all words name, titles with the text as typed, and other titles with every word. */
export const KIND_BAND = 0;
export const PHRASE_BAND = 1;
export const TITLE_BAND = 2;

/** Slots of `KIND_BAND` and `PHRASE_BAND`; null if none. */
export type First = { kind: Bits | null; phrase: Bits | null };

/**
 * Bands by relevance: activities of the named kind, then those with the query as typed in their title (`phrase`, none
 * for a single word), then by the number of query words in the title, then by the rest of them in the organisation's
 * name. Ties are in random order. Only for slots that have every word somewhere; `words` are sets of `capacity` slots.
 */
export function bandsByRelevance(words: readonly ResolvedWord[], { capacity, first }: { capacity: number; first: First }): Bands {
  const sets = words.map((word) => ({ title: setOf(word, "title", capacity), organisation: setOf(word, "organisation", capacity) }));
  const nowhereButRest = batchColumn();

  return {
    count: bandFor(words.length, words.length) + 1,
    bytes: ((words.length + 2) * capacity) / 4,
    assign(slots, length, into) {
      // `into` first counts the words outside the title.
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

/** The bands of slots with every word in their title. */
export function titleBands(first: First): Bands {
  return {
    count: TITLE_BAND + 1,
    bytes: (first.kind?.byteLength ?? 0) + (first.phrase?.byteLength ?? 0),
    assign(slots, length, into) {
      for (let index = 0; index < length; index += 1) into[index] = Math.min(firstBandOf(slots[index] ?? 0, first), TITLE_BAND);
    },
  };
}

/** The band of the first set with the slot; infinite when none has it. */
function firstBandOf(slot: number, { kind, phrase }: First): number {
  if (kind !== null && bitOf(kind, slot) === 1) return KIND_BAND;
  return phrase !== null && bitOf(phrase, slot) === 1 ? PHRASE_BAND : Number.POSITIVE_INFINITY;
}

/** Numbers the pairs 0 ≤ `nowhereButRest` ≤ `elsewhere` consecutively after the first bands: 0-0, 1-0, 1-1, 2-0, … */
function bandFor(elsewhere: number, nowhereButRest: number): number {
  return TITLE_BAND + (elsewhere * (elsewhere + 1)) / 2 + nowhereButRest;
}

function setOf(word: ResolvedWord, field: "title" | "organisation", capacity: number): Bits {
  const bits = new Uint32Array(capacity / 32);
  word.collect([field], bits);
  return bits;
}

/** 1 for a slot of the set, else 0: branch-free. */
function bitOf(bits: Bits, slot: number): number {
  return ((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
}
