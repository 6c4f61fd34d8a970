import type { Pool } from "pg";
import { databaseBuckets, memoryBuckets } from "./bucket-store.server.ts";
import type { Secrets } from "../crypto/secrets.ts";

/**
 * What is counted, how many are allowed (`points`), and within how long (seconds); kept in one place so that an operator sees them
 * together. From more than `freely` on each has to prove that it means it. Figures of an address range are those of a narrow one;
 * wider ones have more (address-range.ts). The busiest hour that we reckon with is 200 requests of the whole country
 * (tests/long/attacks/crowd.test.ts).
 */
const BUCKETS = {
  /** Submissions of one form from one address range: more is refused. An office may ask many providers at once. */
  form: { freely: 8, points: 20, duration: 600 },
  /**
   * Submissions of one form by everybody, when nothing else speaks against them: eighteen times the busiest hour, so that only
   * programs get there. Above it those that prove themselves pass, up to three times as many; the others wait for a person.
   */
  formOfAll: { freely: 600, points: 1_800, duration: 600 },
  /** Submissions with one form's time: a page may stay open while somebody asks a dozen providers, and asks each again. */
  formTime: { freely: 15, points: Infinity, duration: 86_400 },
  /** Mails of one address range to one provider: more is held. */
  rangeToProvider: { points: 5, duration: 3_600 },
  /** Requests to one provider, or about one activity, from everybody. */
  provider: { freely: 60, points: Infinity, duration: 3_600 },
  activity: { freely: 60, points: Infinity, duration: 3_600 },
  /** Confirmations to one unverified address: enough to ask a dozen providers at once. More are not sent. */
  confirmation: { points: 15, duration: 3_600 },
  /** The same for all addresses of a domain, which may all be one person's: half of the busiest hour from one employer. */
  confirmationToDomain: { points: 100, duration: 3_600 },
  /** And for all strangers: five times the busiest hour. */
  confirmationOfAll: { points: 1_000, duration: 3_600 },
  /** Mails to one address that ask whether it wants the newsletter, of all brands. */
  optIn: { points: 5, duration: 86_400 },
  optInToDomain: { points: 60, duration: 86_400 },
  /** More than the busiest hour if every one of its visitors ticked the box; more wishes wait for a person. */
  optInOfAll: { points: 500, duration: 3_600 },
  /** Pictures of one address range: enough for somebody who tries out many, too few to keep the decoder busy for others. */
  upload: { points: 20, duration: 600 },
  /** New cities of one address range, and of all: each is read by every process, and kept for a month (src/privacy/retention). */
  newCity: { points: 20, duration: 3_600 },
  newCityOfAll: { points: 200, duration: 3_600 },
  /** A proof of work counts once. */
  proof: { points: 1, duration: 900 },
} as const satisfies Record<string, Bucket>;

type Bucket = { freely?: number; points: number; duration: number };
export type BucketName = keyof typeof BUCKETS;

/** A limit for everybody together: an operator is told when it is reached. */
export type Ceiling = Extract<BucketName, `${string}OfAll`>;

/** What is counted: `key` tells those of one name apart, and `times` the figures of the bucket are allowed. */
export type Turn = { name: BucketName; key: string; times?: number };

export type Taken =
  /** `isBusy` when one of them is beyond what is free. */
  { kind: "allowed"; isBusy: boolean } | { kind: "too-many"; retryAfterSeconds: number; full: readonly BucketName[] };

/** Counters that empty themselves after a while. */
export type Buckets = {
  /** Counts all of them (two of a name have different keys), or none when one is full. */
  take(turns: readonly Turn[]): Promise<Taken>;
  /** For what was counted and then did not happen. */
  giveBack(turns: readonly Turn[]): Promise<void>;
};

type BucketsOptions = {
  secrets: Pick<Secrets, "pseudonym">;
  /** When several processes share one database; null counts in the memory of this one. */
  pool: Pool | null;
  /** Is told each time that a ceiling made a difference. */
  onCeiling?: (ceiling: Ceiling) => void;
};

/**
 * Keys are stored as pseudonyms. No limit is exceeded by simultaneous requests: each counts first, and a refused one gives its points
 * back. One round trip to the database, two for a refusal.
 */
export function openBuckets({ secrets, pool, onCeiling = () => {} }: BucketsOptions): Buckets {
  const store = pool === null ? memoryBuckets() : databaseBuckets(pool);

  function counterOf({ name, key }: Turn) {
    return { key: `${name}:${secrets.pseudonym("bucket", key)}`, duration_s: BUCKETS[name].duration };
  }

  async function take(turns: readonly Turn[]): Promise<Taken> {
    const counted = await store.change(turns.map(counterOf), 1);
    const states = turns.map((turn, at) => stateOf(turn, counted[at]?.points ?? 0));
    for (const [at, { name }] of turns.entries()) if (states[at] !== "free" && isCeiling(name)) onCeiling(name);
    if (!states.includes("full")) return { kind: "allowed", isBusy: states.includes("busy") };

    await giveBack(turns);
    const full = turns.filter((_, at) => states[at] === "full").map(({ name }) => name);
    const msLeft = Math.max(...counted.filter((_, at) => states[at] === "full").map((counter) => counter.msLeft));
    return { kind: "too-many", retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1000)), full };
  }

  async function giveBack(turns: readonly Turn[]): Promise<void> {
    await store.change(turns.map(counterOf), -1);
  }

  return { take, giveBack };
}

function stateOf({ name, times = 1 }: Turn, points: number): "free" | "busy" | "full" {
  const bucket: Bucket = BUCKETS[name];
  if (points > bucket.points * times) return "full";
  return points > (bucket.freely ?? bucket.points) * times ? "busy" : "free";
}

function isCeiling(name: BucketName): name is Ceiling {
  return name.endsWith("OfAll");
}
