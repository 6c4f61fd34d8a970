import type { Brand } from "../brands/brand.ts";
import { brandOfKey } from "../brands/brands.ts";
import { alternatesOf } from "../seo/alternates.ts";
import type { Head } from "../seo/head.ts";
import { brandPicture } from "../social/pictures-of.ts";
import { socialUrl, type SocialPicture } from "../social/social-picture.ts";
import type { Site } from "../sites.ts";
import { landingTotals, FEWEST_TO_INDEX } from "../seo/landing-totals.ts";
import { seoSlug } from "../seo/seo-slug.ts";
import type { HeadLink } from "./served-head.server.ts";

/** `path` is the canonical one, where there is one; a page without a picture of its own shows that of its brand. */
export type PageDescription = Pick<Head, "title" | "description" | "socialTitle" | "noindex" | "published"> & {
  path?: string;
  picture?: SocialPicture | undefined;
};

/** The head of a page, and the links that machines alone follow: the same page in other languages. */
export function describeHead(site: Site, { path, picture, noindex, ...texts }: PageDescription): { head: Head; links: HeadLink[] } {
  const { brand, origin } = site;
  const shown = picture ?? brandPicture(brand);
  const isIndexed = path !== undefined && !noindex;
  const alternates = isIndexed ? alternatesOf({ brand, path }, { sites: sitesOf(site), isIndexed: isIndexedOn(site) }) : [];
  const head = {
    ...texts,
    // Said only where it is so: some readers look for the mere word in a page.
    ...(noindex && { noindex }),
    siteName: brand.name,
    lang: brand.lang,
    pageUrl: path === undefined ? undefined : origin + path,
    socialImage: { url: origin + socialUrl(shown), alt: shown.title },
  };
  return { head, links: alternates.map((alternate) => ({ rel: "alternate", ...alternate })) };
}

function sitesOf({ brand, origin, platforms }: Site) {
  return [{ brand, origin }, ...platforms.map((other) => ({ brand: brandOfKey(other.key), origin: other.origin }))];
}

/** Landing pages may be without activities; every other page that brands share always has something. */
function isIndexedOn({ catalogue }: Site): (brand: Brand, path: string) => boolean {
  return (brand, path) => {
    const slug = seoSlug(path);
    if (!brand.openingWords.includes(slug)) return true;
    return (landingTotals(catalogue, brand).get(slug) ?? 0) >= FEWEST_TO_INDEX;
  };
}
