import { pageFrom } from "../../contract/page-from.ts";

/** Where an article is read. */
export function blogUrl({ id }: { id: number }): string {
  return `/blog/${id}`;
}

/** Where the articles with a tag are listed (specification 2 §3, Blogs). */
export function tagUrl(tag: string): string {
  return blogsUrl({ tag, page: 1 });
}

/** Where a page of all articles is listed, or of those with a tag. */
export function blogsUrl({ tag = null, page }: { tag?: string | null; page: number }): string {
  const path = tag === null ? "/blogs" : `/blogs/${tag}.html`;
  return page > 1 ? `${path}?pagina=${page}` : path;
}

/** The page that an address of a list of articles asks for. */
export function blogsFromUrl(searchParams: URLSearchParams): { page: number } {
  return { page: pageFrom(Number(searchParams.get("pagina") ?? 1)) };
}

/** Where the articles of a brand can be followed. */
export const FEED_PATH = "/blogs/feed.xml";

/** A tag as visitors read it: by the name that the language has for it (`Große Gruppen`), else its own words (`grote groepen`). */
export function tagName(tag: string, names: Readonly<Record<string, string>>): string {
  return names[tag] ?? tag.replaceAll("-", " ");
}
