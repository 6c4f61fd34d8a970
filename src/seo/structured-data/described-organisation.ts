import type { OrganizationLeaf } from "schema-dts";
import type { PublicOrganisation } from "../../contract/entities/organisation.ts";
import { organisationUrl } from "../../organisations/address/organisation-url.ts";
import { fullUrl, type DescribedSite } from "./described-site.ts";
import type { NamedThing } from "./described-page.ts";

/** A provider of activities. Not a LocalBusiness, since its address and telephone are not public. */
export function describeOrganisation(site: DescribedSite, organisation: PublicOrganisation) {
  const url = fullUrl(site, organisationUrl(organisation));
  return { "@type": "Organization", "@id": `${url}#organization`, name: organisation.name, url } satisfies OrganizationLeaf & NamedThing;
}
