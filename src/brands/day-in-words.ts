const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date in `lang`: `12 mei 2027` for `2027-05-12`. Call it on the server: on a phone, the first such format loads locale data
 * of the system and blocks for a tenth of a second.
 */
export function dayInWords(day: string, lang: string): string {
  return inWords(day, lang, "long");
}

/** As `dayInWords`, with the day of the week: `woensdag 12 mei 2027`. */
export function dayOfWeekInWords(day: string, lang: string): string {
  return inWords(day, lang, "full");
}

/** A date without year (`04-15`): `15 april`. */
export function dayOfYearInWords(monthDay: string, lang: string): string {
  // A leap year has every date.
  return written(`2028-${monthDay}`, lang, { day: "numeric", month: "long" });
}

/** The month of a day: `mei 2027`. */
export function monthInWords(day: string, lang: string): string {
  return written(day, lang, { month: "long", year: "numeric" });
}

function inWords(day: string, lang: string, dateStyle: "long" | "full"): string {
  return written(day, lang, { dateStyle });
}

function written(day: string, lang: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${lang} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
