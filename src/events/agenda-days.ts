/** First and last day, both included, as `2027-05-12`. */
export type DayRange = { from: string; to: string };

const SATURDAY = 6;
const SUNDAY = 7;

/** The quick choices in the brand's time zone: today, the rest of this weekend or the coming one, and the rest of this month. */
export function quickDays(now: Date, timeZone: string): { today: string; weekend: DayRange; month: DayRange } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const sunday = today.add({ days: SUNDAY - today.dayOfWeek });
  const weekend = today.dayOfWeek >= SATURDAY ? today : sunday.subtract({ days: 1 });
  const month = today.with({ day: today.daysInMonth });
  return {
    today: today.toString(),
    weekend: { from: weekend.toString(), to: sunday.toString() },
    month: { from: today.toString(), to: month.toString() },
  };
}
