import { add, countOf } from "../bits/bits.ts";
import { trimTo } from "../columns/trim-to.ts";
import { PREFIX_UNION_FIELD } from "./base.ts";
import type { Delta } from "./delta.ts";
import { mergedWords, type MergedWord } from "./merged-words.ts";
import { writeDictionary, type Dictionary } from "./dictionary.ts";
import type { MergeSources } from "./merge-sources.ts";
import { yieldEvery } from "../yield-every.ts";
import { writePostings, wordsFor, type PostingsWriter } from "./postings.ts";
import { FIELDS } from "./segment.ts";
import { compareWords, sorted } from "./sorted.ts";

export type MergedTerms = {
  /** The terms with a slot. */
  terms: Dictionary;
  /** The addresses of their lists, as in `BaseColumns`. */
  addresses: Uint32Array;
  /** The new number of each term of the base; −1 for terms without slots. */
  numbers: Int32Array;
  /** The numbers of terms that the base does not have. */
  added: readonly number[];
  /** The cumulative cost of reading the terms' lists in the field with prefix unions. */
  costUpTo: Float64Array;
  writer: PostingsWriter;
};

type Sources = Pick<MergeSources, "base" | "deltas"> & { writer: PostingsWriter; slots: number };
type Copied = { address: number; count: number };

/** Merging a term costs as much as reading this many slots, plus its own. */
const TERM_COST = 300;

/** Writes the merged lists of all terms, in order; terms without slots are dropped. */
export function* mergeTerms({ base, deltas, step }: Omit<MergeSources, "readTerm">): Generator<void, MergedTerms> {
  const newWords = yield* sorted(wordsOf(deltas), compareWords);
  const former = base.columns.terms;
  const most = former.size + newWords.length;
  const slots = Math.max(base.columns.postings.slots, ...deltas.map(({ end }) => end));
  const terms = writeDictionary({ letters: former.letters.length + newWords.reduce((sum, word) => sum + word.length, 0), words: most });
  const writer = writePostings(slots);
  yield;
  const addresses = new Uint32Array(most * FIELDS.length);
  const costUpTo = new Float64Array(most + 1);
  yield;
  const numbers = new Int32Array(former.size).fill(-1);
  const added: number[] = [];
  const copy = createCopier({ base, deltas, writer, slots });
  const shouldYield = yieldEvery(step);
  yield;

  for (const merged of mergedWords(former, newWords)) {
    let total = 0;
    for (const [field] of FIELDS.entries()) {
      const { address, count } = copy(merged, field);
      const cost = Math.min(count, wordsFor(slots));
      addresses[terms.size * FIELDS.length + field] = address;
      if (field === PREFIX_UNION_FIELD) costUpTo[terms.size + 1] = (costUpTo[terms.size] ?? 0) + cost;
      total += count;
      if (shouldYield(count)) yield;
    }
    if (total > 0) {
      if (merged.number < 0) added.push(terms.size);
      else numbers[merged.number] = terms.size;
      terms.add(merged.word);
    }
    if (shouldYield(TERM_COST)) yield;
  }

  yield;
  const dictionary = terms.finish();
  yield;
  return { terms: dictionary, addresses: trimTo(addresses, dictionary.size * FIELDS.length), numbers, added, costUpTo, writer };
}

function* wordsOf(deltas: readonly Delta[]): Generator<string> {
  for (const delta of deltas) yield* delta.words();
}

/** Copies a word's slots in a field, from base and deltas, as one list. */
function createCopier({ base, deltas, writer, slots }: Sources): (merged: MergedWord, field: number) => Copied {
  let [list, larger] = [new Uint32Array(slots), new Uint32Array(slots)];
  const set = new Uint32Array(wordsFor(slots));

  /** For a million slots, a hundred times as fast as copying a list. */
  function copySet({ word, number, isOther }: MergedWord, field: number): Copied {
    set.fill(0);
    base.collect({ term: number, field }, set);
    for (const delta of isOther ? deltas : []) for (const slot of delta.read(word, field)) add(set, slot);
    const count = countOf(set);
    return { address: writer.addSet(set, count), count };
  }

  function copyList({ word, number, isOther }: MergedWord, field: number): Copied {
    let count = number < 0 ? 0 : base.read({ term: number, field }, list);
    for (const delta of isOther ? deltas : []) {
      const more = delta.read(word, field);
      if (more.length === 0) continue;
      count = merge(list.subarray(0, count), more, larger);
      [list, larger] = [larger, list];
    }
    return { address: writer.add(list.subarray(0, count)), count };
  }

  return (merged, field) => {
    const isSet = merged.number >= 0 && base.isSet({ term: merged.number, field });
    return isSet ? copySet(merged, field) : copyList(merged, field);
  };
}

/** Merges two ascending lists, and returns the length. */
function merge(a: Uint32Array, b: Uint32Array, into: Uint32Array): number {
  let [nextOfA, nextOfB, count] = [0, 0, 0];
  while (nextOfA < a.length || nextOfB < b.length) {
    const [first, second] = [a[nextOfA] ?? Infinity, b[nextOfB] ?? Infinity];
    into[count++] = Math.min(first, second);
    if (first <= second) nextOfA += 1;
    if (second <= first) nextOfB += 1;
  }
  return count;
}
