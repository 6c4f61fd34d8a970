/** A summary of many measured times. */
export type Summary = { queries: number; p50_ms: number; p99_ms: number; most_ms: number; perSecond: number };

/** Summarises the times of consecutive queries, in milliseconds; null without any. */
export function summaryOf(times_ms: readonly number[]): Summary | null {
  if (times_ms.length === 0) return null;
  const sorted = times_ms.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const sum = sorted.reduce((total, time) => total + time, 0);
  return { queries: sorted.length, p50_ms: at(0.5), p99_ms: at(0.99), most_ms: at(1), perSecond: 1_000 / (sum / sorted.length) };
}
