import type { Bits } from "../bits/bits.ts";
import type { MergeThreshold, Sections } from "../search.ts";

/** Where a word stands in an activity, the weightiest first. */
export type TextField = "title" | "organisation" | "rest";

/** The texts of an activity by field; `rest` is its description and the names of its places; those of its filters count there too, and those of its kind in the title. */
export type Texts = Record<TextField, string>;

/** A word of a query, or what a misspelt one was taken for, ready to be looked up. */
export interface ResolvedWord {
  /** As it was typed, folded. */
  readonly word: string;
  /** What it says, or what it is first taken for, as `saidBy`; none when it is taken for nothing. */
  readonly nameStems: readonly string[];
  /** Adds the slots that have it in these fields; `into` keeps what it holds. May add slots that are no longer live. */
  collect(fields: readonly TextField[], into: Bits): void;
}

/** Slots that have names in common, each as if it stood in a field of their texts; null for none. `addTo` adds them to a set. */
export type NamedSet = { names: readonly string[]; field: TextField; slots: () => Bits | null; addTo: (into: Bits) => void };

/** A text index for one question: however many texts that asks of it, they share one budget (`budget.ts`). */
export interface BudgetedTextIndex {
  /** The words that an activity must all have; none for a text that asks nothing. Ready for searches until the next change. */
  resolve(query: string): readonly ResolvedWord[];
  /** The same; null when one of them is taken for nothing. Those behind it are not looked up then. */
  resolveIfFound(query: string): readonly ResolvedWord[] | null;
  /** Whether activities have every word of a text in some form, as it is written and not as it may be meant. */
  has(text: string): boolean;
  /** The query with words joined that find nothing apart, as `text/join-words.ts` says; null when there are none. */
  joinWords(query: string): string | null;
}

/** The words of one platform's activities by slot. */
export interface TextIndex extends BudgetedTextIndex {
  /** For one question, until the next change; what is asked of the index itself is a question each time. */
  withBudget(): BudgetedTextIndex;
  /** The slots with a word in their title that begins so for each of the longer ones of these, and some that are live no more; good until the next call. Null when all are too short. */
  titlesWith(typed: string): Bits | null;
  /** Takes over the names of these sets, which count among the texts of what is in them. */
  describe(sets: readonly NamedSet[]): void;
  /** Replaces the texts of a slot. */
  put(slot: number, texts: Texts): void;
  /** Forgets the texts of a slot, which may then stand for another activity. */
  drop(slot: number): void;
  /** Folds what changed into the base, and answers whether that was more than few; as `SearchEngine.tidy`. */
  mergeDeltas(threshold?: MergeThreshold): Generator<void, boolean>;
  /** How many texts are not folded in. */
  unmergedCount(): number;
  /** Texts that are not folded in are left out of `save`: their slots. */
  unsaved(): number[];
  save(): Sections;
  load(sections: Sections): void;
}
