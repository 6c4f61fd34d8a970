import { sql } from "kysely";
import { isPublic } from "../../catalogue/is-public.ts";
import { organisationUrl } from "../../organisations/address/organisation-url.ts";
import { publicOrganisation } from "../../organisations/address/public-organisation.ts";
import { partsOfList, type Part, type SitemapSource } from "./part.server.ts";

type Row = { id: number; name: string; changed: Date };

/** The organisations that have public activities, each as new as the newest of itself and them. */
export async function organisationParts({ brand, catalogue: { db } }: SitemapSource, most: number): Promise<Part[]> {
  const { rows } = await sql<Row>`
    select organisation.id, organisation.name, greatest(organisation.updated_at, max(activity.updated_at)) as changed
    from organisation join activity on activity.organisation_id = organisation.id
    where ${isPublic} and organisation.platform_id = ${brand.id}
    group by organisation.id order by organisation.id`.execute(db);
  const pages = rows.map(({ id, name, changed }) => ({ path: organisationUrl(publicOrganisation({ id, name })), changed }));
  return partsOfList("organisations", pages, most);
}
