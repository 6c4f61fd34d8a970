import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { PublicOrganisation } from "../contract/entities/organisation.ts";
import { publicOrganisation } from "./address/public-organisation.ts";

/** An organisation of the brand; null when the brand has none with this id. */
export function findOrganisation(catalogue: Catalogue, brand: Brand, organisationId: number): PublicOrganisation | null {
  const organisation = catalogue.directory(brand.id).organisations.get(organisationId);
  return organisation ? publicOrganisation(organisation) : null;
}
