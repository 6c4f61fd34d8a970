import { pageFrom } from "../../contract/page-from.ts";

/** The URL of an article. */
export function blogUrl({ id }: { id: number }): string {
  return `/blog/${id}`;
}

/** The URL of the list of articles with a tag (specification 2 §3, Blogs). */
export function tagUrl(tag: string): string {
  return blogsUrl({ tag, page: 1 });
}

/** The URL of a page of all articles, or of those with a tag. */
export function blogsUrl({ tag = null, page }: { tag?: string | null; page: number }): string {
  const path = tag === null ? "/blogs" : `/blogs/${tag}.html`;
  return page > 1 ? `${path}?pagina=${page}` : path;
}

/** Reads the page number from the URL of a list of articles. */
export function blogsFromUrl(searchParams: URLSearchParams): { page: number } {
  return { page: pageFrom(Number(searchParams.get("pagina") ?? 1)) };
}

/** The Atom feed of a brand's articles. */
export const FEED_PATH = "/blogs/feed.xml";

/** The label of a tag: its name in the brand's language (`Große Gruppen`), else its own words (`grote groepen`). */
export function tagName(tag: string, names: Readonly<Record<string, string>>): string {
  return names[tag] ?? tag.replaceAll("-", " ");
}
