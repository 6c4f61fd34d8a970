import type { ClientBase } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

/**
 * A job as a backup keeps it: by the names of its task and queue, in columns that no version of Graphile Worker numbers.
 * Its own views leave the payload out, so that this reads its tables (0.18).
 */
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
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    left join graphile_worker._private_job_queues as queue on queue.id = job.job_queue_id
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
    insert into graphile_worker._private_tasks (identifier)
      select distinct task_identifier from pg_temp.restored_job on conflict do nothing;
    insert into graphile_worker._private_job_queues (queue_name)
      select distinct queue_name from pg_temp.restored_job where queue_name is not null on conflict do nothing;
    insert into graphile_worker._private_jobs (task_id, job_queue_id, payload, priority, run_at, attempts, max_attempts, last_error,
        key, flags, revision, created_at, updated_at)
      select task.id, queue.id, payload, priority, run_at, attempts, max_attempts, last_error, key, flags, revision, created_at, updated_at
      from pg_temp.restored_job
      join graphile_worker._private_tasks as task on task.identifier = task_identifier
      left join graphile_worker._private_job_queues as queue using (queue_name)
      order by position`);
}
