import type { Pool } from "pg";
import { SEND_TIMEOUT_MS } from "../mail/deliver.ts";

/**
 * Unlocks the jobs of killed workers: Graphile Worker itself would wait four hours. No attempt of a running worker takes
 * longer than the timeout of a mail delivery.
 */
export async function unlockAbandonedJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(locked_by))
     from graphile_worker.jobs
     where locked_at < now() - $1 * interval '1 millisecond'
     having count(*) > 0`,
    [2 * SEND_TIMEOUT_MS],
  );
}
