import { invalid, type Invalid } from "../catalogue/invalid.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import type { SearchFilter, SearchOrder } from "../../packages/search/search.ts";

const ORDERS: readonly string[] = ["random", "title", "createdAt", "relevance", "distance"] satisfies SearchOrder[];

/** Converts a filterQuery for the search, without the cursor; the orders of other lists (startDate, name, order) are invalid here. */
export function searchFilterOf({ orderBy, after: _, ...filterQuery }: FilterQuery): SearchFilter | Invalid {
  if (orderBy === undefined) return filterQuery;
  return isSearchOrder(orderBy) ? { ...filterQuery, orderBy } : invalid("orderBy", "problem.orderUnknown");
}

function isSearchOrder(order: string): order is SearchOrder {
  return ORDERS.includes(order);
}
