/** Characters of a meta description (specification 2 §10); the ending is not counted. */
const DESCRIPTION = 170;

/** The first characters of a text, up to a word's end, with '…' where something was left out. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, most + 1).replace(/\s+\S*$/, "");
  return `${(whole.length > most ? text.slice(0, most) : whole).replace(/[\s,;:.!?–-]+$/, "")}…`;
}

/** What a page of articles tells search engines about itself. */
export function blogDescription(text: string): string {
  return cut(text, DESCRIPTION);
}

/** What the page of a tag tells: its subject, and what the latest articles on it are called, so that no two say the same. */
export function tagDescription(subject: string, articles: readonly { title: string }[]): string {
  return cut(`${subject}: ${articles.map(({ title }) => title).join("; ")}`, DESCRIPTION);
}
