import type { DayRange } from "./agenda-days.ts";

/** A month of the calendar; `days` is a bit set: bit n-1 is set when there is an event on the n-th. */
export type Month = { first: string; title: string; days: number };

/** Consecutive months. The server formats the texts, so that the browser renders the same. */
export type Months = { weekdays: string[]; today: string; months: Month[]; /** False when events could not be read. */ isMarked: boolean };

/** The calendar spans the month before `day`, its own month and a year ahead. */
const BEFORE = 1;
const AFTER = 12;

/** Any Monday: the names of the weekdays are formatted from its week. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The first and the last day of the months around `day`. */
export function monthsAround(day: string): DayRange {
  const month = Temporal.PlainDate.from(day).with({ day: 1 });
  const from = month.subtract({ months: BEFORE });
  return {
    from: from.toString(),
    to: month
      .add({ months: AFTER + 1 })
      .subtract({ days: 1 })
      .toString(),
  };
}

/** `eventDays` is null when events could not be read. */
export function monthsOf(
  { from, to }: DayRange,
  { eventDays, today, lang }: { eventDays: ReadonlySet<string> | null; today: string; lang: string },
): Months {
  const { title, weekdays } = wordsIn(lang);
  const months: Month[] = [];
  for (let first = Temporal.PlainDate.from(from); first.toString() <= to; first = first.add({ months: 1 })) {
    const days = Array.from({ length: first.daysInMonth }, (_, index) => first.add({ days: index }).toString());
    const marks = days.reduce((bits, day, index) => (eventDays?.has(day) ? bits + 2 ** index : bits), 0);
    months.push({ first: first.toString(), title: title.format(new Date(`${first.toString()}T00:00:00Z`)), days: marks });
  }
  return { weekdays, today, months, isMarked: eventDays !== null };
}

type MonthWords = { title: Intl.DateTimeFormat; weekdays: string[] };

const cache = new Map<string, MonthWords>();

/** Cached for each language: formatting takes longer than all the rest of a month. */
function wordsIn(lang: string): MonthWords {
  const cached = cache.get(lang);
  if (cached) return cached;
  const weekday = new Intl.DateTimeFormat(lang, { weekday: "short", timeZone: "UTC" });
  const made = {
    title: new Intl.DateTimeFormat(lang, { month: "long", year: "numeric", timeZone: "UTC" }),
    weekdays: Array.from({ length: 7 }, (_, index) => weekday.format(MONDAY + index * DAY_MS)),
  };
  cache.set(lang, made);
  return made;
}
