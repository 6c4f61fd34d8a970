import type { PublicBrand } from "../brands/brand.ts";
import type { IllustratedPage } from "../brands/pages.ts";
import { headTags } from "../seo/head.ts";
import { socialPicture } from "./social-picture.ts";

type PageMeta = { brand: PublicBrand | undefined; page: IllustratedPage; origin: string; path: string; noindex?: boolean };

/** The head tags of a page that stands still; its picture is the one that social networks show. */
export function pageMeta({ brand, page, origin, path, noindex }: PageMeta) {
  if (!brand) return [];
  return headTags({
    title: page.metaTitle,
    description: page.metaDescription,
    socialTitle: page.title,
    socialImage: socialPicture({ origin, key: brand.key, picture: page.picture }),
    siteName: brand.name,
    pageUrl: origin + path,
    noindex,
  });
}
