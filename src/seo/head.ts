/** The metadata of a page for browsers, search engines and social networks. */
export type Head = {
  title: string;
  description: string;
  /** Fall back to title and description (specification 1 §2). */
  socialTitle?: string | undefined;
  socialDescription?: string | undefined;
  /** Absolute address of a picture of 1200 × 630 pixels, and its text alternative. */
  socialImage?: { url: string; alt: string };
  /** Absolute canonical address; without it there is no canonical link. */
  pageUrl?: string | undefined;
  noindex?: boolean | undefined;
  siteName: string;
  /** Language tag of the brand, `nl-BE`. */
  lang: string;
  /** Publication date of an article, `2026-02-05`. */
  published?: string | undefined;
};

export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string; hreflang?: string; type?: string; title?: string };

/** The tags of a head: title, description, social fields, canonical link and robots (specification 1 §2). */
export function headTags(head: Head): HeadTag[] {
  const { socialImage, pageUrl, published } = head;
  const title = `${head.title} | ${head.siteName}`;
  const tags: HeadTag[] = [
    { title },
    { name: "description", content: head.description },
    { name: "robots", content: head.noindex ? "noodp, noindex" : "noodp" },
    ...properties({
      title: head.socialTitle ?? title,
      description: head.socialDescription ?? head.description,
      type: published ? "article" : "website",
      site_name: head.siteName,
      locale: head.lang.replace("-", "_"),
    }),
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (published) tags.push({ property: "article:published_time", content: published });
  if (socialImage) {
    const { url, alt } = socialImage;
    tags.push(...properties({ image: url, "image:width": "1200", "image:height": "630", "image:alt": alt }));
  }
  if (pageUrl) tags.push(...properties({ url: pageUrl }), { tagName: "link", rel: "canonical", href: pageUrl });
  return tags;
}

function properties(values: Record<string, string>): HeadTag[] {
  return Object.entries(values).map(([name, content]) => ({ property: `og:${name}`, content }));
}
