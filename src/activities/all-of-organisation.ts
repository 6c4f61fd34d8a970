import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ActivityListItem } from "../contract/entities/activity.ts";
import { findOrganisationActivities } from "./find-organisation-activities.ts";

/** Activities that are read at once (specification 2 §9: list fetch page size). */
const PAGE_SIZE = 100;

/** All public activities of an organisation by title, page after page until the last (specification 2 §7). */
export async function allOfOrganisation(catalogue: Catalogue, brand: Brand, organisationId: number): Promise<ActivityListItem[]> {
  const activities: ActivityListItem[] = [];
  for (let page = 1; ; page += 1) {
    const list = await findOrganisationActivities(catalogue, brand, { organisationId, page, limit: PAGE_SIZE });
    if (!list || "kind" in list) return activities;
    activities.push(...list.activities);
    if (page >= list.pageCount) return activities;
  }
}
