import type { SearchFilter, SearchOrder } from "./search.ts";

/** An order with the parameters that it has: a seed where it is random, a direction where it has one. */
export type QueryOrder = { by: "random"; seed: number } | { by: "title" | "createdAt"; direction: Direction } | BandedOrder;
/** Bands, in random order within each. */
export type BandedOrder = { by: "relevance" | "distance"; direction: Direction; seed: number };
type Direction = "ASC" | "DESC";

const NATURAL_DIRECTION: Record<SearchOrder, Direction> = {
  random: "ASC",
  title: "ASC",
  createdAt: "DESC",
  relevance: "DESC",
  distance: "ASC",
};

/** Whether a filter field is given: absent and null mean no condition. */
export function isPresent<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

/** The order of a search, random by default. */
export function orderOf({ orderBy = "random", orderDirection, seed }: SearchFilter): QueryOrder {
  const direction = orderDirection ?? NATURAL_DIRECTION[orderBy];
  if (orderBy === "random") return { by: orderBy, seed: seedOf(seed) };
  return orderBy === "title" || orderBy === "createdAt" ? { by: orderBy, direction } : { by: orderBy, direction, seed: seedOf(seed) };
}

/** A seed as 32 bits. */
export function seedOf(seed: number | undefined): number {
  return (seed ?? 0) >>> 0;
}

/** A key that is equal for queries to a platform that differ only in the order of their results. */
export function cacheKeyOf(platform: number, { orderBy: _, orderDirection: __, seed: ___, ...query }: SearchFilter): string {
  const present = Object.entries(query).filter(([, value]) => isPresent(value));
  return JSON.stringify([platform, present.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
