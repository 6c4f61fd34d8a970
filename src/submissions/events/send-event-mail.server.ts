import { brandOfPlatform } from "../../brands/brands.ts";
import type { Db } from "../../database/open.ts";
import type { Deliver } from "../../mail/deliver.ts";
import { eventToPlatform } from "../../mail/event-to-platform.ts";
import { eventToVisitor } from "../../mail/event-to-visitor.ts";
import type { EventMailJob } from "../../mail/mail-job.ts";
import type { Mail } from "../../mail/mail.ts";
import { maskSender, type RowSource } from "../mask-person.server.ts";

/** Sends one mail of an event request; none if it was erased meanwhile. Throws errors that the queue must retry. */
export async function sendEventMail(
  { db, isMasked }: RowSource,
  job: EventMailJob,
  deliver: (mail: Mail) => ReturnType<Deliver>,
): Promise<void> {
  const row = await findSubmitted(db, job.eventRequestId);
  if (!row) return;
  const found = isMasked ? maskSender(row) : row;
  const { platformId, ...submitted } = found;
  const brand = brandOfPlatform(platformId);
  const event = { ...submitted, requestId: job.requestId, origin: job.origin };

  switch (job.mail) {
    case "event-to-platform":
      return deliver(eventToPlatform(brand, event));
    case "event-to-visitor":
      return deliver(eventToVisitor(brand, event));
  }
}

/** Selects columns by name, so that the IBAN is not read. */
async function findSubmitted(db: Db, eventRequestId: number) {
  return db
    .selectFrom("event_request")
    .select(["id", "platform_id as platformId", "created_at as createdAt", "name", "company_name as companyName", "email"])
    .select(["title", "description", "start_date as startDate", "end_date as endDate", "website"])
    .select(["address", "zipcode", "city", "province"])
    .where("id", "=", eventRequestId)
    .executeTakeFirst();
}
