import type { Article } from "../../../blogs/article.ts";

const SHOWN = 3;

/** What to read after an article: those that share the most tags with it, the latest of these first. */
export function nextBlogs(blogs: readonly Article[], article: Article): Article[] {
  const shared = ({ tags }: Article) => tags.filter((tag) => article.tags.includes(tag)).length;
  return blogs
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, SHOWN);
}
