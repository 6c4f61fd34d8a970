import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { ProviderRecipient } from "../../mail/mail-job.ts";

export type ReceivingActivity = { id: number; organisation_id: number | null; contact_email: string | null };

/**
 * Recipients of a quote request: the organisation's contact people who want offer mail, or else the activity's contact, the
 * organisation, or the platform (specification 3, Behaviour). Each gets a separate mail, so that recipients do not see each other.
 */
export async function providerRecipients(db: Db, activity: ReceivingActivity): Promise<ProviderRecipient[]> {
  const people = activity.organisation_id === null ? [] : await peopleWhoWantOffers(db, activity.organisation_id);
  if (people.length > 0) return people.map((id) => ({ kind: "contact-person", id }));
  if (activity.contact_email) return [{ kind: "activity" }];
  return [{ kind: activity.organisation_id === null ? "platform" : "organisation" }];
}

/** One per mail address: a person may be a contact of two organisations. */
async function peopleWhoWantOffers(db: Db, organisationId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select min(id) as id
    from contact_person
    where wants_offer_mail
      and (organisation_id = ${organisationId}
        or id in (select contact_person_id from contact_person_organisation where organisation_id = ${organisationId}))
    group by lower(email)
    order by 1
  `.execute(db);
  return rows.map(({ id }) => id);
}
