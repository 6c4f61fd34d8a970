import { brandOfPlatform } from "../../brands/brands.ts";
import type { OfficeWords } from "../words/office-words.ts";

/** Brands as a text; null stands for all. */
export function brandNames({ allBrands, none }: OfficeWords["common"], platformIds: readonly number[] | null): string {
  if (platformIds === null) return allBrands;
  return platformIds.length === 0 ? none : platformIds.map((id) => brandOfPlatform(id).name).join(", ");
}
