const formats = new Map<string, Intl.DateTimeFormat>();

/** The date in a time zone at this moment, as `2027-05-12`. */
export function dayIn(timeZone: string, date: Date): string {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}

/** Cached: creating one takes longer than using it a hundred times. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(timeZone, format);
  return format;
}
