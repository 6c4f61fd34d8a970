import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Invalid } from "../catalogue/invalid.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { cursorFrom } from "./cursor.ts";
import { listActivities, type ActivityList } from "./list-activities.server.ts";
import { searchFilterOf } from "./search-filter-of.server.ts";

export type FindActivitiesInput = { filterQuery: FilterQuery; page: number; limit: number; now?: Date };

/**
 * The activities that match a search, by default in the random order of the current rotation period (specification 1 §7;
 * specification 3, API). Unknown ids match nothing; a page past the end is empty.
 */
export async function findActivities(catalogue: Catalogue, brand: Brand, input: FindActivitiesInput): Promise<ActivityList | Invalid> {
  const filter = searchFilterOf(input.filterQuery);
  if ("kind" in filter) return filter;
  return listActivities(catalogue, brand, { ...input, filter, after: cursorFrom(input.filterQuery.after) });
}
