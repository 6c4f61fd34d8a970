import type { BlogPostingLeaf } from "schema-dts";
import { fullUrl, pictureUrl, type DescribedSite } from "./described-site.ts";
import type { NamedThing } from "./described-page.ts";
import { publisherOf } from "./publisher.ts";

export type DescribedArticle = {
  path: string;
  title: string;
  description: string;
  /** The publication date, `2026-03-12`. */
  published: string;
  /** The date of the last change. */
  changed: string;
  image: string;
  tags: readonly string[];
};

/** Characters; search engines may cut longer headlines. */
const MAX_HEADLINE = 110;

/** An article, with the brand as author (Google's docs: structured-data/article). */
export function describeArticle(site: DescribedSite, article: DescribedArticle) {
  const url = fullUrl(site, article.path);
  const publisher = publisherOf(site);
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
    author: publisher,
    publisher: { "@id": publisher["@id"] },
  } satisfies BlogPostingLeaf & NamedThing;
}

/** Cut at the end of a word. */
function headlineOf(title: string): string {
  if (title.length <= MAX_HEADLINE) return title;
  const beginning = title.slice(0, MAX_HEADLINE - 1).replace(/\s+\S*$/, "");
  return `${beginning.toWellFormed()}…`;
}
