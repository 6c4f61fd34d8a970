import type { Pool } from "pg";
import { SEND_TIMEOUT_MS } from "../mail/deliver.ts";

/**
 * Gives back the jobs of workers that died in the middle of one (kill -9): Graphile Worker itself would wait four hours.
 * No attempt of a living worker lasts longer than the patience of a delivery.
 */
export async function freeAbandonedJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(locked_by))
     from graphile_worker.jobs
     where locked_at < now() - $1 * interval '1 millisecond'
     having count(*) > 0`,
    [2 * SEND_TIMEOUT_MS],
  );
}
