import type { LoadOutcome } from "./load/load-options.ts";

/** One line of the table. */
export type Measured = {
  name: string;
  processes: number;
  load: LoadOutcome;
  /** CPU milliseconds of the servers per response; null if the system does not report them. */
  cpu_ms: number | null;
  /** The same for PostgreSQL; null if no server uses it. */
  postgres_ms: number | null;
  hitRate: number | null;
  edits: number | null;
};
