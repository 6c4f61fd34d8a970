import type { Pool } from "pg";
import { RateLimiterMemory } from "rate-limiter-flexible";

/** A counter that expires `duration_s` after its first point. */
export type Counter = { key: string; duration_s: number };
export type Counted = { points: number; msLeft: number };

export type BucketStore = {
  /** Changes all counters by 1, never below 0, and returns their new values in the same order. Keys must be unique. */
  change(counters: readonly Counter[], by: 1 | -1): Promise<Counted[]>;
};

export function memoryBuckets(): BucketStore {
  // Both options are unused: nothing here checks a limit, and each counter sets its own duration.
  const limiter = new RateLimiterMemory({ points: 1, duration: 1 });

  async function changeOne({ key, duration_s }: Counter, by: 1 | -1): Promise<Counted> {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key, by, { customDuration: duration_s });
    if (consumedPoints < 0) await limiter.delete(key);
    return { points: Math.max(0, consumedPoints), msLeft: msBeforeNext };
  }

  return { change: (counters, by) => Promise.all(counters.map((counter) => changeOne(counter, by))) };
}

/**
 * One statement for all counters; the library's own PostgreSQL limiter needs one per counter. Rows are locked in key order, so that
 * two statements cannot deadlock. A counter that expires over a minute later than a new one would was started while a clock was
 * fast, and is reset; the clocks of processes may differ by less.
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

/** Counters in a table that several processes share. The nightly clean-up of all tables removes expired rows. */
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
