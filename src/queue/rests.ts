export type Rests = {
  /** How long a range still rests, in ms; 0 when work may begin for it. */
  left_ms(range: string | null): number;
  /** Work for a range took so much of the processor's time; the range rests for longer than that. */
  took(range: string | null, ms: number): void;
};

/**
 * A range rests 1.5 times as long as its work took, so it has 40 % of the processor at most: more than half of the time a cached page, which
 * no queue can put before work that has begun, finds the processor free.
 */
const REST = 1.5;
/** Ranges that are remembered before those that rest no longer are forgotten. */
const MANY = 1_000;

/** Limits what one address range takes of the processor. This machine, which may be every visitor behind a proxy, never rests. */
export function createRests(now: () => number = () => performance.now()): Rests {
  const until = new Map<string, number>();

  function forget(): void {
    for (const [range, end_ms] of until) if (end_ms <= now()) until.delete(range);
  }

  return {
    left_ms: (range) => (range === null ? 0 : Math.max(0, (until.get(range) ?? 0) - now())),
    took(range, ms) {
      if (range === null) return;
      if (until.size >= MANY) forget();
      until.set(range, Math.max(now(), until.get(range) ?? 0) + REST * ms);
    },
  };
}
