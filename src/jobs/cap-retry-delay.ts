import type { Pool } from "pg";
import { LONGEST_DELAY_MS } from "../mail/queue-mail.ts";

/**
 * Caps the delay before the next attempt of failed jobs. Graphile Worker waits e^attempts seconds, up to 6.1 hours: after an
 * outage of the mail server, mails would wait three more hours on average.
 */
export async function capRetryDelay(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + $1 * interval '1 millisecond')
     from graphile_worker.jobs
     where attempts between 1 and max_attempts - 1 and locked_at is null and run_at > now() + $1 * interval '1 millisecond'
     having count(*) > 0`,
    [LONGEST_DELAY_MS],
  );
}
