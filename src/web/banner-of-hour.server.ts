import { seedOfPeriod } from "../activities/rotation.ts";
import { findRandomBanner } from "../banners/find-random-banner.ts";
import type { PublicBanner } from "../contract/entities/banner.ts";
import type { Site } from "../sites.ts";

type Place = Pick<Site, "brand" | "catalogue">;

/** A banner by chance for a rotation period and a page, the same for everybody within the hour: a page does not differ from visitor to visitor. */
export function bannerOfHour({ brand, catalogue }: Place, { page, period }: { page: number; period: number }): PublicBanner | null {
  return findRandomBanner(catalogue, brand, () => seedOfPeriod(brand.id, period + page) / 2 ** 32);
}
