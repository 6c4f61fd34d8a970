import type { Article } from "../../articles/blogs/article.ts";
import { blogUrl, tagUrl } from "../../articles/blogs/blog-url.ts";
import { changedOn } from "../../articles/blogs/changed-on.ts";
import { blogTags, findBlogs } from "../../articles/blogs/find-blogs.ts";
import { newestOf, partsOfList, type SitemapPart, type SitemapSource } from "./part.server.ts";

/** All articles, the list of all, and the list of each tag; a list is as new as its newest article. */
export async function blogParts({ brand, blogs }: SitemapSource, most: number): Promise<SitemapPart[]> {
  const articles = findBlogs(blogs, brand);
  const lists = [
    { path: "/blogs", changed: newestOf(articles.map(dayOf)) },
    ...blogTags(blogs, brand).map(({ tag }) => ({ path: tagUrl(tag), changed: newestOf(findBlogs(blogs, brand, { tag }).map(dayOf)) })),
  ];
  return partsOfList("blogs", [...lists, ...articles.map((article) => ({ path: blogUrl(article), changed: dayOf(article) }))], most);
}

function dayOf(article: Article): Date {
  return new Date(changedOn(article));
}
