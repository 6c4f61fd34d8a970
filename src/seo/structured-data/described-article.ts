import type { BlogPostingLeaf } from "schema-dts";
import { fullUrl, pictureUrl, type DescribedSite } from "./described-site.ts";
import type { NamedThing } from "./described-page.ts";
import { publisherOf } from "./publisher.ts";

export type DescribedArticle = {
  path: string;
  title: string;
  description: string;
  /** The day that stands above the article, as `2026-03-12`. */
  published: string;
  /** The day of its last change. */
  changed: string;
  image: string;
  tags: readonly string[];
};

/** Longer headlines may be cut off by search engines. */
const HEADLINE = 110;

/** An article, written by the house itself (Google's docs: structured-data/article). */
export function describeArticle(site: DescribedSite, article: DescribedArticle) {
  const url = fullUrl(site, article.path);
  const house = publisherOf(site);
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: headlineOf(article.title),
    description: article.description,
    url,
    mainEntityOfPage: { "@id": `${url}#page` },
    image: pictureUrl(site, article.image),
    datePublished: article.published,
    dateModified: article.changed,
    inLanguage: site.brand.lang,
    keywords: article.tags,
    author: house,
    publisher: { "@id": house["@id"] },
  } satisfies BlogPostingLeaf & NamedThing;
}

/** Cut at a word's end. */
function headlineOf(title: string): string {
  if (title.length <= HEADLINE) return title;
  const beginning = title.slice(0, HEADLINE - 1).replace(/\s+\S*$/, "");
  return `${beginning.toWellFormed()}…`;
}
