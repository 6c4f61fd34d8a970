import type { LoadOutcome } from "./load/order.ts";

/** One line of the table: who served, what was asked for, and what it took. */
export type Measured = {
  name: string;
  processes: number;
  load: LoadOutcome;
  /** What serving computed for each answer, in milliseconds; null where the system does not tell. */
  cpu_ms: number | null;
  /** The same of PostgreSQL, which has nothing to do with the others. */
  postgres_ms: number | null;
  hitRate: number | null;
  edits: number | null;
};
