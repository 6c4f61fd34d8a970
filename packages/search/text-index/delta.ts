import { add, holds, type Bits } from "../bits/bits.ts";
import type { Term } from "../text/term.ts";
import type { Base } from "./base.ts";
import type { Budget } from "./budget.ts";
import { comparison, isNear } from "./comparison.ts";
import { createGrowingLists } from "./growing-lists.ts";
import { FIELDS, foundTerms, type Mistyped, type Segment } from "./segment.ts";
import { COMPARISON_STEPS, letterSet, mayBeNear, SKIPPED_PER_STEP } from "./letter-sets.ts";
import { createVocabulary } from "./vocabulary.ts";

/** The terms of a text by field, in the order of `FIELDS`. */
export type FieldTerms = readonly (readonly Term[])[];

/** What was put since the base was made. Its `near` leaves out the words that the base knows, which finds them itself. */
export interface Delta extends Segment {
  /** Makes ready to come after another base, in short steps, and answers how to do so, which is to be done at once. */
  rebase(next: Base): Generator<void, () => void>;
  /** Slots are below this. */
  readonly end: number;
  /** How many slots it has texts of. */
  readonly texts: number;
  put(slot: number, texts: FieldTerms): void;
  /** Forgets the texts of a slot. */
  drop(slot: number): void;
  /** Adds the slots that have a word, as a term or as part of one, in any field. */
  collectWord(word: string, into: Bits): void;
  /** The slots that it has texts of. */
  slots(): Iterable<number>;
  /** Every word that it was given, those that no slot has any more included. */
  words(): Iterable<string>;
  /** The slots that have a term in the field with this number, the lowest first; good until the next call. */
  read(word: string, field: number): Uint32Array;
}

/** Texts are numbered as they come, so lists only grow; the slot of a text that was forgotten is −1. */
export function createDelta(base: Base): Delta {
  const vocabulary = createVocabulary(base);
  const lists = createGrowingLists();
  const slotOfText: number[] = [];
  const textOfSlot = new Map<number, number>();
  let end = 0;

  function drop(slot: number): void {
    const text = textOfSlot.get(slot);
    if (text === undefined) return;
    slotOfText[text] = -1;
    textOfSlot.delete(slot);
  }

  function put(slot: number, texts: FieldTerms): void {
    drop(slot);
    const text = slotOfText.push(slot) - 1;
    textOfSlot.set(slot, text);
    end = Math.max(end, slot + 1);
    texts.forEach((terms, field) => {
      for (const term of terms) lists.add(vocabulary.take(term) * FIELDS.length + field, text);
    });
  }

  function collect(term: number, field: number, into: Bits): void {
    for (const text of lists.read(term * FIELDS.length + field)) {
      const slot = slotOfText[text] ?? -1;
      if (slot >= 0) add(into, slot);
    }
  }

  function isAmong(term: number, slots: Bits): boolean {
    const isIn = (text: number) => holds(slots, slotOfText[text] ?? -1);
    const fields = FIELDS.map((_, field) => term * FIELDS.length + field);
    // The last ones are the most likely to be there still.
    return fields.some((list) => isIn(lists.lastOf(list))) || fields.some((list) => lists.read(list).some(isIn));
  }

  function near(mistyped: Mistyped, budget: Budget, visit: (word: string) => void): void {
    const { word, errors } = mistyped;
    if (errors === 0) {
      if (vocabulary.unknown.has(word)) visit(word);
      return;
    }
    const compared = comparison(mistyped);
    const own = letterSet(word);
    if (!budget.spend(vocabulary.unknown.size / SKIPPED_PER_STEP)) return;
    for (const [other, letters] of vocabulary.unknown) {
      if (Math.abs(other.length - word.length) > errors || !mayBeNear(own, letters, errors)) continue;
      if (!budget.spend(COMPARISON_STEPS)) return;
      if (isNear(compared, other)) visit(other);
    }
  }

  function collectWord(word: string, into: Bits): void {
    const term = vocabulary.numberOf(word);
    const terms = [...(term < 0 ? [] : [term]), ...vocabulary.withPart(word)];
    for (const one of terms) for (const field of FIELDS.keys()) collect(one, field, into);
  }

  function hasWord(word: string, among: Bits): boolean {
    const term = vocabulary.numberOf(word);
    return (term >= 0 && isAmong(term, among)) || vocabulary.withPart(word).some((other) => isAmong(other, among));
  }

  function read(word: string, field: number): Uint32Array {
    const term = vocabulary.numberOf(word);
    if (term < 0) return new Uint32Array();
    const slots = lists.read(term * FIELDS.length + field);
    let [count, isRising] = [0, true];
    for (const text of slots) {
      const slot = slotOfText[text] ?? -1;
      if (slot < 0) continue;
      isRising &&= count === 0 || (slots[count - 1] ?? 0) < slot;
      slots[count++] = slot;
    }
    return isRising ? slots.subarray(0, count) : slots.subarray(0, count).toSorted();
  }

  const lookup = { collect, isAmong };
  return {
    get end() {
      return end;
    },
    get texts() {
      return textOfSlot.size;
    },
    withStem: (stem) => foundTerms(vocabulary.withStem(stem), lookup),
    beginningWith: (letters) => foundTerms(vocabulary.beginningWith(letters), lookup),
    near,
    hasWord,
    collectWord,
    rebase: vocabulary.rebase,
    put,
    drop,
    slots: () => textOfSlot.keys(),
    words: vocabulary.words,
    read,
  };
}
