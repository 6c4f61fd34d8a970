import type { Brand } from "../../brands/brand.ts";
import type { Article, Blogs } from "./article.ts";

/** The articles of a brand, or those with a tag; latest first. */
export function findBlogs(blogs: Blogs, { blogList }: Brand, { tag }: { tag?: string } = {}): readonly Article[] {
  return blogs[blogList].filter(({ tags }) => tag === undefined || tags.includes(tag));
}

/** The article of a brand with this id of a URL; null when it does not exist (404). */
export function findBlog(blogs: Blogs, { blogList }: Brand, { id }: { id: string }): Article | null {
  return blogs[blogList].find((article) => String(article.id) === id) ?? null;
}

/** All tags of a brand's articles with the number of their articles, the most frequent first. */
export function blogTags(blogs: Blogs, { blogList }: Brand): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of blogs[blogList].flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, count]) => ({ tag, count })).toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}
