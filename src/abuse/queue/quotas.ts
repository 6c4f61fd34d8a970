export type Quotas = {
  /** How long a range has to wait, in ms, before it may take more; 0 when it may at once. */
  wait_ms(range: string | null): number;
  /** Charges a range for what took `time_ms` of its time, and began at `since_ms` on the clock of `performance.now()`. */
  charge(range: string | null, time_ms: number, since_ms?: number): void;
};

export type QuotasOptions = {
  /** So much of its time may a range take at once. */
  burst_ms: number;
  /** A clock, in ms. */
  now?: () => number;
};

/** Ranges that are remembered before those with a full quota are forgotten. */
const MANY = 1_000;

/**
 * Limits how much of something an address range takes in a time, with a burst (the generic cell rate algorithm). This machine, which may be every
 * visitor behind an undeclared proxy, has no limit.
 */
export function createQuotas({ burst_ms, now = () => performance.now() }: QuotasOptions): Quotas {
  /** When each range has its full burst again. */
  const full = new Map<string, number>();

  function forget(): void {
    for (const [range, full_ms] of full) if (full_ms <= now()) full.delete(range);
  }

  return {
    wait_ms: (range) => (range === null ? 0 : Math.max(0, (full.get(range) ?? 0) - now() - burst_ms)),
    charge(range, time_ms, since_ms = now()) {
      if (range === null) return;
      if (full.size >= MANY) forget();
      full.set(range, Math.max(since_ms, full.get(range) ?? 0) + time_ms);
    },
  };
}
