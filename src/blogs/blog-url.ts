/** Where an article is read. */
export function blogUrl({ id }: { id: number }): string {
  return `/blog/${id}`;
}

/** Where the articles with a tag are listed (specification 2 §3, Blogs). */
export function tagUrl(tag: string): string {
  return `/blogs/${tag}.html`;
}

/** A tag as visitors read it: `met-kinderen` is `met kinderen`. */
export function tagName(tag: string): string {
  return tag.replaceAll("-", " ");
}
