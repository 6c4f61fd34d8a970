import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";

/** The number of public activities of the brand, for the hero's button (specification 2 §2, Home). */
export function countActivities(catalogue: Catalogue, brand: Brand): number {
  return catalogue.search(brand.id, {}, { page: 1, limit: 1 }).total;
}
