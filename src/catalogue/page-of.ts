import type { PageRequest } from "../../packages/search/search.ts";

/** A page of a list in memory; past the end it is empty, with the true total (specification 3, API). */
export function pageOf<Item>(items: readonly Item[], { page, limit }: PageRequest): { items: Item[]; pageCount: number; total: number } {
  const start = (page - 1) * limit;
  return { items: items.slice(start, start + limit), pageCount: pageCountOf(items.length, limit), total: items.length };
}

export function pageCountOf(total: number, limit: number): number {
  return Math.ceil(total / limit);
}
