import { add, holds, type Bits } from "../bits/bits.ts";
import type { Term } from "../text/term.ts";
import type { Base } from "./base.ts";
import type { Budget } from "./budget.ts";
import { comparison, isNear } from "./comparison.ts";
import { createGrowingLists } from "./growing-lists.ts";
import { FIELDS, foundTerms, type Mistyped, type Segment } from "./segment.ts";
import { COMPARISON_STEPS, letterSet, mayBeNear, SKIPPED_PER_STEP } from "./letter-sets.ts";
import { createVocabulary } from "./vocabulary.ts";

export type FieldTerms = readonly (readonly Term[])[];

/** The texts added since the base was made. `near` skips words of the base, which finds them itself. */
export interface Delta extends Segment {
  /** Prepares to follow another base, in short steps, and returns a function that switches to it. */
  rebase(next: Base): Generator<void, () => void>;
  readonly end: number;
  readonly texts: number;
  put(slot: number, texts: FieldTerms): void;
  /** Removes the texts of a slot. */
  drop(slot: number): void;
  /** Adds the slots with a word, as a term or as part of one, in any field. */
  collectWord(word: string, into: Bits): void;
  /** The slots with texts in this delta. */
  slots(): Iterable<number>;
  /** Every word ever added, including those of removed texts. */
  words(): Iterable<string>;
  /** The slots with a term in the field with this number, ascending; valid until the next call. */
  read(word: string, field: number): Uint32Array;
}

/** Texts are numbered in order of arrival, so lists only grow at the end; removed texts have slot −1. */
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
    // The latest texts are the least likely to be removed.
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
