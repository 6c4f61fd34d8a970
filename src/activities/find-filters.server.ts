import type * as z from "zod/mini";
import type { Brand } from "../brands/brand.ts";
import { textLanguage } from "../brands/text-language.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { invalid, type Invalid } from "../catalogue/invalid.ts";
import { pageOf } from "../catalogue/page-of.ts";
import type { filterList } from "../contract/answers.ts";
import type { PublicFilter } from "../contract/entities/filter.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { filterByName } from "../../packages/search/text/filter-by-name.ts";
import { publicFilters } from "./public-filters.server.ts";

export type FilterList = z.infer<typeof filterList>;

const collator = new Intl.Collator("nl");

/**
 * The brand's filters, hidden groups included, by default in the order of the groups (specification 1 §7).
 * Accepts `genericSearchQuery` and the orders `name` and `order`.
 */
export function findFilters(
  catalogue: Catalogue,
  brand: Brand,
  { filterQuery, page, limit }: { filterQuery: FilterQuery; page: number; limit: number },
): FilterList | Invalid {
  const { orderBy = "order", orderDirection = "ASC" } = filterQuery;
  if (orderBy !== "name" && orderBy !== "order") return invalid("orderBy", "problem.orderUnknown");

  const found = filterByName(publicFilters(catalogue, brand), filterQuery.genericSearchQuery ?? "", {
    language: textLanguage(brand),
    nameOf: ({ name }) => name,
  });
  const ordered = orderBy === "name" ? found.toSorted(byName) : found;
  const { items, ...pages } = pageOf(orderDirection === "DESC" ? ordered.toReversed() : ordered, { page, limit });
  return { filters: items, ...pages, filterCounts: found.map(({ id, activityCount }) => ({ filterId: id, count: activityCount })) };
}

function byName(a: PublicFilter, b: PublicFilter): number {
  return collator.compare(a.name, b.name) || a.id - b.id;
}
