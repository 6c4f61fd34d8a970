import type { ContactMessageBody } from "../../contract/entities/contact-message.ts";
import type { Db } from "../../database/open.ts";
import { submitOnce, type Envelope, type Sender, type StoreOptions, type SubmissionOutcome } from "../once/submit-once.server.ts";
import { contactFieldsOf } from "./contact-fields.server.ts";
import { storeMessage } from "./store-message.server.ts";

export type ContactInput = Envelope & { body: ContactMessageBody };

/** Stores a question or a message about advertising once, and queues its mails (specification 1 §7). */
export async function sendMessage(db: Db, sender: Sender, { body, ...envelope }: ContactInput): Promise<SubmissionOutcome> {
  const fields = contactFieldsOf(body);
  const text = [fields.name, fields.company_name, fields.description].filter(Boolean).join("\n");
  const submission = {
    operation: "contact-message",
    subject: null,
    fields,
    attempt: async () => ({ text, email: fields.email }),
    store: async (transaction: Db, options: StoreOptions) => ({
      kind: "stored" as const,
      id: await storeMessage(transaction, sender, { fields, options }),
    }),
  };
  return submitOnce(db, sender, { submission, envelope });
}
