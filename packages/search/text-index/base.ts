import { add, type Bits } from "../bits/bits.ts";
import { beginningWith } from "./beginnings.ts";
import type { Budget } from "./budget.ts";
import { numberOf, openDictionary, type Dictionary } from "./dictionary.ts";
import { nearInDictionary } from "./near.ts";
import { openPostings, type Postings } from "./postings.ts";
import { FIELDS, foundTerms, type Found, type Mistyped, type Segment } from "./segment.ts";
import { termsOf, type TermsByWord } from "./terms-by-word.ts";

/** The columns of a base; all but `stale` are immutable. */
export type BaseColumns = {
  terms: Dictionary;
  /** The address of each term's posting list by field, in the order of `FIELDS`. */
  addresses: Uint32Array;
  postings: Postings;
  byStem: TermsByWord;
  byPart: TermsByWord;
  /**
   * Precomputed unions for prefixes of many words, in triples: the first term, the term after the last, and the address
   * of the union of their lists in the last field.
   */
  prefixUnions: Uint32Array;
  /** Slots whose texts in this base were removed or replaced. */
  stale: Bits;
};

/** The posting list of a term in the field with this number. */
export type Posting = { term: number; field: number };

export interface Base extends Segment {
  readonly columns: BaseColumns;
  /** The number of terms plus the number of their distinct parts. */
  readonly size: number;
  /** Whether a word is a term or part of one, even if only in removed texts. */
  knows(word: string): boolean;
  /** Removes the texts of a slot. */
  drop(slot: number): void;
  /** Writes the slots of a posting list in ascending order, and returns their number. */
  read(posting: Posting, into: Uint32Array): number;
  /** Whether a posting list is stored as a bitset. */
  isSet(posting: Posting): boolean;
  /** Adds the slots of a posting list. */
  collect(posting: Posting, into: Bits): void;
}

/** The field with precomputed unions for frequent prefixes: other fields are short. */
export const PREFIX_UNION_FIELD = FIELDS.indexOf("rest");

export function openBase(columns: BaseColumns): Base {
  const { terms, addresses, postings, byStem, byPart, stale } = columns;
  const unionOf = unionsByRange(columns);

  function addressOf(term: number, field: number): number {
    return addresses[term * FIELDS.length + field] ?? 0;
  }

  function collect(term: number, field: number, into: Bits): void {
    postings.collect(addressOf(term, field), stale, into);
  }

  function isAmong(term: number, slots: Bits): boolean {
    return FIELDS.some((_, field) => postings.isAmong(addressOf(term, field), stale, slots));
  }

  function beginning(letters: string): Found {
    const [from, to] = beginningWith(terms, letters);
    const each = foundTerms(numbersBetween(from, to), { collect, isAmong });
    const whole = unionOf.get(rangeKey(from, to));
    if (whole === undefined) return each;
    return {
      isAmong: each.isAmong,
      collect: (field, into) => (field === PREFIX_UNION_FIELD ? postings.collect(whole, stale, into) : each.collect(field, into)),
    };
  }

  function near(mistyped: Mistyped, budget: Budget, visit: (word: string) => void): void {
    for (const words of [terms, byPart.words]) nearInDictionary(words, { mistyped, budget }, (number) => visit(words.wordAt(number)));
  }

  function hasWord(word: string, among: Bits): boolean {
    const term = numberOf(terms, word);
    return (term >= 0 && isAmong(term, among)) || termsOf(byPart, word).some((other) => isAmong(other, among));
  }

  return {
    columns,
    size: terms.size + byPart.words.size,
    withStem: (stem) => foundTerms(termsOf(byStem, stem), { collect, isAmong }),
    beginningWith: beginning,
    near,
    hasWord,
    knows: (word) => numberOf(terms, word) >= 0 || numberOf(byPart.words, word) >= 0,
    drop(slot) {
      if (slot < postings.slots) add(stale, slot);
    },
    isSet: ({ term, field }) => postings.isSet(addressOf(term, field)),
    collect: ({ term, field }, into) => collect(term, field, into),
    read: ({ term, field }, into) => postings.read(addressOf(term, field), stale, into),
  };
}

export function emptyBase(): Base {
  const nothing = new Uint32Array();
  const terms = openDictionary(new Uint16Array(), nothing);
  const none = { words: terms, ends: nothing, terms: nothing };
  return openBase({
    ...{ terms, addresses: nothing, postings: openPostings(0, []), byStem: none, byPart: none },
    ...{ prefixUnions: nothing, stale: nothing },
  });
}

function numbersBetween(from: number, to: number): Uint32Array {
  const numbers = new Uint32Array(to - from);
  for (let number = from; number < to; number += 1) numbers[number - from] = number;
  return numbers;
}

/** A map key for the terms from `from` (inclusive) to `to` (exclusive). */
function rangeKey(from: number, to: number): number {
  return from * 2 ** 26 + to;
}

function unionsByRange({ prefixUnions }: BaseColumns): Map<number, number> {
  const addresses = new Map<number, number>();
  for (let at = 0; at < prefixUnions.length; at += 3) {
    addresses.set(rangeKey(prefixUnions[at] ?? 0, prefixUnions[at + 1] ?? 0), prefixUnions[at + 2] ?? 0);
  }
  return addresses;
}
