import { runMigrations } from "graphile-worker";
import type { OpenDatabase } from "../database/open.ts";
import { indexTriedJobs } from "../database/private-jobs.ts";
import { brandOfJob, isRetried, kindOfJob } from "../mail/indexed-job.ts";
import { workerLog } from "./worker-log.ts";

/** Creates or migrates the schema of the queue; nothing can be queued before. Processes may call it at the same time. */
export async function prepareJobs({ db, pool }: Pick<OpenDatabase, "db" | "pool">, log: (line: string) => void): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLog(log) });
  // By these lists of what was not sent are filtered.
  await indexTriedJobs(db, [brandOfJob, kindOfJob, isRetried]);
}
