/** Characters of a meta description (specification 2 §10), without the ellipsis. */
const DESCRIPTION = 170;

/** Cuts a text at the end of a word and appends '…'. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, most + 1).replace(/\s+\S*$/, "");
  return `${(whole.length > most ? text.slice(0, most) : whole).replace(/[\s,;:.!?–-]+$/, "")}…`;
}

/** The meta description of an article. */
export function blogDescription(text: string): string {
  return cut(text, DESCRIPTION);
}

/** The meta description of a tag's page: its subject and the titles of its latest articles, so that it is unique. */
export function tagDescription(subject: string, articles: readonly { title: string }[]): string {
  return cut(`${subject}: ${articles.map(({ title }) => title).join("; ")}`, DESCRIPTION);
}
