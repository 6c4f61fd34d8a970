import { sql } from "kysely";
import type { ClientBase } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

/**
 * The tables that Graphile Worker (0.18) calls private: its view leaves the payload out, and its functions refuse a job that is
 * being worked on. No other file names them, so that a new version of it is looked at here alone.
 */
export const JOB_TABLE = "graphile_worker._private_jobs";
const TASK_TABLE = "graphile_worker._private_tasks";
const QUEUE_TABLE = "graphile_worker._private_job_queues";

/** Makes the attempt at work the last one of the job `$1`. */
export const MAKE_LAST_ATTEMPT = `update ${JOB_TABLE} set max_attempts = attempts where id = $1`;

/** Every job with its payload and the name of its task, to select from. */
export const jobsWithPayload = sql`(
  select job.*, task.identifier as task
  from ${sql.raw(JOB_TABLE)} as job
  join ${sql.raw(TASK_TABLE)} as task on task.id = job.task_id
)`;

/** Whether the queue was ever prepared. */
export async function hasQueue(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>("select to_regclass($1) is not null as is", [JOB_TABLE]);
  return rows[0]?.is ?? false;
}

/** A job as a backup stores it: by the names of its task and queue, in columns that no version of Graphile Worker numbers. */
const COLUMNS = `position bigint, task_identifier text, queue_name text, payload json, priority smallint, run_at timestamptz,
  attempts smallint, max_attempts smallint, last_error text, key text, flags jsonb, revision integer,
  created_at timestamptz, updated_at timestamptz`;

/**
 * All jobs, waiting and dead, as a COPY. One that is being tried right now counts as not tried: whether its mail went out
 * is not known, and twice is better than never.
 */
export function readJobs(): ReturnType<typeof copyTo> {
  return copyTo(`copy (
    select job.id, task.identifier, queue.queue_name, job.payload, job.priority, job.run_at,
      case when job.locked_at is null then job.attempts else greatest(job.attempts - 1, 0) end,
      job.max_attempts, job.last_error, job.key, job.flags, job.revision, job.created_at, job.updated_at
    from ${JOB_TABLE} as job
    join ${TASK_TABLE} as task on task.id = job.task_id
    left join ${QUEUE_TABLE} as queue on queue.id = job.job_queue_id
    order by job.id
  ) to stdout`);
}

/** Takes what `readJobs` gave, into a table that the transaction drops. */
export async function receiveJobs(client: ClientBase): Promise<ReturnType<typeof copyFrom>> {
  await client.query(`create temp table restored_job (${COLUMNS}) on commit drop`);
  return client.query(copyFrom("copy pg_temp.restored_job from stdin"));
}

/** Queues the received jobs in their old order, free for the next worker; those that had failed for good stay dead. */
export async function queueReceivedJobs(client: ClientBase): Promise<void> {
  await client.query(`
    insert into ${TASK_TABLE} (identifier)
      select distinct task_identifier from pg_temp.restored_job on conflict do nothing;
    insert into ${QUEUE_TABLE} (queue_name)
      select distinct queue_name from pg_temp.restored_job where queue_name is not null on conflict do nothing;
    insert into ${JOB_TABLE} (task_id, job_queue_id, payload, priority, run_at, attempts, max_attempts, last_error,
        key, flags, revision, created_at, updated_at)
      select task.id, queue.id, payload, priority, run_at, attempts, max_attempts, last_error, key, flags, revision, created_at, updated_at
      from pg_temp.restored_job
      join ${TASK_TABLE} as task on task.identifier = task_identifier
      left join ${QUEUE_TABLE} as queue using (queue_name)
      order by position`);
}
