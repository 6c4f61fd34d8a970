import type { Brand } from "../../brands/brand.ts";

/** The site that structured data is about: a brand, and the origin of its links. */
export type DescribedSite = { brand: Brand; origin: string };

/** The full address of a path of this site; one that is full already stays as it is. */
export function fullUrl({ origin }: DescribedSite, path: string): string {
  return new URL(path, origin).href;
}
