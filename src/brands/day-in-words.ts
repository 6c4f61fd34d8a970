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

function inWords(day: string, lang: string, dateStyle: "long" | "full"): string {
  const key = `${lang} ${dateStyle}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, { dateStyle, timeZone: "UTC" });
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
