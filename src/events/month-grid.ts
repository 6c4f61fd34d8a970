const WEEK = 7;
const DAY_MS = 86_400_000;

/** The days of the month of `day`, in weeks that begin on Monday; null before the first and after the last. */
export function monthGrid(day: string): (string | null)[][] {
  const [year = 1970, month = 1] = day.split("-").map(Number);
  const first = Date.UTC(year, month - 1, 1);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(first).getUTCDay() + WEEK - 1) % WEEK;
  const weeks = Math.ceil((before + days) / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (__, weekday) => {
      const index = week * WEEK + weekday - before;
      return index >= 0 && index < days ? new Date(first + index * DAY_MS).toISOString().slice(0, 10) : null;
    }),
  );
}
