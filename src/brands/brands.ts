import { be } from "../../content/brands/be.ts";
import { de } from "../../content/brands/de.ts";
import { kids } from "../../content/brands/kids.ts";
import { nl } from "../../content/brands/nl.ts";
import type { Brand, BrandKey } from "./brand.ts";

/** In the order in which their host fragments are looked up: 4, 1, 2, 3 (specification 3, Name and brands). */
export const brands: readonly Brand[] = [be, nl, de, kids];

const DEFAULT_BRAND = nl;

/** The brand of a host name without port; the default brand for unknown hosts. */
export function brandOfHost(host: string): Brand {
  const name = host.toLowerCase();
  return brands.find((brand) => brand.hostFragments.some((fragment) => name.includes(fragment))) ?? DEFAULT_BRAND;
}

/** The brand of a stored row; throws for an unknown platform. */
export function brandOfPlatform(platformId: number): Brand {
  const brand = brands.find(({ id }) => id === platformId);
  if (!brand) throw new Error(`There is no brand with id ${platformId}.`);
  return brand;
}

export function brandOfKey(key: BrandKey): Brand {
  return { nl, be, de, kids }[key];
}
