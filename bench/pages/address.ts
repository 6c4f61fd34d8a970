import type { BrandKey } from "../../src/brands/brand.ts";

/** A page of a brand. */
export type Address = { brand: BrandKey; path: string };
