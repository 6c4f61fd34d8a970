import type { OfficeWords } from "../words/office-words.ts";

/** A day such as `2027-05-12` in words: `12 mei 2027`. */
export function dayInWords({ common }: Pick<OfficeWords, "common">, day: string): string {
  return new Intl.DateTimeFormat(common.locale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(new Date(day));
}
