import { honouredPeriod, seedOfPeriod } from "../activities/rotation.ts";
import { findRandomBanner } from "../banners/find-random-banner.ts";
import type { PublicBanner } from "../contract/entities/banner.ts";
import type { Site } from "../sites.ts";

/** A banner by chance, the same for everybody within the hour: a page does not differ from visitor to visitor. */
export function bannerOfHour({ brand, catalogue }: Pick<Site, "brand" | "catalogue">, page: number, now: Date): PublicBanner | null {
  return findRandomBanner(catalogue, brand, () => seedOfPeriod(brand.id, honouredPeriod(null, now) + page) / 2 ** 32);
}
