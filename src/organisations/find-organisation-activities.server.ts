import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Invalid } from "../catalogue/invalid.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { findOrganisation } from "./find-organisation.server.ts";
import { cursorFrom } from "../activities/cursor.ts";
import { listActivities, type ActivityList } from "../activities/list-activities.server.ts";
import { searchFilterOf } from "../activities/search-filter-of.server.ts";

type Input = { organisationId: number; filterQuery?: FilterQuery; page: number; limit: number };

/**
 * The public activities of an organisation, by default ordered by title; null when the brand has no such organisation (404).
 * The filterQuery may exclude one with `excludeActivity` (specification 3, API shapes).
 */
export async function findOrganisationActivities(
  catalogue: Catalogue,
  brand: Brand,
  { organisationId, filterQuery = {}, page, limit }: Input,
): Promise<ActivityList | Invalid | null> {
  if (!findOrganisation(catalogue, brand, organisationId)) return null;
  const filter = searchFilterOf({ orderBy: "title", ...filterQuery });
  if ("kind" in filter) return filter;
  const after = cursorFrom(filterQuery.after);
  return listActivities(catalogue, brand, { filter: { ...filter, organisation: organisationId }, page, limit, after });
}
