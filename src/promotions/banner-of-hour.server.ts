import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { bannerTeaser, type BannerTeaser } from "./banner-teaser.ts";
import { findBannerOfTurn } from "./find-banner-of-turn.server.ts";

type Place = { brand: Brand; catalogue: Catalogue };

/** The banner of a rotation period and a page, the same for everybody within the hour: a page does not differ from visitor to visitor. */
export function bannerOfHour({ brand, catalogue }: Place, { page, period }: { page: number; period: number }): BannerTeaser | null {
  const banner = findBannerOfTurn(catalogue, brand, period + page);
  return banner && bannerTeaser(banner);
}
