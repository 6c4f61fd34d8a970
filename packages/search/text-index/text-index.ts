import type { Bits } from "../bits/bits.ts";
import type { MergeThreshold, Sections } from "../search.ts";

/** The field of a word in an activity, by descending weight. */
export type TextField = "title" | "organisation" | "rest";

/**
 * The texts of an activity by field; `rest` is its description and the names of its places. Names of its filters count
 * as `rest`, those of its kind as `title`.
 */
export type Texts = Record<TextField, string>;

/** A query word with its interpretations, ready for look-up. */
export interface ResolvedWord {
  /** As typed, normalised. */
  readonly word: string;
  /** The stems by which it names a kind, of its first interpretation; empty without one. */
  readonly nameStems: readonly string[];
  /** Adds the slots with the word in these fields to `into`, possibly including released slots. */
  collect(fields: readonly TextField[], into: Bits): void;
}

/**
 * A set of slots with names that count as if they were in a field of their texts. `slots` is null for an empty set;
 * `addTo` adds it to another set.
 */
export type NamedSet = { names: readonly string[]; field: TextField; slots: () => Bits | null; addTo: (into: Bits) => void };

/** A text index for one query: all texts looked up share one budget (`budget.ts`). */
export interface BudgetedTextIndex {
  /** The words that an activity must have; none for a text without words. Valid until the next change. */
  resolve(query: string): readonly ResolvedWord[];
  /** As `resolve`; null when a word has no interpretation. */
  resolveIfFound(query: string): readonly ResolvedWord[] | null;
  /** Whether each word of a text occurs in some activity, in any form, without correction. */
  has(text: string): boolean;
  /** The query with neighbouring words joined, as in `text/join-words.ts`; null when there are none to join. */
  joinWords(query: string): string | null;
}

export interface TextIndex extends BudgetedTextIndex {
  /** The index for one query, until the next change; calls on the text index itself have a new budget each. */
  withBudget(): BudgetedTextIndex;
  /**
   * The slots whose title has a word with each of the longer typed words as a prefix, possibly including released
   * slots; valid until the next call. Null when all words are too short.
   */
  titlesWith(typed: string): Bits | null;
  /** Replaces the named sets, whose names count as texts of their slots. */
  describe(sets: readonly NamedSet[]): void;
  put(slot: number, texts: Texts): void;
  /** Removes the texts of a slot, which may then be reused. */
  drop(slot: number): void;
  /** Merges changes into the base when they exceed the threshold, and returns whether they did; see `SearchEngine.mergeChanges`. */
  mergeDeltas(threshold?: MergeThreshold): Generator<void, boolean>;
  /** The number of texts that are not merged. */
  unmergedCount(): number;
  /** The slots of texts that are not merged, and therefore not in `save`. */
  unsaved(): number[];
  save(): Sections;
  load(sections: Sections): void;
}
