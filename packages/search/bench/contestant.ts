import type { FilterCount, Sections } from "../search.ts";
import type { Query } from "./query.ts";
import type { QueryKind } from "./query-kinds.ts";

/** A contestant's answer; total and counts are compared with those of the others. */
export type Answer = { ids: readonly number[]; total: number; filterCounts: readonly FilterCount[] };

/** A search engine to measure: ours or an alternative. */
export type Contestant = {
  /** Name and version. */
  name: string;
  /** Unsupported kinds of query, with the reason. */
  unsupported: Partial<Record<QueryKind, string>>;
  /** Remarks on its configuration, for the report. */
  notes: readonly string[];
  answer(query: Query): Answer | Promise<Answer>;
  /** Bytes held outside this process. */
  bytesOutside?(): Promise<number>;
  /** Bytes in this process that Node counts neither as heap nor as buffers. */
  kernelBytes?(): number;
  /** Saves a snapshot for a restart. */
  save?(): Sections;
  close?(): Promise<void>;
};
