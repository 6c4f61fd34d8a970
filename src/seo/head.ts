/** What a page says about itself to browsers, search engines and social networks. */
export type Head = {
  title: string;
  description: string;
  /** Fall back to title and description (specification 1 §2). */
  socialTitle?: string;
  socialDescription?: string;
  /** Absolute address of a picture. */
  socialImage?: string;
  /** Absolute address of this page; without one there is no canonical link. */
  pageUrl?: string;
  noindex?: boolean;
  siteName: string;
};

type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string };

/** The tags of a head: title, description, social fields, canonical link and robots (specification 1 §2). */
export function headTags(head: Head): HeadTag[] {
  const title = `${head.title} | ${head.siteName}`;
  const tags: HeadTag[] = [
    { title },
    { name: "description", content: head.description },
    { name: "robots", content: head.noindex ? "noodp, noindex" : "noodp" },
    { property: "og:title", content: head.socialTitle ?? title },
    { property: "og:description", content: head.socialDescription ?? head.description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: head.siteName },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (head.socialImage) tags.push({ property: "og:image", content: head.socialImage });
  if (head.pageUrl) {
    tags.push({ property: "og:url", content: head.pageUrl }, { tagName: "link", rel: "canonical", href: head.pageUrl });
  }
  return tags;
}
