import type { Db } from "../database/open.ts";
import type { StoreOrder } from "../guard/submit-once.ts";
import type { MailingSite } from "../mail/mail-job.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { EventRequestFields } from "./event-request-fields.ts";

export type NewEventRequest = { fields: EventRequestFields; ibanEncrypted: Buffer; uploadId: number; order: StoreOrder };

/**
 * Writes the row and queues its mails, in the transaction of the caller; returns its id. Every request waits for a person;
 * about one that the guard doubts nobody is mailed either.
 */
export async function storeEventRequest(transaction: Db, site: MailingSite, request: NewEventRequest): Promise<number> {
  const { fields, ibanEncrypted, uploadId, order } = request;
  const { brand, origin, requestId } = site;
  const { id } = await transaction
    .insertInto("event_request")
    .values({ ...fields, platform_id: brand.id, iban_encrypted: ibanEncrypted, upload_id: uploadId, created_at: order.now })
    .returning("id")
    .executeTakeFirstOrThrow();

  const mail = { eventRequestId: id, origin, requestId };
  if (!order.held) await queueMail(transaction, { mail: "event-to-platform", ...mail });
  if (!order.held && order.confirms) await queueMail(transaction, { mail: "event-to-visitor", ...mail });
  return id;
}
