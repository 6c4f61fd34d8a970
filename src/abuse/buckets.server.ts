import type { Pool } from "pg";
import { databaseBuckets, memoryBuckets } from "./bucket-store.server.ts";
import type { Secrets } from "../crypto/secrets.ts";

/**
 * All rate limits in one place, for operators: `points` are allowed per `duration` (seconds). Above `freePoints` a proof of work is
 * required. Limits of address ranges are those of the narrowest range; wider ones allow multiples (address-range.server.ts). The busiest
 * hour that we plan for is 200 requests of the whole country (tests/long/attacks/crowd.test.ts).
 */
const BUCKETS = {
  /** Submissions of one form from one address range; more are refused. An office may ask many providers at once. */
  form: { freePoints: 8, points: 20, duration: 600 },
  /**
   * Submissions of one form by all visitors: eighteen times the busiest hour, so that only programs reach it. Above `freePoints` a
   * proof of work passes, up to `points`; everything else is held for moderation.
   */
  formOfAll: { freePoints: 600, points: 1_800, duration: 600 },
  /** Submissions with one form start time: a page may stay open while a visitor asks a dozen providers, and asks each again. */
  formTime: { freePoints: 15, points: Infinity, duration: 86_400 },
  /** Mails of one address range to one provider; more are held. */
  rangeToProvider: { points: 5, duration: 3_600 },
  /** Requests to one provider, or about one activity, of all visitors. */
  provider: { freePoints: 60, points: Infinity, duration: 3_600 },
  activity: { freePoints: 60, points: Infinity, duration: 3_600 },
  /** Confirmations to one unverified mailbox: enough to ask a dozen providers at once. More are not sent. */
  confirmation: { points: 15, duration: 3_600 },
  /** Per domain, because one person may own all its addresses: half of the busiest hour from one employer. */
  confirmationToDomain: { points: 100, duration: 3_600 },
  /** To all unverified addresses together: five times the busiest hour. */
  confirmationOfAll: { points: 1_000, duration: 3_600 },
  /** Double opt-in mails of all brands: to one mailbox, one domain, and (`optInOfAll`) all addresses. */
  optIn: { points: 5, duration: 86_400 },
  optInToDomain: { points: 60, duration: 86_400 },
  /** More than the busiest hour if every visitor ticked the box; further subscriptions are held for moderation. */
  optInOfAll: { points: 500, duration: 3_600 },
  /** Pictures of one address range: enough to try out several, too few to block the decoder for others. */
  upload: { points: 20, duration: 600 },
  /** New cities of one address range, and of all visitors: every process loads them, and they stay for a month (src/privacy/retention). */
  newCity: { points: 20, duration: 3_600 },
  newCityOfAll: { points: 200, duration: 3_600 },
  /** Mails with a code to log in: to one address, and asked for from one range (specification 4 §6). */
  loginToAddress: { points: 5, duration: 900 },
  loginOfRange: { points: 20, duration: 900 },
  /** Typed codes and passkeys of one range: each failure is a line in the log. */
  loginTry: { points: 60, duration: 900 },
  /** Failed tries of a second factor of one account. */
  secondFactor: { points: 10, duration: 3_600 },
  /** Each challenge of a passkey is answered once. */
  passkeyChallenge: { points: 1, duration: 600 },
  /** Each proof of work is valid once. */
  proof: { points: 1, duration: 900 },
} as const satisfies Record<string, Bucket>;

type Bucket = { freePoints?: number; points: number; duration: number };
export type BucketName = keyof typeof BUCKETS;

/** A limit on all visitors together; reaching it is logged for the operator. */
export type GlobalLimit = Extract<BucketName, `${string}OfAll`>;

/** One token of the bucket `name` and `key`; the limits of the bucket are multiplied by `times`. */
export type Token = { name: BucketName; key: string; times?: number };

export type Taken =
  /** `isBusy` when a bucket is above its `freePoints`. */
  { kind: "allowed"; isBusy: boolean } | { kind: "too-many"; retryAfterSeconds: number; full: readonly BucketName[] };

/** Counters with expiry. */
export type Buckets = {
  /** Takes all tokens, or none if a bucket is full. Tokens of one name must have different keys. */
  take(tokens: readonly Token[]): Promise<Taken>;
  giveBack(tokens: readonly Token[]): Promise<void>;
};

type BucketsOptions = {
  secrets: Pick<Secrets, "pseudonym">;
  /** Shared counters for several processes; null counts in the memory of this process. */
  pool: Pool | null;
  /** Called for each token that a global limit affects. */
  onGlobalLimit?: (limit: GlobalLimit) => void;
};

/**
 * Keys are stored as pseudonyms. Concurrent requests cannot exceed a limit, because each counts first and a refused one gives its
 * points back. One round trip to the database, two for a refusal.
 */
export function openBuckets({ secrets, pool, onGlobalLimit = () => {} }: BucketsOptions): Buckets {
  const store = pool === null ? memoryBuckets() : databaseBuckets(pool);

  function counterOf({ name, key }: Token) {
    return { key: `${name}:${secrets.pseudonym("bucket", key)}`, duration_s: BUCKETS[name].duration };
  }

  async function take(tokens: readonly Token[]): Promise<Taken> {
    const counted = await store.change(tokens.map(counterOf), 1);
    const states = tokens.map((token, at) => stateOf(token, counted[at]?.points ?? 0));
    for (const [at, { name }] of tokens.entries()) if (states[at] !== "free" && isGlobalLimit(name)) onGlobalLimit(name);
    if (!states.includes("full")) return { kind: "allowed", isBusy: states.includes("busy") };

    await giveBack(tokens);
    const full = tokens.filter((_, at) => states[at] === "full").map(({ name }) => name);
    const msLeft = Math.max(...counted.filter((_, at) => states[at] === "full").map((counter) => counter.msLeft));
    return { kind: "too-many", retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1000)), full };
  }

  async function giveBack(tokens: readonly Token[]): Promise<void> {
    await store.change(tokens.map(counterOf), -1);
  }

  return { take, giveBack };
}

function stateOf({ name, times = 1 }: Token, points: number): "free" | "busy" | "full" {
  const bucket: Bucket = BUCKETS[name];
  if (points > bucket.points * times) return "full";
  return points > (bucket.freePoints ?? bucket.points) * times ? "busy" : "free";
}

function isGlobalLimit(name: BucketName): name is GlobalLimit {
  return name.endsWith("OfAll");
}
