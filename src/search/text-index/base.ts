import { add, type Bits } from "../bits/bits.ts";
import { beginningWith } from "./beginnings.ts";
import { numberOf, openDictionary, type Dictionary } from "./dictionary.ts";
import { nearInDictionary } from "./near.ts";
import { openPostings, type Postings } from "./postings.ts";
import { FIELDS, foundTerms, type Found, type Mistyped, type Segment } from "./segment.ts";

/** All that a base is made of; nothing but `stale` changes. */
export type BaseColumns = {
  terms: Dictionary;
  /** Of the list of each term in each field, in the order of `FIELDS`. */
  addresses: Uint32Array;
  postings: Postings;
  stems: Dictionary;
  /** Where the terms of each stem end in `stemTerms`. */
  stemEnds: Uint32Array;
  /** Twice the number of a term, and one more when the stem is a part of it. */
  stemTerms: Uint32Array;
  /** Beginnings that many words share: the first of their terms, the term after the last, and the address of what they have in the last field. */
  wholes: Uint32Array;
  /** Slots whose texts were forgotten or changed since. */
  stale: Bits;
};

/** The texts that were folded in. */
export interface Base extends Segment {
  readonly columns: BaseColumns;
  /** Whether it has the word, as a term or as part of one, though every slot with it may be forgotten. */
  knows(word: string): boolean;
  /** Forgets the texts of a slot. */
  drop(slot: number): void;
  /** Writes the slots that a term has in a field out, the lowest first, and tells how many they are. */
  read(posting: { term: number; field: number }, into: Uint32Array): number;
}

/** The field that is kept whole for beginnings that many words share: the others are short. */
export const WHOLE_FIELD = FIELDS.indexOf("rest");

export function openBase(columns: BaseColumns): Base {
  const { terms, addresses, postings, stems, stemEnds, stemTerms, stale } = columns;
  const wholeOf = wholesByRange(columns);

  function addressOf(term: number, field: number): number {
    return addresses[term * FIELDS.length + field] ?? 0;
  }

  function collect(term: number, field: number, into: Bits): void {
    postings.collect(addressOf(term, field), stale, into);
  }

  function isAmong(term: number, slots: Bits): boolean {
    return FIELDS.some((_, field) => postings.isAmong(addressOf(term, field), stale, slots));
  }

  function entriesOf(stem: number): Uint32Array {
    return stemTerms.subarray(stem === 0 ? 0 : stemEnds[stem - 1], stemEnds[stem]);
  }

  function withStem(stem: string): Found {
    const number = numberOf(stems, stem);
    return foundTerms(number < 0 ? [] : entriesOf(number).map((entry) => entry >>> 1), { collect, isAmong });
  }

  function beginning(letters: string): Found {
    const [from, to] = beginningWith(terms, letters);
    const each = foundTerms(numbersBetween(from, to), { collect, isAmong });
    const whole = wholeOf.get(rangeKey(from, to));
    if (whole === undefined) return each;
    return {
      isAmong: each.isAmong,
      collect: (field, into) => (field === WHOLE_FIELD ? postings.collect(whole, stale, into) : each.collect(field, into)),
    };
  }

  function isPart(stem: number): boolean {
    return entriesOf(stem).some((entry) => entry % 2 === 1);
  }

  function near(mistyped: Mistyped, visit: (word: string) => void): void {
    nearInDictionary(terms, mistyped, (term) => visit(terms.wordAt(term)));
    nearInDictionary(stems, mistyped, (stem) => {
      if (isPart(stem)) visit(stems.wordAt(stem));
    });
  }

  function hasWord(word: string, among: Bits): boolean {
    const term = numberOf(terms, word);
    if (term >= 0 && isAmong(term, among)) return true;
    const stem = numberOf(stems, word);
    return stem >= 0 && entriesOf(stem).some((entry) => entry % 2 === 1 && isAmong(entry >>> 1, among));
  }

  function knows(word: string): boolean {
    if (numberOf(terms, word) >= 0) return true;
    const stem = numberOf(stems, word);
    return stem >= 0 && isPart(stem);
  }

  return {
    columns,
    withStem,
    beginningWith: beginning,
    near,
    hasWord,
    knows,
    drop(slot) {
      if (slot < postings.slots) add(stale, slot);
    },
    read: ({ term, field }, into) => postings.read(addressOf(term, field), stale, into),
  };
}

export function emptyBase(): Base {
  const [letters, nothing] = [new Uint16Array(), new Uint32Array()];
  const none = openDictionary(letters, nothing);
  const columns = { terms: none, addresses: nothing, postings: openPostings(0, []), stems: none, stemEnds: nothing };
  return openBase({ ...columns, stemTerms: nothing, wholes: nothing, stale: nothing });
}

function numbersBetween(from: number, to: number): Uint32Array {
  const numbers = new Uint32Array(to - from);
  for (let number = from; number < to; number += 1) numbers[number - from] = number;
  return numbers;
}

/** One number for the terms from one up to, and without, another. */
function rangeKey(from: number, to: number): number {
  return from * 2 ** 26 + to;
}

function wholesByRange({ wholes }: BaseColumns): Map<number, number> {
  const addresses = new Map<number, number>();
  for (let at = 0; at < wholes.length; at += 3) {
    addresses.set(rangeKey(wholes[at] ?? 0, wholes[at + 1] ?? 0), wholes[at + 2] ?? 0);
  }
  return addresses;
}
