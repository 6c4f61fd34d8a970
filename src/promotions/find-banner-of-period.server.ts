import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { PublicBanner } from "../contract/entities/banner.ts";
import { publicMedia } from "../media/public-media.ts";
import { shuffledPosition } from "../../packages/search/shuffle.ts";

/** Gives the rounds of each brand their own seeds. */
const ROUNDS_OF_A_BRAND = 2 ** 28;

/**
 * The brand's active banner of a rotation period, pseudo-random but the same for all callers; null when there is none. In a
 * round of as many periods as there are banners, each banner comes once, in the shuffled order of that round.
 */
export function findBannerOfPeriod(catalogue: Pick<Catalogue, "directory">, brand: Brand, period: number): PublicBanner | null {
  const { banners } = catalogue.directory(brand.id);
  if (banners.length === 0) return null;
  const round = Math.floor(period / banners.length);
  const seed = (brand.id * ROUNDS_OF_A_BRAND + round) | 0;
  const banner = banners[shuffledPosition(period % banners.length, { size: banners.length, seed })];
  return banner ? { ...banner, image: banner.image && publicMedia(banner.image) } : null;
}
