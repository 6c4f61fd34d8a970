import type { SearchFilter, SearchOrder } from "./search.ts";

/** An order as it is asked, with what belongs to it only: a seed to what has chance in it, a direction to what has one. */
export type QueryOrder = { by: "random"; seed: number } | { by: "title" | "createdAt"; direction: Direction } | BandedOrder;
/** Bands with an order by chance within. */
export type BandedOrder = { by: "relevance" | "distance"; direction: Direction; seed: number };
type Direction = "ASC" | "DESC";

const NATURAL_DIRECTION: Record<SearchOrder, Direction> = {
  random: "ASC",
  title: "ASC",
  createdAt: "DESC",
  relevance: "DESC",
  distance: "ASC",
};

/** An absent or null field asks nothing. */
export function isPresent<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

/** The order of a search, by chance when none is asked. */
export function orderOf({ orderBy = "random", orderDirection, seed }: SearchFilter): QueryOrder {
  const direction = orderDirection ?? NATURAL_DIRECTION[orderBy];
  if (orderBy === "random") return { by: orderBy, seed: seedOf(seed) };
  return orderBy === "title" || orderBy === "createdAt" ? { by: orderBy, direction } : { by: orderBy, direction, seed: seedOf(seed) };
}

/** A seed as 32 bits. */
export function seedOf(seed: number | undefined): number {
  return (seed ?? 0) >>> 0;
}

/** What is asked of a platform, as a text that is the same for the same question; its order apart. */
export function cacheKeyOf(platform: number, { orderBy: _, orderDirection: __, seed: ___, ...asked }: SearchFilter): string {
  const told = Object.entries(asked).filter(([, value]) => isPresent(value));
  return JSON.stringify([platform, told.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
