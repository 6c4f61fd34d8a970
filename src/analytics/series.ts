import { dayAfter, dayCount, daysOf, weekdayOf, type Period } from "./period.ts";
import { NOTHING_COUNTED, type Totals } from "./totals.ts";

/** The totals of a day, or of a week from Monday to Sunday as far as it lies in the period. */
export type Point = Period & Totals;

/** Longer periods are shown by week. */
const MOST_DAYS = 60;

export function isByWeek(period: Period): boolean {
  return dayCount(period) > MOST_DAYS;
}

/** A point for every day of a period, also for those without counts; above 60 days one for every week. */
export function seriesOf(period: Period, daily: readonly (Totals & { day: string })[]): Point[] {
  const byDay = new Map(daily.map((totals) => [totals.day, totals]));
  return stretchesOf(period).map((stretch) => {
    const totals = daysOf(stretch).map((day) => byDay.get(day) ?? NOTHING_COUNTED);
    return { ...stretch, ...totals.reduce(sum, NOTHING_COUNTED) };
  });
}

function stretchesOf(period: Period): Period[] {
  if (!isByWeek(period)) return daysOf(period).map((day) => ({ from: day, to: day }));
  const weeks: Period[] = [];
  for (let from = period.from; from <= period.to; from = dayAfter(from, 7 - weekdayOf(from))) {
    const sunday = dayAfter(from, 6 - weekdayOf(from));
    weeks.push({ from, to: sunday < period.to ? sunday : period.to });
  }
  return weeks;
}

function sum(a: Totals, b: Totals): Totals {
  return {
    views: a.views + b.views,
    phoneClicks: a.phoneClicks + b.phoneClicks,
    webClicks: a.webClicks + b.webClicks,
    offerRequests: a.offerRequests + b.offerRequests,
  };
}
