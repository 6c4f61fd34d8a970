import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Invalid } from "../catalogue/invalid.ts";
import type { FilterQuery } from "../contract/filter-query.ts";
import { findOrganisation } from "../organisations/find-organisation.server.ts";
import { findEvents, type EventList } from "./find-events.server.ts";

type Input = { organisationId: number; filterQuery?: FilterQuery; page: number; limit: number; now?: Date };

/** The active events of an organisation; null when the brand has no such organisation (404). */
export async function findOrganisationEvents(
  catalogue: Catalogue,
  brand: Brand,
  { organisationId, ...input }: Input,
): Promise<EventList | Invalid | null> {
  if (!findOrganisation(catalogue, brand, organisationId)) return null;
  return findEvents(catalogue, brand, { ...input, organisation: organisationId });
}
