import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { PublicBanner } from "../contract/entities/banner.ts";
import { publicMedia } from "../media/public-media.ts";
import { shuffledPosition } from "../../packages/search/shuffle.ts";

/** Keeps the rounds of the brands apart. */
const ROUNDS_OF_A_BRAND = 2 ** 28;

/**
 * One of the brand's active banners, by chance and yet the same for everybody who asks for this turn; null when there is
 * none. In each round of as many turns as there are banners every one of them comes once, in an order of the round's own.
 */
export function findBannerOfTurn(catalogue: Pick<Catalogue, "directory">, brand: Brand, turn: number): PublicBanner | null {
  const { banners } = catalogue.directory(brand.id);
  if (banners.length === 0) return null;
  const round = Math.floor(turn / banners.length);
  const seed = (brand.id * ROUNDS_OF_A_BRAND + round) | 0;
  const banner = banners[shuffledPosition(turn % banners.length, { size: banners.length, seed })];
  return banner ? { ...banner, image: banner.image && publicMedia(banner.image) } : null;
}
