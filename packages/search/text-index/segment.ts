import type { Bits } from "../bits/bits.ts";
import type { Budget } from "./budget.ts";
import type { TextField } from "./text-index.ts";

/** The fields by number: a term has a list of slots for each. */
export const FIELDS = ["title", "organisation", "rest"] as const satisfies readonly TextField[];

/** A part of the index that is looked up by itself: the base, or what changed since. No slot has texts in two of them. */
export interface Segment {
  /** The terms that are found by a stem. */
  withStem(stem: string): Found;
  /** The terms that begin with these letters, two or more. */
  beginningWith(letters: string): Found;
  /** Calls `visit` with the words so many typing errors away, at most: terms and parts of terms, as far as the budget goes. */
  near(mistyped: Mistyped, budget: Budget, visit: (word: string) => void): void;
  /** Whether one of these slots has the word, as a term or as part of one. */
  hasWord(word: string, among: Bits): boolean;
}

/** A word with at most so many errors, of which the letters may have to be the same. */
export type Mistyped = { word: string; errors: number; isMixedUp?: boolean };

/** Terms of a segment that count for a word. */
export interface Found {
  /** Adds the slots that have one of them in the field with this number; `into` keeps what it holds. */
  collect(field: number, into: Bits): void;
  /** Whether one of these slots has one of them, in any field. */
  isAmong(slots: Bits): boolean;
}

/** How one term of a segment is looked up. */
export interface TermLookup {
  collect(term: number, field: number, into: Bits): void;
  isAmong(term: number, slots: Bits): boolean;
}

/** What a word finds that no term counts for. */
export const NOTHING_FOUND: Found = { collect: () => undefined, isAmong: () => false };

export function foundTerms(terms: ArrayLike<number>, { collect, isAmong }: TermLookup): Found {
  if (terms.length === 0) return NOTHING_FOUND;
  return {
    collect(field, into) {
      for (let index = 0; index < terms.length; index += 1) collect(terms[index] ?? 0, field, into);
    },
    isAmong: (slots) => Array.prototype.some.call(terms, (term: number) => isAmong(term, slots)),
  };
}
