/** Days as `YYYY-MM-DD`, both included. */
export type Period = { from: string; to: string };

const DAY_MS = 86_400_000;

/** The last `count` days, today included. */
export function lastDays(today: string, count: number): Period {
  return { from: dayAfter(today, 1 - count), to: today };
}

/** The days before a period, as many as it has. */
export function periodBefore(period: Period): Period {
  const count = dayCount(period);
  return { from: dayAfter(period.from, -count), to: dayAfter(period.from, -1) };
}

export function dayCount({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** Every day of a period. */
export function daysOf(period: Period): string[] {
  return Array.from({ length: dayCount(period) }, (_, index) => dayAfter(period.from, index));
}

/** The day `count` days later. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** From 0 for Monday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}
