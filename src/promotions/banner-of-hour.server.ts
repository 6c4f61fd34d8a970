import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { bannerTeaser, type BannerTeaser } from "./banner-teaser.ts";
import { findBannerOfPeriod } from "./find-banner-of-period.server.ts";

type Context = { brand: Brand; catalogue: Catalogue };

/** The banner of a rotation period (an hour) and a page. It is the same for all visitors, so that pages can be cached. */
export function bannerOfHour({ brand, catalogue }: Context, { page, period }: { page: number; period: number }): BannerTeaser | null {
  const banner = findBannerOfPeriod(catalogue, brand, period + page);
  return banner && bannerTeaser(banner);
}
