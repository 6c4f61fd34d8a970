/** Where an article is read. */
export function blogUrl({ id }: { id: number }): string {
  return `/blog/${id}`;
}

/** Where the articles with a tag are listed (specification 2 §3, Blogs). */
export function tagUrl(tag: string): string {
  return `/blogs/${tag}.html`;
}

/** Where the articles of a brand can be followed. */
export const FEED_PATH = "/blogs/feed.xml";

/** A tag as visitors read it: by the name that the language has for it (`Große Gruppen`), else its own words (`grote groepen`). */
export function tagName(tag: string, names: Readonly<Record<string, string>>): string {
  return names[tag] ?? tag.replaceAll("-", " ");
}
