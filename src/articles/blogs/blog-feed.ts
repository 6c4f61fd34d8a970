import { Feed } from "feed";
import type { Brand } from "../../brands/brand.ts";
import { mediaUrl } from "../../media/media-url.ts";
import type { Article } from "./article.ts";
import { blogUrl, FEED_PATH } from "./blog-url.ts";
import { blogImage } from "./blog-card.ts";
import { changedOn } from "./changed-on.ts";

/** Characters that XML cannot contain. */
// oxlint-disable-next-line no-control-regex -- these are removed
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

type BlogFeed = { brand: Brand; articles: readonly Article[]; origin: string; mediaHost?: string | null };

/**
 * The articles of a brand as an Atom feed (RFC 4287) with full contents. The id of an article is its URL, which never changes.
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
    content: inCdata(picture + withAbsoluteLinks(article.html, origin)),
    category: article.tags.map((tag) => ({ term: tag, name: tag })),
  };
}

/** Feed readers cannot resolve paths. */
function withAbsoluteLinks(html: string, origin: string): string {
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}

/** The library marks titles and summaries as HTML. */
function htmlOf(text: string): string {
  return inCdata(text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
}

/** The library does not escape `]]>` in CDATA. */
function inCdata(html: string): string {
  return html.replaceAll(CONTROLS, "").replaceAll("]]>", "]]&gt;");
}
