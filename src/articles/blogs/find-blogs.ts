import type { Brand } from "../../brands/brand.ts";
import type { Article, Blogs } from "./article.ts";

/** The articles of a brand, the latest first; those with a tag when one is given. */
export function findBlogs(blogs: Blogs, { blogList }: Brand, { tag }: { tag?: string } = {}): readonly Article[] {
  return blogs[blogList].filter(({ tags }) => tag === undefined || tags.includes(tag));
}

/** The article of a brand with this id, as it stands in an address; null when there is none (404). */
export function findBlog(blogs: Blogs, { blogList }: Brand, { id }: { id: string }): Article | null {
  return blogs[blogList].find((article) => String(article.id) === id) ?? null;
}

/** Every tag of a brand's articles with how many carry it, the commonest first. */
export function blogTags(blogs: Blogs, { blogList }: Brand): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of blogs[blogList].flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([tag, count]) => ({ tag, count })).toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}
