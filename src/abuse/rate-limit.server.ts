import { LRUCache } from "lru-cache";
import { addressRangesOf } from "./address-range.server.ts";

export type RateLimitOptions = { limit: number; windowSeconds: number };
type Taken = { kind: "allowed" } | { kind: "too-many"; retryAfterSeconds: number };
export type RateLimit = { take(address: string, now: Date): Taken };

type Window = { endsAt_ms: number; taken: number };

/** About 10 MB at most; the least recently used makes room. */
const MOST_RANGES = 50_000;

/**
 * Counts questions per fixed window, `limit` of a narrow address range and more of the wider ones (address-range.ts), in the memory
 * of this process: several processes allow as many times more, and a counter in the database (`buckets.ts`, for what is sent) would
 * cost more than the question. A refused question counts for no range. This machine itself is never refused: behind an undeclared
 * proxy it would stand for every visitor.
 */
export function createRateLimit({ limit, windowSeconds }: RateLimitOptions): RateLimit {
  const windows = new LRUCache<string, Window>({ max: MOST_RANGES });

  function take(address: string, now: Date): Taken {
    const now_ms = now.getTime();
    const turns = addressRangesOf(address).map(({ name, times }) => ({ name, window: windowOf(name, now_ms), most: limit * times }));
    const full = turns.filter(({ window, most }) => window.taken >= most);
    if (full.length > 0) {
      const endsAt_ms = Math.max(...full.map(({ window }) => window.endsAt_ms));
      return { kind: "too-many", retryAfterSeconds: Math.ceil((endsAt_ms - now_ms) / 1000) };
    }

    for (const { name, window } of turns) {
      window.taken += 1;
      windows.set(name, window);
    }
    return { kind: "allowed" };
  }

  function windowOf(range: string, now_ms: number): Window {
    const open = windows.get(range);
    const endsAt_ms = now_ms + windowSeconds * 1000;
    // One that ends later was opened while the clock was ahead.
    return open && open.endsAt_ms > now_ms && open.endsAt_ms <= endsAt_ms ? open : { endsAt_ms, taken: 0 };
  }

  return { take };
}
