import type { Brand } from "../../brands/brand.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { organisationUrl } from "../../organisations/address/organisation-url.ts";
import { publicOrganisation } from "../../organisations/address/public-organisation.ts";
import type { Article } from "./article.ts";

/**
 * Where 'Lees meer op de website' leads: to the official page that an article rests on, else to its organisation with us
 * (decisions, Links). Null when the brand has no such organisation any more, so that the link never rots.
 */
export function readMoreOf(catalogue: Catalogue, brand: Brand, { source, organisations }: Article): { name: string; url: string } | null {
  if (source) return source;
  const name = organisations[brand.key];
  const organisation = [...catalogue.directory(brand.id).organisations.values()].find((known) => known.name === name);
  return organisation ? { name: organisation.name, url: organisationUrl(publicOrganisation(organisation)) } : null;
}
