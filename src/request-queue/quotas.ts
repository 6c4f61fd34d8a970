export type Quotas = {
  /** Time until a range is within its quota again, in ms; 0 if it is now. */
  wait_ms(range: string | null): number;
  /** Charges a range `time_ms` for work that began at `since_ms` (`performance.now()`). */
  charge(range: string | null, time_ms: number, since_ms?: number): void;
};

export type QuotasOptions = {
  /** A range may use this much of its quota at once. */
  burst_ms: number;
  /** Clock, in ms. */
  now?: () => number;
};

/** From this number of ranges on, those with their full burst available are dropped. */
const MAX_RANGES = 1_000;

/**
 * Limits the use of a resource per address range, with a burst (generic cell rate algorithm). A null range (loopback, which may be every visitor
 * behind an undeclared proxy) has no limit.
 */
export function createQuotas({ burst_ms, now = () => performance.now() }: QuotasOptions): Quotas {
  /** Time at which each range has its full burst again. */
  const fullAt_ms = new Map<string, number>();

  function dropFull(): void {
    for (const [range, at_ms] of fullAt_ms) if (at_ms <= now()) fullAt_ms.delete(range);
  }

  return {
    wait_ms: (range) => (range === null ? 0 : Math.max(0, (fullAt_ms.get(range) ?? 0) - now() - burst_ms)),
    charge(range, time_ms, since_ms = now()) {
      if (range === null) return;
      if (fullAt_ms.size >= MAX_RANGES) dropFull();
      fullAt_ms.set(range, Math.max(since_ms, fullAt_ms.get(range) ?? 0) + time_ms);
    },
  };
}
