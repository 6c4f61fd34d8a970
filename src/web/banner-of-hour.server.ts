import { bannerTeaser, type BannerTeaser } from "../banners/banner-teaser.ts";
import { findBannerOfTurn } from "../banners/find-banner-of-turn.ts";
import type { Site } from "../sites.ts";

type Place = Pick<Site, "brand" | "catalogue">;

/** The banner of a rotation period and a page, the same for everybody within the hour: a page does not differ from visitor to visitor. */
export function bannerOfHour({ brand, catalogue }: Place, { page, period }: { page: number; period: number }): BannerTeaser | null {
  const banner = findBannerOfTurn(catalogue, brand, period + page);
  return banner && bannerTeaser(banner);
}
