import type { FilterCount, Sections } from "../search.ts";
import type { Question } from "./question.ts";
import type { QuestionKind } from "./questions.ts";

/** The first figures of an answer; what else a contestant makes of it (the page) is its own. */
export type Answer = { ids: readonly number[]; total: number; filterCounts: readonly FilterCount[] };

/** Something that answers searches: our engine, or what one could use instead. */
export type Contestant = {
  /** With its version. */
  name: string;
  /** The kinds of question that it cannot answer, each with the reason. */
  cannot: Partial<Record<QuestionKind, string>>;
  /** What is to be known of how it was asked. */
  notes: readonly string[];
  answer(question: Question): Answer | Promise<Answer>;
  /** Bytes that it keeps outside this process. */
  bytesOutside?(): Promise<number>;
  /** Bytes inside it that Node counts neither as heap nor as buffers. */
  kernelBytes?(): number;
  /** All that it holds, for a restart. */
  save?(): Sections;
  close?(): Promise<void>;
};
