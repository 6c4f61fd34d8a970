import type { PublicOrganisation } from "../../contract/entities/organisation.ts";
import { organisationSlug } from "./organisation-slug.ts";

/** An organisation as lists and details carry it (decisions, API shapes). */
export function publicOrganisation({ id, name }: { id: number; name: string }): PublicOrganisation {
  return { id, name, slug: organisationSlug({ id, name }) };
}
