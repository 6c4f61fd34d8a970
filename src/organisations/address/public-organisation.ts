import type { PublicOrganisation } from "../../contract/entities/organisation.ts";
import { organisationSlug } from "./organisation-slug.ts";

/** The public organisation in lists and details (specification 3, API shapes). */
export function publicOrganisation({ id, name }: { id: number; name: string }): PublicOrganisation {
  return { id, name, slug: organisationSlug({ id, name }) };
}
