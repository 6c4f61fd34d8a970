import type { OfficeWords } from "../words/office-words.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day such as `2027-06-18`, in words. */
export function dayInWords({ common: { locale } }: Pick<OfficeWords, "common">, day: string): string {
  return formatOf(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
}

/** Day and time in the time zone of the house. */
export function timeInWords({ common: { locale } }: Pick<OfficeWords, "common">, time: Date): string {
  return formatOf(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Amsterdam" }).format(time);
}

/** Made once: to make a format takes longer than to render the row of a list. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.timeZone ?? ""}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
