import { wordsOf } from "../../brands/words.ts";
import type { EventRequestBody } from "../../contract/entities/event-request.ts";
import type { FieldError } from "../../contract/field-errors.ts";
import type { Db } from "../../database/open.ts";
import type { Secrets } from "../../crypto/secrets.ts";
import {
  submitOnce,
  type Envelope,
  type Sender,
  type StoreOptions,
  type StoreOutcome,
  type SubmissionOutcome,
} from "../once/submit-once.server.ts";
import { claimUpload } from "../../media/uploads/claim-upload.server.ts";
import { eventDays } from "./event-days.ts";
import { eventRequestFieldsOf, type EventRequestFields } from "./event-request-fields.server.ts";
import { storeEventRequest } from "./store-event-request.server.ts";

export type EventSite = Sender & { secrets: Pick<Secrets, "encrypt" | "pseudonym"> };
export type EventInput = Envelope & { body: EventRequestBody };

/**
 * Stores a submitted event once, for moderation, and queues its mails. Claims its picture: a picture that is unknown, of another brand
 * or claimed already is invalid.
 */
export async function requestEvent(db: Db, site: EventSite, { body, ...envelope }: EventInput): Promise<SubmissionOutcome> {
  const fields = eventRequestFieldsOf(body);
  const { iban, media } = body;
  const submission = {
    operation: "event-request",
    subject: null,
    // A plain hash of an IBAN could be reversed by trying all numbers.
    fields: { ...fields, iban: site.secrets.pseudonym("iban", iban), upload: media.id },
    attempt: async () => ({ text: textOf(fields), email: fields.email }),
    store: (transaction: Db, options: StoreOptions) => store(transaction, site, { fields, iban, uploadId: media.id, options }),
  };
  return submitOnce(db, site, { submission, envelope });
}

/** All fields that could contain advertising, except the website, which an event may have. */
function textOf({ name, company_name, title, description, address, city }: EventRequestFields): string {
  return [name, company_name, title, description, address, city].filter(Boolean).join("\n");
}

type NewEvent = { fields: EventRequestFields; iban: string; uploadId: number; options: StoreOptions };

async function store(transaction: Db, site: EventSite, { fields, iban, uploadId, options }: NewEvent): Promise<StoreOutcome> {
  const errors = [...dayErrors(site, fields, options.now), ...(await provinceErrors(transaction, site, fields))];
  if (errors.length > 0) return { kind: "invalid", errors };
  const isClaimed = await claimUpload(transaction, { id: uploadId, platformId: site.brand.id, now: options.now });
  if (!isClaimed) return { kind: "invalid", errors: [{ field: "media", key: "eventForm.errors.mediaUnknown" }] };

  return { kind: "stored", id: await storeEventRequest(transaction, site, { fields, iban, uploadId, options }) };
}

function dayErrors({ brand }: EventSite, { start_date, end_date }: EventRequestFields, now: Date): FieldError[] {
  const { first, last } = eventDays(now, brand.timeZone);
  const errors: FieldError[] = [];
  if (start_date < first) errors.push({ field: "startDate", key: "eventForm.errors.startDatePast" });
  if (start_date > last) errors.push({ field: "startDate", key: "eventForm.errors.dateTooFar" });
  if (end_date !== null && end_date > last) errors.push({ field: "endDate", key: "eventForm.errors.dateTooFar" });
  return errors;
}

/** The placeholder option of the list counts as empty (specification 2 §5). */
async function provinceErrors(db: Db, { brand }: EventSite, { province }: EventRequestFields): Promise<FieldError[]> {
  const isPlaceholder = province === wordsOf(brand.locale).eventForm.provincePlaceholder;
  if (isPlaceholder) return [{ field: "province", key: "eventForm.errors.provinceRequired" }];
  const found = await db
    .selectFrom("province")
    .select("id")
    .where("platform_id", "=", brand.id)
    .where("name", "=", province)
    .executeTakeFirst();
  return found ? [] : [{ field: "province", key: "eventForm.errors.provinceUnknown" }];
}
