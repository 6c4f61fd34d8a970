import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { pageOf } from "../catalogue/page-of.ts";
import type { OrganisationsQuery } from "./address/organisations-url.ts";
import { organisationsWithActivities, type OrganisationWithActivities } from "./organisations-with-activities.server.ts";

export type FoundOrganisations = {
  organisations: OrganisationWithActivities[];
  /** Under the asked letter, or without one under all of them. */
  total: number;
  pageCount: number;
  activityCount: number;
  /** The letters that have any, in their order. */
  letters: string[];
};

/** Organisations on a page: as many as the sites have today, and no page without an end when they have more. */
const PAGE_SIZE = 200;

/**
 * The organisations that fit a text, under one letter when asked: those with activities that the search finds by their
 * words, the organisation's name, their places and their filters, with those activities alone.
 */
export async function findOrganisations(catalogue: Catalogue, brand: Brand, asked: OrganisationsQuery): Promise<FoundOrganisations> {
  const { query, letter, page } = asked;
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
