import type { BrandKey } from "../../src/brands/brand.ts";
import { overviewUrl } from "../../src/activities/overview-url.ts";
import { SEARCH_LIMITS } from "../../src/activities/search-state.ts";
import type { Address } from "./address.ts";

/** The filter ids of each brand. */
export type UnseenAddresses = { brand: BrandKey; filters: number[] }[];

/**
 * A distinct search of the overview for each number: persons, age and at most one filter, so that hardly any is without
 * results.
 */
export function unseenAddress(unseen: UnseenAddresses, number: number): Address {
  const { brand, filters } = unseen[number % unseen.length] ?? { brand: "nl" as const, filters: [] };
  const [persons, rest] = digit(Math.floor(number / unseen.length), SEARCH_LIMITS.persons - 1);
  const [age, last] = digit(rest, SEARCH_LIMITS.minimumAge);
  // Consecutive numbers have different filters.
  const filter = filters[(last + persons) % (filters.length + 1)];
  // Persons without an age could be one of the known addresses.
  return { brand, path: overviewUrl({ filters: filter ? [filter] : [], persons: persons + 1, minimumAge: age + 1 }) };
}

function digit(number: number, base: number): [digit: number, rest: number] {
  return [number % base, Math.floor(number / base)];
}
