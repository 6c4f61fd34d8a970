import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { PublicBanner } from "../contract/entities/banner.ts";
import { publicMedia } from "../media/public-media.ts";

/** One of the brand's active banners; null when there is none (204). `random` gives 0 ≤ n < 1. */
export function findRandomBanner(catalogue: Catalogue, brand: Brand, random: () => number = Math.random): PublicBanner | null {
  const { banners } = catalogue.directory(brand.id);
  const banner = banners[Math.floor(random() * banners.length)];
  return banner ? { ...banner, image: banner.image && publicMedia(banner.image) } : null;
}
