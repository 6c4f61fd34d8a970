const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day as people write it in `lang`: `12 mei 2027` for `2027-05-12`. It belongs in loaders: a phone that is asked for its
 * first date in words loads the languages of its system, for a tenth of a second in which it answers nobody.
 */
export function dayInWords(day: string, lang: string): string {
  return inWords(day, lang, "long");
}

/** As `dayInWords`, with the day of the week: `woensdag 12 mei 2027`. */
export function dayOfWeekInWords(day: string, lang: string): string {
  return inWords(day, lang, "full");
}

/** A day of any year (`04-15`): `15 april`. */
export function dayOfYearInWords(monthDay: string, lang: string): string {
  // A leap year, which has them all.
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
