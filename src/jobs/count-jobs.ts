import type { Pool } from "pg";

/** Counts the jobs with attempts left, and those that failed permanently. */
export async function countJobs(pool: Pool): Promise<{ waiting: number; dead: number }> {
  const { rows } = await pool.query<{ waiting: number; dead: number }>(
    `select count(*) filter (where attempts < max_attempts) as waiting,
            count(*) filter (where attempts >= max_attempts) as dead
     from graphile_worker.jobs`,
  );
  return rows[0] ?? { waiting: 0, dead: 0 };
}
