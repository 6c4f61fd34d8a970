import { add, type Bits } from "../bits/bits.ts";
import { beginningWith } from "./beginnings.ts";
import type { Budget } from "./budget.ts";
import { numberOf, openDictionary, type Dictionary } from "./dictionary.ts";
import { nearInDictionary } from "./near.ts";
import { openPostings, type Postings } from "./postings.ts";
import { FIELDS, foundTerms, type Found, type Mistyped, type Segment } from "./segment.ts";
import { termsOf, type TermsByWord } from "./terms-by-word.ts";

/** All that a base is made of; nothing but `stale` changes. */
export type BaseColumns = {
  terms: Dictionary;
  /** Of the list of each term in each field, in the order of `FIELDS`. */
  addresses: Uint32Array;
  postings: Postings;
  byStem: TermsByWord;
  byPart: TermsByWord;
  /** Beginnings that many words share: the first of their terms, the term after the last, and the address of what they have in the last field. */
  prefixUnions: Uint32Array;
  /** Slots whose texts were forgotten or changed since. */
  stale: Bits;
};

/** What a term has in the field with this number. */
export type Posting = { term: number; field: number };

/** The texts that were folded in. */
export interface Base extends Segment {
  readonly columns: BaseColumns;
  /** How many words it knows, terms and parts of terms. */
  readonly size: number;
  /** Whether it has the word, as a term or as part of one, though every slot with it may be forgotten. */
  knows(word: string): boolean;
  /** Forgets the texts of a slot. */
  drop(slot: number): void;
  /** Writes the slots that a term has in a field out, the lowest first, and tells how many they are. */
  read(posting: Posting, into: Uint32Array): number;
  /** Whether so many slots have a term in a field that they are kept as a set. */
  isSet(posting: Posting): boolean;
  /** Adds the slots that a term has in a field. */
  collect(posting: Posting, into: Bits): void;
}

/** The field that is kept whole for beginnings that many words share: the others are short. */
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

/** One number for the terms from one up to, and without, another. */
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
