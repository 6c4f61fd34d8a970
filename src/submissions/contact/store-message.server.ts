import type { Db } from "../../database/open.ts";
import type { StoreOptions } from "../once/submit-once.server.ts";
import type { MailingSite } from "../../mail/mail-job.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { ContactFields } from "./contact-fields.server.ts";

export type NewMessage = { fields: ContactFields; options: StoreOptions };

/** Stores the message and, unless it is held, queues its mails, in the caller's transaction; returns the id. */
export async function storeMessage(transaction: Db, sender: MailingSite, { fields, options }: NewMessage): Promise<number> {
  const { id } = await transaction
    .insertInto("contact_message")
    .values({ ...fields, platform_id: sender.brand.id, held: options.held, created_at: options.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!options.held) await forwardMessage(transaction, sender, { contactMessageId: id, ...options });
  return id;
}

type Forwarding = { contactMessageId: number; confirms: boolean };

/** Queues the mails of a message, when it is sent or released by a moderator. */
export async function forwardMessage(transaction: Db, sender: MailingSite, { contactMessageId, confirms }: Forwarding): Promise<void> {
  const { origin, requestId } = sender;
  await queueMail(transaction, { mail: "contact-to-platform", contactMessageId, origin, requestId });
  if (confirms) await queueMail(transaction, { mail: "contact-to-visitor", contactMessageId, origin, requestId });
}
