import { sql } from "kysely";
import { isPublic } from "../../catalogue/is-public.ts";
import { organisationUrl } from "../../organisations/address/organisation-url.ts";
import { publicOrganisation } from "../../organisations/address/public-organisation.ts";
import { partsOfList, type SitemapPart, type SitemapSource } from "./part.server.ts";

type Row = { id: number; name: string; changed: Date };

/** Organisations with public activities, dated by the last change of the organisation or of one of its activities. */
export async function organisationParts({ brand, catalogue: { db } }: SitemapSource, most: number): Promise<SitemapPart[]> {
  const { rows } = await sql<Row>`
    select organisation.id, organisation.name, greatest(organisation.updated_at, max(activity.updated_at)) as changed
    from organisation join activity on activity.organisation_id = organisation.id
    where ${isPublic} and organisation.platform_id = ${brand.id}
    group by organisation.id order by organisation.id`.execute(db);
  const pages = rows.map(({ id, name, changed }) => ({ path: organisationUrl(publicOrganisation({ id, name })), changed }));
  return partsOfList("organisations", pages, most);
}
