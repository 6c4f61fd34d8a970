import type { BrandKey } from "../../src/brands/brand.ts";
import { overviewUrl } from "../../src/activities/overview-url.ts";
import { SEARCH_LIMITS } from "../../src/activities/search-state.ts";
import type { Address } from "./address.ts";

/** The filters of each brand. */
export type UnseenAddresses = { brand: BrandKey; filters: number[] }[];

/**
 * A search of the overview for each number: persons, age and none or one of the filters, so that hardly any is without
 * results. Numbers that differ give addresses that differ.
 */
export function unseenAddress(unseen: UnseenAddresses, number: number): Address {
  const { brand, filters } = unseen[number % unseen.length] ?? { brand: "nl" as const, filters: [] };
  const [persons, behind] = digit(Math.floor(number / unseen.length), SEARCH_LIMITS.persons - 1);
  const [age, rest] = digit(behind, SEARCH_LIMITS.minimumAge);
  // Neighbours in time have different filters too.
  const filter = filters[(rest + persons) % (filters.length + 1)];
  // Alone it could be one of the known ones.
  return { brand, path: overviewUrl({ filters: filter ? [filter] : [], persons: persons + 1, minimumAge: age + 1 }) };
}

function digit(number: number, base: number): [digit: number, rest: number] {
  return [number % base, Math.floor(number / base)];
}
