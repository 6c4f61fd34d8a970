import type { Bits } from "../bits/bits.ts";
import type { Budget } from "./budget.ts";
import type { TextField } from "./text-index.ts";

/** The fields by number; a term has a posting list for each. */
export const FIELDS = ["title", "organisation", "rest"] as const satisfies readonly TextField[];

/** A part of the index that is searched separately: the base, or a delta. No slot has texts in two of them. */
export interface Segment {
  /** The terms with a stem. */
  withStem(stem: string): Found;
  /** The terms with a prefix of two letters or more. */
  beginningWith(letters: string): Found;
  /** Calls `visit` with the terms and parts of terms within the allowed typing errors, until the budget is spent. */
  near(mistyped: Mistyped, budget: Budget, visit: (word: string) => void): void;
  /** Whether one of the slots `among` has the word, as a term or as part of one. */
  hasWord(word: string, among: Bits): boolean;
}

/** A word and its allowed errors; with `isMixedUp` only the order of letters may differ. */
export type Mistyped = { word: string; errors: number; isMixedUp?: boolean };

/** The terms of a segment that match a word. */
export interface Found {
  /** Adds to `into` the slots with one of these terms in the field with this number. */
  collect(field: number, into: Bits): void;
  /** Whether one of `slots` has one of these terms, in any field. */
  isAmong(slots: Bits): boolean;
}

/** Looks up one term of a segment. */
export interface TermLookup {
  collect(term: number, field: number, into: Bits): void;
  isAmong(term: number, slots: Bits): boolean;
}

/** The result of a word without matching terms. */
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
