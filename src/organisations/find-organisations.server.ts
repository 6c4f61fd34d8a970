import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { pageOf } from "../catalogue/page-of.ts";
import type { OrganisationsQuery } from "./address/organisations-url.ts";
import { organisationsWithActivities, type OrganisationWithActivities } from "./organisations-with-activities.server.ts";

export type FoundOrganisations = {
  organisations: OrganisationWithActivities[];
  /** For the chosen letter, or for all letters without one. */
  total: number;
  pageCount: number;
  activityCount: number;
  /** The letters with matches, in order. */
  letters: string[];
};

/** Large enough for today's sites on one page; bounds the page when they grow. */
const PAGE_SIZE = 200;

/**
 * The organisations that match a text and, if given, a letter. A text searches activities (by their words, organisation, places and
 * filters); each organisation is returned with its matching activities only.
 */
export async function findOrganisations(catalogue: Catalogue, brand: Brand, filters: OrganisationsQuery): Promise<FoundOrganisations> {
  const { query, letter, page } = filters;
  const all = await organisationsWithActivities(catalogue, brand);
  const found = query ? withOnly(all, matches(catalogue, brand, query)) : all;
  const shown = letter ? found.filter((organisation) => organisation.letter === letter) : found;
  const { items, total, pageCount } = pageOf(shown, { page, limit: PAGE_SIZE });
  return {
    organisations: items,
    ...{ total, pageCount },
    activityCount: shown.reduce((sum, { activities }) => sum + activities.length, 0),
    letters: [...new Set(found.map((organisation) => organisation.letter))],
  };
}

function matches(catalogue: Catalogue, brand: Brand, query: string): Set<number> {
  const { ids } = catalogue.search(brand.id, { genericSearchQuery: query }, { page: 1, limit: Number.MAX_SAFE_INTEGER });
  return new Set(ids);
}

function withOnly(organisations: readonly OrganisationWithActivities[], ids: ReadonlySet<number>): OrganisationWithActivities[] {
  return organisations
    .map((organisation) => ({ ...organisation, activities: organisation.activities.filter(({ id }) => ids.has(id)) }))
    .filter(({ activities }) => activities.length > 0);
}
