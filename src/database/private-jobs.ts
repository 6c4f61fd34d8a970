import { createHash } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import type { ClientBase } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { Db } from "./open.ts";

/**
 * Graphile Worker's private tables (0.18): its public view has no payload, and its functions refuse a running job. No other
 * file names these tables, so that an upgrade of Graphile Worker concerns this file only.
 */
export const JOB_TABLE = "graphile_worker._private_jobs";
const TASK_TABLE = "graphile_worker._private_tasks";
const QUEUE_TABLE = "graphile_worker._private_job_queues";

/** Makes the running attempt the last one of the job `$1`. */
export const MAKE_LAST_ATTEMPT = `update ${JOB_TABLE} set max_attempts = attempts where id = $1`;

/** All jobs with payload and task name, as a subquery. */
export const jobsWithPayload = sql`(
  select job.*, task.identifier as task
  from ${sql.raw(JOB_TABLE)} as job
  join ${sql.raw(TASK_TABLE)} as task on task.id = job.task_id
)`;

/** Locks a job until the end of the transaction: no worker begins it, and a concurrent retry waits. */
export async function lockJob(transaction: Db, id: number): Promise<void> {
  await sql`select from ${sql.raw(JOB_TABLE)} where id = ${id} for update`.execute(transaction);
}

/** An attempt of the job has begun, so that it is in the indexes of `indexTriedJobs`. */
export const hasBegun = sql<boolean>`attempts > 0`;

/** The id of a task by its name, as text; null when no task has the name. */
export const taskNamed = (name: string): RawBuilder<string | null> =>
  sql`(select id::text from ${sql.raw(TASK_TABLE)} where identifier = ${name})`;

/**
 * Makes the indexes of jobs that were tried, each by one of the `values` (expressions of literals and columns) and id. A job has no entry
 * before its first attempt, so queueing costs what it did. The names hold a hash: indexes of other expressions are replaced.
 */
export async function indexTriedJobs(db: Db, values: readonly RawBuilder<unknown>[]): Promise<void> {
  const indexes = new Map(values.map((value) => triedJobsBy(db, value)));
  const isThere = async (at: Db) => (await namesOfIndexes(at)).toSorted().join() === [...indexes.keys()].toSorted().join();
  if (await isThere(db)) return;
  await db.transaction().execute(async (transaction) => {
    // Processes that start at the same time wait for each other.
    await sql`select pg_advisory_xact_lock(hashtext('index of tried jobs'))`.execute(transaction);
    await sql`set local statement_timeout = 0`.execute(transaction);
    const names = await namesOfIndexes(transaction);
    for (const name of names.filter((one) => !indexes.has(one))) {
      await sql`drop index ${sql.id("graphile_worker", name)}`.execute(transaction);
    }
    for (const [name, definition] of [...indexes].filter(([one]) => !names.includes(one))) {
      await sql`create index ${sql.id(name)} ${definition}`.execute(transaction);
    }
  });
}

/** The name of an index and its definition. */
function triedJobsBy(db: Db, value: RawBuilder<unknown>): [string, RawBuilder<unknown>] {
  const definition = sql`on ${sql.raw(JOB_TABLE)} ((${value}), id) where ${hasBegun}`;
  const digest = createHash("sha256").update(definition.compile(db).sql).digest("hex");
  return [`tried_jobs_${digest.slice(0, 12)}`, definition];
}

async function namesOfIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = 'graphile_worker' and starts_with(indexname, 'tried_jobs_')
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether the tables of the queue exist. */
export async function hasQueue(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>("select to_regclass($1) is not null as is", [JOB_TABLE]);
  return rows[0]?.is ?? false;
}

/** A job in a backup: with names instead of ids of its task and queue, independent of the version of Graphile Worker. */
const COLUMNS = `position bigint, task_identifier text, queue_name text, payload json, priority smallint, run_at timestamptz,
  attempts smallint, max_attempts smallint, last_error text, key text, flags jsonb, revision integer,
  created_at timestamptz, updated_at timestamptz`;

/**
 * All jobs, waiting and dead, as a COPY. The running attempt of a job does not count: whether its mail was sent is not
 * known, and twice is better than never.
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

/** Receives the output of `readJobs` in a table that is dropped at commit. */
export async function receiveJobs(client: ClientBase): Promise<ReturnType<typeof copyFrom>> {
  await client.query(`create temp table restored_job (${COLUMNS}) on commit drop`);
  return client.query(copyFrom("copy pg_temp.restored_job from stdin"));
}

/** Queues the received jobs unlocked, in their old order; permanently failed ones stay dead. */
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
