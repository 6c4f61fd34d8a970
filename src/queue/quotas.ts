export type Quotas = {
  /** How long the next work of a range has to wait, in ms; 0 when it may begin. */
  wait_ms(range: string | null): number;
  /** Charges a range for work that took so much of the processor's time, in ms, and has just ended. */
  charge(range: string | null, ms: number): void;
};

/**
 * Each ms of work takes 2.5 ms of a range's time: it has 40 % of the processor at most, so that a cached page, which no queue can put before work
 * that has begun, finds the processor free more than half of the time.
 */
const COST = 2.5;
/** Work of 200 ms, some twenty pages, may follow at once: a visitor never waits, and neither do colleagues behind one address. */
const BURST_MS = 300;
/** Ranges that are remembered before those with a full quota are forgotten. */
const MANY = 1_000;

/**
 * Limits the share of the processor that one address range has, with a burst (the generic cell rate algorithm). This machine, which may be every
 * visitor behind an undeclared proxy, has no limit.
 */
export function createQuotas(now: () => number = () => performance.now()): Quotas {
  /** When each range has its full burst again, on the clock of `now`. */
  const full = new Map<string, number>();

  function forget(): void {
    for (const [range, full_ms] of full) if (full_ms <= now()) full.delete(range);
  }

  return {
    wait_ms: (range) => (range === null ? 0 : Math.max(0, (full.get(range) ?? 0) - now() - BURST_MS)),
    charge(range, ms) {
      if (range === null) return;
      if (full.size >= MANY) forget();
      full.set(range, Math.max(now() - ms, full.get(range) ?? 0) + COST * ms);
    },
  };
}
