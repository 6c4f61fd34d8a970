import type { Brand } from "../../brands/brand.ts";
import { isPublic } from "../../catalogue/is-public.ts";
import type { QuoteRequestBody } from "../../contract/entities/quote-request.ts";
import type { FieldError } from "../../contract/field-errors.ts";
import type { Db } from "../../database/open.ts";
import {
  submitOnce,
  type Envelope,
  type Sender,
  type StoreOptions,
  type StoreOutcome,
  type SubmissionOutcome,
} from "../once/submit-once.server.ts";
import { isPlannable } from "./future-date.ts";
import type { ReceivingActivity } from "./provider-recipients.server.ts";
import { quoteFieldsOf, type QuoteFields } from "./quote-fields.server.ts";
import { storeQuoteRequest } from "./store-quote-request.server.ts";

/** `activityId` is from the path. */
export type QuoteInput = Envelope & { activityId: number; body: QuoteRequestBody };

/** Stores a quote request once and queues its mails; `not-found`: the activity is not public. */
export async function requestQuote(db: Db, sender: Sender, { activityId, body, ...envelope }: QuoteInput): Promise<SubmissionOutcome> {
  const errors = contradictions(sender.brand, { activityId, body });
  if (errors.length > 0) return { kind: "invalid", errors };
  const fields = quoteFieldsOf(body, sender.brand.timeZone);
  const submission = {
    operation: "quote-request",
    subject: activityId,
    fields,
    attempt: async () => {
      const activity = await findPublicActivity(db, sender.brand, { id: activityId });
      return activity && { ...attemptOf(fields), to: { provider: providerOf(activity), activity: activityId } };
    },
    store: (transaction: Db, options: StoreOptions) => store(transaction, sender, { activityId, fields, options }),
  };
  return submitOnce(db, sender, { submission, envelope });
}

/** All fields that could contain advertising; a newsletter subscription means one more mail to the address. */
function attemptOf({ name, company_name, reference, description, email, subscribe }: QuoteFields) {
  const text = [name, company_name, reference, description].filter(Boolean).join("\n");
  return { text, email, mails: subscribe ? (["confirmation", "optIn"] as const) : (["confirmation"] as const) };
}

/** Fields that contradict the path or the host; the schema has validated the rest. */
function contradictions({ id }: Brand, { activityId, body }: Pick<QuoteInput, "activityId" | "body">): FieldError[] {
  const errors: FieldError[] = [];
  if (body.platform && body.platform !== id) errors.push({ field: "platform", key: "problem.foreignPlatform" });
  if (body.activity && body.activity !== activityId) errors.push({ field: "activity", key: "problem.fieldInvalid" });
  return errors;
}

/** Identifies the mailbox that gets the mails; activities of one organisation share it. */
function providerOf({ id, organisation_id, contact_email }: ReceivingActivity): string {
  return organisation_id === null ? (contact_email ?? `activity ${id}`) : `organisation ${organisation_id}`;
}

type NewRequest = { activityId: number; fields: QuoteFields; options: StoreOptions };

async function store(transaction: Db, sender: Sender, { activityId, fields, options }: NewRequest): Promise<StoreOutcome> {
  // Key share lock: prevents deletion, but not other requests.
  const activity = await findPublicActivity(transaction, sender.brand, { id: activityId, locked: true });
  if (!activity) return { kind: "not-found" };
  if (fields.planned_date !== null && !isPlannable(fields.planned_date, options.now, sender.brand.timeZone)) {
    return { kind: "invalid", errors: [{ field: "plannedDate", key: "contactForm.errors.dateFuture" }] };
  }
  return { kind: "stored", id: await storeQuoteRequest(transaction, sender, { activity, fields, options }) };
}

type Wanted = { id: number; locked?: boolean };

async function findPublicActivity(db: Db, brand: Brand, { id, locked = false }: Wanted): Promise<ReceivingActivity | null> {
  const found = await db
    .selectFrom("activity")
    .select(["id", "organisation_id", "contact_email"])
    .where("id", "=", id)
    .where("platform_id", "=", brand.id)
    .where(isPublic)
    .$if(locked, (query) => query.forKeyShare())
    .executeTakeFirst();
  return found ?? null;
}
