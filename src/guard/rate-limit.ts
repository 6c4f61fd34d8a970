import { LRUCache } from "lru-cache";
import { addressRangeOf } from "./address-range.ts";

export type RateLimitOptions = { limit: number; windowSeconds: number };
type Taken = { kind: "allowed" } | { kind: "too-many"; retryAfterSeconds: number };
export type RateLimit = { take(address: string, now: Date): Taken };

type Window = { endsAt_ms: number; taken: number };

/** About 10 MB at most; what was not used for longest makes room. */
const MOST_RANGES = 50_000;

/**
 * Counts questions per address range and fixed window, in the memory of this process: several processes allow as many
 * times more, and a counter in the database (`buckets.ts`, for what is sent) would cost more than the question. This machine itself is never refused: behind an undeclared proxy it would stand for every visitor.
 */
export function createRateLimit({ limit, windowSeconds }: RateLimitOptions): RateLimit {
  const windows = new LRUCache<string, Window>({ max: MOST_RANGES });

  function take(address: string, now: Date): Taken {
    const range = addressRangeOf(address);
    if (range === null) return { kind: "allowed" };

    const now_ms = now.getTime();
    const open = windows.get(range);
    const endsAt_ms = now_ms + windowSeconds * 1000;
    // One that ends later was opened while the clock was ahead.
    const window = open && open.endsAt_ms > now_ms && open.endsAt_ms <= endsAt_ms ? open : { endsAt_ms, taken: 0 };
    if (window.taken >= limit) return { kind: "too-many", retryAfterSeconds: Math.ceil((window.endsAt_ms - now_ms) / 1000) };

    window.taken += 1;
    windows.set(range, window);
    return { kind: "allowed" };
  }

  return { take };
}
