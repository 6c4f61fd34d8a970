import type { Brand } from "../../brands/brand.ts";
import { mediaUrl } from "../../media/media-url.ts";

/** The site of structured data: a brand, the origin of its links, and the host of its pictures if it differs. */
export type DescribedSite = { brand: Brand; origin: string; mediaHost?: string | null };

/** The absolute URL of a picture, on its own host if there is one. */
export function pictureUrl(site: DescribedSite, stored: string): string {
  return fullUrl(site, mediaUrl(stored, site.mediaHost ?? null));
}

/** The absolute URL of a path of this site; an absolute URL is unchanged. */
export function fullUrl({ origin }: DescribedSite, path: string): string {
  return new URL(path, origin).href;
}
