import type { Brand } from "../../brands/brand.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { organisationUrl } from "../../organisations/address/organisation-url.ts";
import { publicOrganisation } from "../../organisations/address/public-organisation.ts";
import type { Article } from "./article.ts";

/**
 * The target of 'Lees meer op de website' (read more): the official source of an article, else the page of its organisation
 * (specification 3, Links). Null when the brand no longer has that organisation, so that the link cannot break.
 */
export function readMoreOf(catalogue: Catalogue, brand: Brand, { source, organisations }: Article): { name: string; url: string } | null {
  if (source) return source;
  const name = organisations[brand.key];
  const organisation = [...catalogue.directory(brand.id).organisations.values()].find((known) => known.name === name);
  return organisation ? { name: organisation.name, url: organisationUrl(publicOrganisation(organisation)) } : null;
}
