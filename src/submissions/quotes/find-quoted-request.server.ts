import type { Db } from "../../database/open.ts";
import type { QuotedRequest } from "../../mail/quoted-request.ts";

export type FoundRequest = Omit<QuotedRequest, "activity"> & {
  platformId: number;
  activity: {
    slug: string;
    title: string;
    companyName: string;
    contactEmail: string | null;
    organisationEmail: string | null;
  };
};

/** A quote request with the data for its mails; null if it was erased. */
export async function findQuotedRequest(db: Db, quoteRequestId: number): Promise<FoundRequest | null> {
  const row = await db
    .selectFrom("quote_request as request")
    .innerJoin("activity", "activity.id", "request.activity_id")
    .leftJoin("organisation", "organisation.id", "activity.organisation_id")
    .select([
      "request.id",
      "request.created_at as createdAt",
      "request.name",
      "request.gender",
      "request.reference",
      "request.company_name as companyName",
      "request.email",
      "request.phone",
      "request.number_of_persons as numberOfPersons",
      "request.planned_date as plannedDate",
      "request.address",
      "request.zipcode",
      "request.city",
      "request.description",
      "activity.platform_id as platformId",
      "activity.slug",
      "activity.title",
      "activity.company_name as activityCompanyName",
      "activity.contact_email as contactEmail",
      "organisation.email as organisationEmail",
    ])
    .where("request.id", "=", quoteRequestId)
    .executeTakeFirst();
  if (!row) return null;

  const { slug, title, activityCompanyName, contactEmail, organisationEmail, ...request } = row;
  return { ...request, activity: { slug, title, companyName: activityCompanyName, contactEmail, organisationEmail } };
}
