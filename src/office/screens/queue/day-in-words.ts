import type { OfficeWords } from "../../words/office-words.ts";

/** A day such as `2027-07-01` in words: `do 1 juli 2027`. */
export function dayInWords({ common }: Pick<OfficeWords, "common">, day: string): string {
  const time = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(time.getTime())) return day;
  return new Intl.DateTimeFormat(common.locale, {
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(time);
}
