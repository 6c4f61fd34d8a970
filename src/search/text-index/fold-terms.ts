import { WHOLE_FIELD } from "./base.ts";
import type { Delta } from "./delta.ts";
import { writeDictionary, type Dictionary } from "./dictionary.ts";
import type { Folded } from "./fold.ts";
import { createPace } from "./pace.ts";
import { writePostings, wordsFor, type PostingsWriter } from "./postings.ts";
import { FIELDS } from "./segment.ts";
import { compareWords, sorted } from "./sorted.ts";

export type FoldedTerms = {
  /** The terms that any slot has. */
  terms: Dictionary;
  /** Of their lists, as in `BaseColumns`. */
  addresses: Uint32Array;
  /** What it costs to read the lists of all terms before each, in the field that is kept whole. */
  costUpTo: Float64Array;
  writer: PostingsWriter;
};

type Sources = Pick<Folded, "base" | "deltas">;
/** A word with its number in the base, −1 when it is new. */
type MergedWord = { word: string; term: number };

/** Reading and writing a term takes as long as so many slots, even when it has none. */
const TERM_COST = 300;

/** Writes the lists of all terms anew, in the order of the terms; a term that no slot has any more is left out. */
export function* foldTerms({ base, deltas, step }: Omit<Folded, "readTerm">): Generator<void, FoldedTerms> {
  const added = yield* sorted(wordsOf(deltas), compareWords);
  const most = base.columns.terms.size + added.length;
  const slots = Math.max(base.columns.postings.slots, ...deltas.map(({ end }) => end));
  const terms = writeDictionary();
  const writer = writePostings(slots);
  const addresses = new Uint32Array(most * FIELDS.length);
  const costUpTo = new Float64Array(most + 1);
  const read = createReader({ base, deltas }, slots);
  const isTime = createPace(step);

  for (const merged of mergedWords(base.columns.terms, added)) {
    let total = 0;
    for (const [field] of FIELDS.entries()) {
      const list = read(merged, field);
      addresses[terms.size * FIELDS.length + field] = writer.add(list);
      if (field === WHOLE_FIELD) costUpTo[terms.size + 1] = (costUpTo[terms.size] ?? 0) + Math.min(list.length, wordsFor(slots));
      total += list.length;
      if (isTime(list.length)) yield;
    }
    if (total > 0) terms.add(merged.word);
    if (isTime(TERM_COST)) yield;
  }

  const dictionary = terms.finish();
  return { terms: dictionary, addresses: addresses.slice(0, dictionary.size * FIELDS.length), costUpTo, writer };
}

function* wordsOf(deltas: readonly Delta[]): Generator<string> {
  for (const delta of deltas) yield* delta.words();
}

/** The words of a dictionary and others, which are sorted, in their order and once each. */
function* mergedWords(dictionary: Dictionary, others: readonly string[]): Generator<MergedWord> {
  let term = 0;
  let former: string | undefined;
  for (const word of others) {
    if (word === former) continue;
    former = word;
    const next = dictionary.firstFrom(word);
    for (; term < next; term += 1) yield { word: dictionary.wordAt(term), term };
    const isKnown = next < dictionary.size && dictionary.wordAt(next) === word;
    yield { word, term: isKnown ? next : -1 };
    if (isKnown) term += 1;
  }
  for (; term < dictionary.size; term += 1) yield { word: dictionary.wordAt(term), term };
}

/** Reads what the base and the deltas have of a word in a field as one list; good until the next call. */
function createReader({ base, deltas }: Sources, slots: number): (merged: MergedWord, field: number) => Uint32Array {
  let [list, larger] = [new Uint32Array(slots), new Uint32Array(slots)];

  return ({ word, term }, field) => {
    let count = term < 0 ? 0 : base.read({ term, field }, list);
    for (const delta of deltas) {
      const more = delta.read(word, field);
      if (more.length === 0) continue;
      count = merge(list.subarray(0, count), more, larger);
      [list, larger] = [larger, list];
    }
    return list.subarray(0, count);
  };
}

/** Writes two rising lists as one and tells its length. */
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
