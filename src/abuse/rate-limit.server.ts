import { LRUCache } from "lru-cache";
import { addressRangesOf } from "./address-range.server.ts";

export type RateLimitOptions = { limit: number; windowSeconds: number };
type Taken = { kind: "allowed" } | { kind: "too-many"; retryAfterSeconds: number };
export type RateLimit = { take(address: string, now: Date): Taken };

type Window = { endsAt_ms: number; taken: number };

/** About 10 MB; the least recently used range is evicted. */
const MAX_RANGES = 50_000;

/**
 * A fixed-window rate limit: `limit` requests per narrow address range, more per wider one (address-range.server.ts). Counts in the memory
 * of this process, so N processes allow N times as much; a counter in the database (`buckets.server.ts`, for submissions) would cost
 * more than the request. Refused requests do not count. Loopback addresses are never refused: behind an undeclared proxy they are
 * every visitor.
 */
export function createRateLimit({ limit, windowSeconds }: RateLimitOptions): RateLimit {
  const windows = new LRUCache<string, Window>({ max: MAX_RANGES });

  function take(address: string, now: Date): Taken {
    const now_ms = now.getTime();
    const counters = addressRangesOf(address).map(({ name, times }) => ({ name, window: windowOf(name, now_ms), most: limit * times }));
    const full = counters.filter(({ window, most }) => window.taken >= most);
    if (full.length > 0) {
      const endsAt_ms = Math.max(...full.map(({ window }) => window.endsAt_ms));
      return { kind: "too-many", retryAfterSeconds: Math.ceil((endsAt_ms - now_ms) / 1000) };
    }

    for (const { name, window } of counters) {
      window.taken += 1;
      windows.set(name, window);
    }
    return { kind: "allowed" };
  }

  function windowOf(range: string, now_ms: number): Window {
    const current = windows.get(range);
    const endsAt_ms = now_ms + windowSeconds * 1000;
    // A window that ends later was started while the clock was fast.
    return current && current.endsAt_ms > now_ms && current.endsAt_ms <= endsAt_ms ? current : { endsAt_ms, taken: 0 };
  }

  return { take };
}
