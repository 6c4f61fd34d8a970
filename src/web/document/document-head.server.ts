import type { Brand } from "../../brands/brand.ts";
import { brandOfKey } from "../../brands/brands.ts";
import type { IllustratedPage } from "../../brands/pages.ts";
import { alternatesOf } from "../../seo/alternates.ts";
import { headTags, type Head, type HeadTag } from "../../seo/head.ts";
import { FEWEST_TO_INDEX, landingTotals } from "../../landing-pages/landing-totals.server.ts";
import { landingSlug } from "../../landing-pages/landing-slug.ts";
import { describePage, type DescribedPage } from "../../seo/structured-data/described-page.ts";
import type { ContentSite } from "../../sites.ts";
import { brandPicture } from "../../seo/social-pictures/social-picture-of.ts";
import { socialUrl, type SocialPicture } from "../../media/social-pictures/social-picture.server.ts";
import type { DocumentHead } from "./screen.ts";

/** `path` is the canonical path, if there is one. A page without its own picture uses that of its brand. */
export type PageDescription = Pick<Head, "title" | "description" | "socialTitle" | "noindex" | "published"> & {
  path?: string;
  picture?: SocialPicture | undefined;
};

/**
 * The head of a document: tags for browsers and social networks, alternate languages, and structured data if the page is
 * described.
 */
export function documentHead(
  site: ContentSite,
  { path, picture, noindex, ...texts }: PageDescription,
  described: DescribedPage | null,
): DocumentHead {
  const { brand, origin } = site;
  const shown = picture ?? brandPicture(brand);
  const tags = headTags({
    ...texts,
    noindex,
    siteName: brand.name,
    lang: brand.lang,
    pageUrl: path === undefined ? undefined : origin + path,
    socialImage: { url: origin + socialUrl(shown), alt: shown.title },
  });
  const alternates = path === undefined || noindex ? [] : alternateLinks(site, path);
  return { tags: [...tags, ...alternates], structuredData: described ? describePage(site, described) : [] };
}

function alternateLinks(site: ContentSite, path: string): HeadTag[] {
  const { brand, origin, platforms } = site;
  const sites = [{ brand, origin }, ...platforms.map((other) => ({ brand: brandOfKey(other.key), origin: other.origin }))];
  return alternatesOf({ brand, path }, { sites, isIndexed: isIndexedOn(site) }).map((link) => ({
    tagName: "link",
    rel: "alternate",
    ...link,
  }));
}

/** Landing pages can be empty on another brand. All other shared pages are always indexed. */
function isIndexedOn({ catalogue }: ContentSite): (brand: Brand, path: string) => boolean {
  return (brand, path) => {
    const slug = landingSlug(path);
    if (!brand.openingWords.includes(slug)) return true;
    return (landingTotals(catalogue, brand).get(slug) ?? 0) >= FEWEST_TO_INDEX;
  };
}

type StaticPage = Pick<DescribedPage, "type" | "path"> & Pick<PageDescription, "noindex"> & { breadcrumb: string };

/** The head of a page whose texts are data of the brand, directly below the home page. */
export function staticPageHead(site: ContentSite, page: IllustratedPage, { type, path, breadcrumb, noindex }: StaticPage): DocumentHead {
  const { metaTitle, metaDescription, title } = page;
  const description = { title: metaTitle, description: metaDescription, socialTitle: title, path, noindex };
  return documentHead(site, description, { type, path, texts: page, steps: [{ title: breadcrumb }] });
}
