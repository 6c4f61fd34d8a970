import type { Brand } from "../../brands/brand.ts";
import { mediaUrl } from "../../media/media-url.ts";

/** The site that structured data is about: a brand, the origin of its links, and the host of its pictures where that is another. */
export type DescribedSite = { brand: Brand; origin: string; mediaHost?: string | null };

/** The full address of a picture, wherever it is fetched from. */
export function pictureUrl(site: DescribedSite, stored: string): string {
  return fullUrl(site, mediaUrl(stored, site.mediaHost ?? null));
}

/** The full address of a path of this site; one that is full already stays as it is. */
export function fullUrl({ origin }: DescribedSite, path: string): string {
  return new URL(path, origin).href;
}
