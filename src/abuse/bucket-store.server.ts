import type { Pool } from "pg";
import { RateLimiterMemory } from "rate-limiter-flexible";

/** One counter: its key, and how long it counts from its first point on. */
export type Counter = { key: string; duration_s: number };
export type Counted = { points: number; msLeft: number };

/** Counters that empty themselves after a while. */
export type BucketStore = {
  /** Adds 1 to or takes 1 from all of them, none below 0; answers what each then is, in their order. Their keys differ. */
  change(counters: readonly Counter[], by: 1 | -1): Promise<Counted[]>;
};

/** In the memory of this process. */
export function memoryBuckets(): BucketStore {
  // Its own limit and duration count for nothing: each counter brings its own.
  const limiter = new RateLimiterMemory({ points: 1, duration: 1 });

  async function changeOne({ key, duration_s }: Counter, by: 1 | -1): Promise<Counted> {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key, by, { customDuration: duration_s });
    if (consumedPoints < 0) await limiter.delete(key);
    return { points: Math.max(0, consumedPoints), msLeft: msBeforeNext };
  }

  return { change: (counters, by) => Promise.all(counters.map((counter) => changeOne(counter, by))) };
}

/**
 * In the table that several processes share: one statement for all counters, which the library's own limiter of PostgreSQL has not
 * (one each). Rows are locked in the order of their keys, so that two statements never wait for each other. A
 * counter that would end a minute later than a new one was begun while the clock was ahead, and begins anew; clocks of processes may
 * differ by less.
 */
const CHANGE = `
  insert into rate_bucket as bucket (key, points, expire)
  select key, greatest($3::integer, 0), $4::bigint + duration_ms
  from unnest($1::text[], $2::bigint[]) as wanted (key, duration_ms)
  order by key
  on conflict (key) do update set
    points = greatest(case when bucket.expire > $4 and bucket.expire <= excluded.expire + 60000 then bucket.points else 0 end + $3, 0),
    expire = case when bucket.expire > $4 and bucket.expire <= excluded.expire + 60000 then bucket.expire else excluded.expire end
  returning key, points, (expire - $4)::integer as ms_left`;

type Row = { key: string; points: number; ms_left: number };

/** What has expired is removed by the nightly tidying, in one place for all tables. */
export function databaseBuckets(pool: Pool): BucketStore {
  async function change(counters: readonly Counter[], by: 1 | -1): Promise<Counted[]> {
    if (counters.length === 0) return [];
    const values = [counters.map(({ key }) => key), counters.map(({ duration_s }) => duration_s * 1000), by, Date.now()];
    const { rows } = await pool.query<Row>({ name: "change-buckets", text: CHANGE, values });
    const counted = new Map(rows.map(({ key, points, ms_left }) => [key, { points, msLeft: ms_left }]));
    return counters.map(({ key }) => counted.get(key) ?? { points: 0, msLeft: 0 });
  }

  return { change };
}
