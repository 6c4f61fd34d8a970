import { brandOfPlatform } from "../../brands/brands.ts";
import type { Db } from "../../database/open.ts";
import { contactToPlatform } from "../../mail/contact-to-platform.ts";
import { contactToVisitor } from "../../mail/contact-to-visitor.ts";
import type { ContactMail } from "../../mail/contact-mail.ts";
import type { Deliver } from "../../mail/deliver.ts";
import type { Mail } from "../../mail/mail.ts";
import type { ContactMailJob } from "../../mail/mail-job.ts";
import { maskSender, type RowSource } from "../mask-person.server.ts";

/** Sends one mail of a contact message; none if it was erased meanwhile. Throws errors that the queue must retry. */
export async function sendContactMail(
  { db, isMasked }: RowSource,
  job: ContactMailJob,
  deliver: (mail: Mail) => ReturnType<Deliver>,
): Promise<void> {
  const row = await findMessage(db, job.contactMessageId);
  if (!row) return;
  const found = isMasked ? maskSender(row) : row;
  const brand = brandOfPlatform(found.platformId);
  const message = { ...found, origin: job.origin, requestId: job.requestId };
  switch (job.mail) {
    case "contact-to-platform":
      return deliver(contactToPlatform(brand, message));
    case "contact-to-visitor":
      return deliver(contactToVisitor(brand, message));
  }
}

type FoundMessage = Omit<ContactMail, "origin" | "requestId"> & { platformId: number };

async function findMessage(db: Db, contactMessageId: number): Promise<FoundMessage | undefined> {
  return db
    .selectFrom("contact_message")
    .select([
      "id",
      "created_at as createdAt",
      "platform_id as platformId",
      "type",
      "name",
      "email",
      "phone",
      "company_name as companyName",
      "description",
    ])
    .where("id", "=", contactMessageId)
    .executeTakeFirst();
}
