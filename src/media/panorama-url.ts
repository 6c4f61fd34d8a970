import type { BrandKey } from "../brands/brand.ts";

/** The wide picture of a brand, drawn in its palette. */
export function panoramaUrl(key: BrandKey): string {
  return `/static/scenes/panorama-${key}.svg`;
}
