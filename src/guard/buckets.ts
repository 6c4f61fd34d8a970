import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Secrets } from "./secrets.ts";

/** What is counted, how many are allowed, and within how long; kept in one place so that an operator sees them together. */
const BUCKETS = {
  /** Submissions of one form from one address range: more is refused. An office may ask many providers at once. */
  form: { points: 20, duration: 600 },
  /** From here on an address range has to prove that it means it. */
  busyForm: { points: 8, duration: 600 },
  /** Mails of one address range to one provider: more is held. */
  rangeToProvider: { points: 5, duration: 3_600 },
  /** Requests to one provider, or about one activity, from everybody. */
  provider: { points: 60, duration: 3_600 },
  activity: { points: 60, duration: 3_600 },
  /** Confirmations to one address that nobody has verified, for whoever asks a dozen providers at once: more are not sent. */
  confirmation: { points: 15, duration: 3_600 },
  /** Mails to one address that ask whether it wants the newsletter, of all brands. */
  optIn: { points: 5, duration: 86_400 },
  /** Pictures of one address range: enough for somebody who tries out many, too few to keep the decoder busy for others. */
  upload: { points: 20, duration: 600 },
  /** New cities of one address range, and of all: each lets every process load the places anew. */
  newCity: { points: 20, duration: 3_600 },
  newCityOfAll: { points: 200, duration: 3_600 },
  /** A proof of work counts once. */
  proof: { points: 1, duration: 900 },
} as const;

export type BucketName = keyof typeof BUCKETS;
export type Taken = { kind: "allowed" } | { kind: "too-many"; retryAfterSeconds: number };

/** Counters that empty themselves after a while. */
export type Buckets = {
  take(name: BucketName, key: string): Promise<Taken>;
  /** For what was counted and then did not happen. */
  giveBack(name: BucketName, key: string): Promise<void>;
};

/** `pool` when several processes share one database; null counts in the memory of this one. Keys are kept as pseudonyms. */
export function openBuckets(secrets: Pick<Secrets, "pseudonym">, pool: Pool | null): Buckets {
  const entries = Object.entries(BUCKETS).map(([name, options]) => [name, limiterOf({ ...options, keyPrefix: name }, pool)] as const);
  const limiters = new Map<string, RateLimiterMemory | RateLimiterPostgres>(entries);

  async function take(name: BucketName, key: string): Promise<Taken> {
    try {
      await limiters.get(name)?.consume(secrets.pseudonym("bucket", key));
      return { kind: "allowed" };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { kind: "too-many", retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
    }
  }

  async function giveBack(name: BucketName, key: string): Promise<void> {
    await limiters.get(name)?.reward(secrets.pseudonym("bucket", key));
  }

  return { take, giveBack };
}

function limiterOf(options: { points: number; duration: number; keyPrefix: string }, pool: Pool | null) {
  if (pool === null) return new RateLimiterMemory(options);
  // What has expired is removed by the nightly tidying, in one place for all tables.
  return new RateLimiterPostgres({
    ...options,
    storeClient: pool,
    tableName: "rate_bucket",
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}
