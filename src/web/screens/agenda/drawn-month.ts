import { monthGrid } from "../../../events/month-grid.ts";

/** A month as it is drawn where the calendar will stand; its words come with it, so that server and browser write the same. */
export type DrawnMonth = { title: string; weekdays: string[]; weeks: (string | null)[][]; today: string };

/** Any Monday: the weekdays of its week are those of every week. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The month of `day`; both days as `2027-05-12`. */
export function drawnMonth({ day, today, lang }: { day: string; today: string; lang: string }): DrawnMonth {
  const { title, weekdays } = wordsIn(lang);
  return { title: title.format(new Date(`${day}T00:00:00Z`)), weekdays, weeks: monthGrid(day), today };
}

type MonthWords = { title: Intl.DateTimeFormat; weekdays: string[] };

const words = new Map<string, MonthWords>();

/** Made once for each language: it takes longer than all the rest of a month. */
function wordsIn(lang: string): MonthWords {
  const known = words.get(lang);
  if (known) return known;
  const weekday = new Intl.DateTimeFormat(lang, { weekday: "short", timeZone: "UTC" });
  const made = {
    title: new Intl.DateTimeFormat(lang, { month: "long", year: "numeric", timeZone: "UTC" }),
    weekdays: Array.from({ length: 7 }, (_, index) => weekday.format(MONDAY + index * DAY_MS)),
  };
  words.set(lang, made);
  return made;
}
