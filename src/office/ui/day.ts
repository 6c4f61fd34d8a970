import { HOUSE_TIME_ZONE } from "../house-time.ts";
import type { OfficeWords } from "../words/office-words.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day such as `2027-07-01`: `1 jul 2027`. */
export function dayInWords(words: Locale, day: string): string {
  return written(words, day, { dateStyle: "medium" });
}

/** The same with its day of the week: `do 1 juli 2027`. */
export function weekdayInWords(words: Locale, day: string): string {
  return written(words, day, { weekday: "short", day: "numeric", month: "long", year: "numeric" });
}

/** Day and time in the time zone of the house. */
export function timeInWords({ common: { locale } }: Locale, time: Date): string {
  return formatOf(locale, { dateStyle: "medium", timeStyle: "short", timeZone: HOUSE_TIME_ZONE }).format(time);
}

type Locale = Pick<OfficeWords, "common">;

/** A text that is no day is shown as it is. */
function written({ common: { locale } }: Locale, day: string, options: Intl.DateTimeFormatOptions): string {
  const time = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(time.getTime()) ? day : formatOf(locale, { ...options, timeZone: "UTC" }).format(time);
}

/** Made once: to make a format takes longer than to render the row of a list. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
