import type { Db } from "../../database/open.ts";
import type { StoreOrder } from "../once/submit-once.server.ts";
import type { MailingSite } from "../../mail/mail-job.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { ContactFields } from "./contact-fields.server.ts";

export type NewMessage = { fields: ContactFields; order: StoreOrder };

/** Writes the row and all that follows from it, in the transaction of the caller; returns its id. */
export async function storeMessage(transaction: Db, sender: MailingSite, { fields, order }: NewMessage): Promise<number> {
  const { id } = await transaction
    .insertInto("contact_message")
    .values({ ...fields, platform_id: sender.brand.id, held: order.held, created_at: order.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!order.held) await passOnMessage(transaction, sender, { contactMessageId: id, ...order });
  return id;
}

type Passing = { contactMessageId: number; confirms: boolean };

/** What follows from a message that is sent, at once or when a person released it: its mails. */
export async function passOnMessage(transaction: Db, sender: MailingSite, { contactMessageId, confirms }: Passing): Promise<void> {
  const { origin, requestId } = sender;
  await queueMail(transaction, { mail: "contact-to-platform", contactMessageId, origin, requestId });
  if (confirms) await queueMail(transaction, { mail: "contact-to-visitor", contactMessageId, origin, requestId });
}
