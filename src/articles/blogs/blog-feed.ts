import { Feed } from "feed";
import type { Brand } from "../../brands/brand.ts";
import { mediaUrl } from "../../media/media-url.ts";
import type { Article } from "./article.ts";
import { blogUrl, FEED_PATH } from "./blog-url.ts";
import { blogImage } from "./blog-card.ts";
import { changedOn } from "./changed-on.ts";

/** Signs that XML cannot hold. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

type BlogFeed = { brand: Brand; articles: readonly Article[]; origin: string; mediaHost?: string | null };

/**
 * The articles of a brand as an Atom feed (RFC 4287), in full. The id of an article is its address, which never changes;
 * the feed is as new as its newest article.
 */
export function blogFeed({ brand, articles, origin, mediaHost = null }: BlogFeed): string {
  const feed = new Feed({
    id: `${origin}/blogs`,
    title: `${brand.blogs.metaTitle} | ${brand.name}`,
    description: brand.blogs.metaDescription,
    language: brand.lang,
    link: `${origin}/blogs`,
    feed: origin + FEED_PATH,
    author: { name: brand.name, link: `${origin}/` },
    updated: new Date(Math.max(0, ...articles.map((article) => Date.parse(changedOn(article))))),
    generator: false,
  });
  for (const article of articles) feed.addItem(entryOf(article, { brand, origin, mediaHost }));
  return feed.atom1();
}

function entryOf(article: Article, { brand, origin, mediaHost }: Omit<Required<BlogFeed>, "articles">): Parameters<Feed["addItem"]>[0] {
  const url = origin + blogUrl(article);
  const picture = `<p><img src="${new URL(mediaUrl(blogImage(brand, article).url, mediaHost), origin).href}" alt=""></p>`;
  return {
    ...{ id: url, link: url, title: htmlOf(article.title), date: new Date(changedOn(article)), published: new Date(article.published) },
    description: htmlOf(article.description),
    content: inCdata(picture + withFullLinks(article.html, origin)),
    category: article.tags.map((tag) => ({ term: tag, name: tag })),
  };
}

/** In a reader a path leads nowhere. */
function withFullLinks(html: string, origin: string): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}

/** The library says that titles and summaries are HTML. */
function htmlOf(text: string): string {
  return inCdata(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
}

/** The library puts texts into CDATA just as they are, and that would end here. */
function inCdata(html: string): string {
  return html.replaceAll(CONTROLS, "").replaceAll("]]>", "]]&gt;");
}
