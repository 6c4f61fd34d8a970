import { panoramaUrl } from "../media/panorama-url.ts";
import type { BrandKey } from "../brands/brand.ts";

type Shown = { origin: string; key: BrandKey; picture?: string | undefined };

/** The full URL of what social networks show of a page: its own picture, else the brand's panorama. */
export function socialPicture({ origin, key, picture = panoramaUrl(key) }: Shown): string {
  return new URL(picture, origin).href;
}
