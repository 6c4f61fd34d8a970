import type { OfficeWords } from "../../words/office-words.ts";

/** Made once: to make a format takes longer than to render the row of a list. */
const formats = new Map<string, Intl.DateTimeFormat>();

const FULL = { weekday: "short", day: "numeric", month: "long", year: "numeric" } as const;
const SHORT = { day: "numeric", month: "short", year: "numeric" } as const;

/** A day such as `2027-07-01` with its weekday: `do 1 juli 2027`; `isShort`: `1 jul 2027`. */
export function dayInWords({ common: { locale } }: Pick<OfficeWords, "common">, day: string, isShort = false): string {
  const time = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(time.getTime()) ? day : formatOf(locale, isShort).format(time);
}

function formatOf(locale: string, isShort: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${isShort}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...(isShort ? SHORT : FULL), timeZone: "UTC" });
  formats.set(key, format);
  return format;
}
