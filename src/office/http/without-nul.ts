/** A text from outside without NUL, which PostgreSQL refuses in every text. */
export function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}

/** The same for each value of a record. */
export function valuesWithoutNul(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutNul(value)]));
}
