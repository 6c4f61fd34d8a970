import type { Db } from "../../database/open.ts";
import type { Encryption } from "../../crypto/encryption.ts";
import type { StoreOptions } from "../once/submit-once.server.ts";
import type { MailingSite } from "../../mail/mail-job.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import type { EventRequestFields } from "./event-request-fields.server.ts";
import { ibanPlace } from "./iban-place.server.ts";

export type NewEventRequest = { fields: EventRequestFields; iban: string; uploadId: number; options: StoreOptions };
type StoringSite = MailingSite & { secrets: Pick<Encryption, "encrypt"> };

/**
 * Writes the row and queues its mails, in the caller's transaction; returns the id. Every request is moderated; one that the abuse filter
 * held causes no mails. The encryption of the IBAN is bound to the row id, so it happens after the insert.
 */
export async function storeEventRequest(transaction: Db, site: StoringSite, request: NewEventRequest): Promise<number> {
  const { fields, iban, uploadId, options } = request;
  const { brand, origin, requestId, secrets } = site;
  const { id } = await transaction
    .insertInto("event_request")
    .values({ ...fields, platform_id: brand.id, upload_id: uploadId, created_at: options.now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable("event_request")
    .set({ iban_encrypted: secrets.encrypt(iban, ibanPlace(id)) })
    .where("id", "=", id)
    .execute();

  const mail = { eventRequestId: id, origin, requestId };
  if (!options.held) await queueMail(transaction, { mail: "event-to-platform", ...mail });
  if (!options.held && options.confirms) await queueMail(transaction, { mail: "event-to-visitor", ...mail });
  return id;
}
