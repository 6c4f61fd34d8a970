import type { Brand } from "../src/brands/brand.ts";
import { brands } from "../src/brands/brands.ts";

/** The brand with this key; throws an error that lists all keys. */
export function brandOf(key: string): Brand {
  const brand = brands.find((candidate) => candidate.key === key);
  if (!brand) throw new Error(`There is no brand "${key}": choose ${brands.map((one) => one.key).join(", ")}.`);
  return brand;
}
