import { runMigrations } from "graphile-worker";
import type { OpenDatabase } from "../database/open.ts";
import { workerLog } from "./worker-log.ts";

/** Creates or migrates the schema of the queue; nothing can be queued before. Processes may call it at the same time. */
export async function prepareJobs({ pool }: Pick<OpenDatabase, "pool">, log: (line: string) => void): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLog(log) });
}
