import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Db } from "../../src/database/open.ts";
import { addActivity, addPlatform } from "./fixtures.ts";
import type { OfficeVisitor, TestOffice } from "./office.ts";

/** Requests of one measurement: its processor time is far above the resolution of the clock. */
const REQUESTS = 10;
const ROUNDS = 4;
/** More rounds while the bound is exceeded: other processes disturb a measurement, but never make it cheaper. */
const MAX_ROUNDS = 10;

/** `rows` of each kind that editors list. One in `rareEvery` is of the brand de and has the word "zeldzaam" in its texts. */
export async function fillLists(db: Db, { rows, rareEvery }: { rows: number; rareEvery: number }): Promise<void> {
  for (const platform of [1, 2, 3, 4]) await addPlatform(db, platform);
  const common = await addActivity(db, { title: "Kanoën op de Linge" });
  const rare = await addActivity(db, { platform: 2, title: "Kanufahrt" });
  const series = sql`generate_series(1, ${rows}) as i`;
  const isRare = sql`i % ${rareEvery}::integer = 0`;
  const brand = sql`case when ${isRare} then 2 else 1 end`;
  const name = sql`case when ${isRare} then 'Zeldzaam ' else 'Gewoon ' end || i`;
  const email = sql`'mens' || i || '@voorbeeld.example'`;
  const at = sql`now() - i * interval '7 minutes'`;
  const statements = [
    sql`insert into quote_request (activity_id, name, email, phone, company_name, number_of_persons, planned_date, description, created_at)
        select case when ${isRare} then ${rare}::integer else ${common}::integer end, ${name}, ${email}, '06 12345678', 'Bedrijf ' || i, 20,
          '2027-06-18', 'Graag met lunch en een tocht over de rivier', ${at} from ${series}`,
    sql`insert into contact_message (platform_id, type, name, email, company_name, description, created_at)
        select ${brand}, 'QUESTION', ${name}, ${email}, 'Bedrijf ' || i, 'Kan de hond mee op de boot?', ${at} from ${series}`,
    sql`insert into event_request (platform_id, name, email, company_name, province, city, address, zipcode, title, description,
          start_date, website, created_at)
        select ${brand}, ${name}, ${email}, 'Bedrijf ' || i, 'Utrecht', 'Utrecht', 'Wipstraat 12', '3511 AB', 'Open dag ' || i,
          'Alle toestellen doen mee', '2027-06-18', 'https://www.dewip.example/', ${at} from ${series}`,
    // A tenth has not confirmed, and a tenth has left.
    sql`insert into newsletter_subscription (platform_id, name, email, confirmed_at, unsubscribed_at, created_at)
        select ${brand}, ${name}, ${email}, case when i % 10 > 0 then ${at} end, case when i % 10 = 1 then now() end, ${at} from ${series}`,
    sql`insert into audit (at, actor_kind, action, subject_kind, subject_id, platform_id)
        select ${at}, 'SYSTEM', 'held.release', 'quote', i, ${brand} from ${series}`,
    sql`insert into user_account (first_name, last_name, email, role_id, active)
        select case when ${isRare} then 'Zeldzaam' else 'Gewoon' end, 'Mens ' || i, 'collega' || i || '@voorbeeld.example', 1, true from ${series}`,
    // A mail of its own makes the task known.
    sql`select graphile_worker.add_job('send-mail', '{}')`,
    sql`insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts, last_error, created_at)
        select (select id from graphile_worker._private_tasks where identifier = 'send-mail'),
          json_build_object('mail', 'quote-to-visitor', 'quoteRequestId', i,
            'origin', case when ${isRare} then 'http://de.localhost:3000' else 'http://nl.localhost:3000' end), 48, 48, 'refused', ${at} from ${series}`,
  ];
  await db.connection().execute(async (connection) => {
    // 100,000 rows with all their indexes take longer than a request may.
    await sql`set statement_timeout = 0`.execute(connection);
    for (const statement of statements) await statement.execute(connection);
    // As the server does by itself after a while.
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

/**
 * Processor time of a request in ms, of this process and of the database's together: the least of several rounds, and of more while
 * it is above `bound_ms`.
 */
export async function costOf(
  { db }: TestOffice,
  editor: OfficeVisitor,
  { path, bound_ms = Infinity }: { path: string; bound_ms?: number },
) {
  let least_ms = Infinity;
  for (let round = 0; round < ROUNDS || (round < MAX_ROUNDS && least_ms > bound_ms); round += 1) {
    const before = process.cpuUsage();
    const databaseBefore = await backendTimes(db);
    for (let request = 0; request < REQUESTS; request += 1) {
      const answer = await editor.get(path);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      await answer.text();
    }
    const { user, system } = process.cpuUsage(before);
    const spent_ms = spent(databaseBefore, await backendTimes(db));
    if (spent_ms !== null) least_ms = Math.min(least_ms, (user + system) / 1000 / REQUESTS + spent_ms / REQUESTS);
  }
  return least_ms;
}

/** So that all work of a query is that of its connection: the time of parallel workers is lost when they end. */
export async function withoutParallelWorkers(db: Db): Promise<void> {
  await sql`
    do $$ begin
      execute format('alter database %I set max_parallel_workers_per_gather = 0', current_database());
      set max_parallel_workers_per_gather = 0;
      perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
    end $$`.execute(db);
}

/** Processor time of every connection to the database so far, by process id. */
async function backendTimes(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(db);
  const times = await Promise.all(rows.map(async ({ pid }) => [pid, await processTime_ms(pid)] as const));
  return new Map(times.flatMap(([pid, time]) => (time === null ? [] : [[pid, time]])));
}

/** From the scheduler, in nanoseconds; utime and stime count in steps of 10 ms. Null when the process has ended. */
async function processTime_ms(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => null);
  return text === null ? null : Number(text.split(" ")[0]) / 1e6;
}

/** Null when a connection was closed meanwhile, whose time is unknown. */
function spent(before: Map<number, number>, after: Map<number, number>): number | null {
  if ([...before.keys()].some((pid) => !after.has(pid))) return null;
  return [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
}
