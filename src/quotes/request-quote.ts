import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import type { Brand } from "../brands/brand.ts";
import { isPublic } from "../catalogue/is-public.ts";
import type { QuoteRequestBody } from "../contract/entities/quote-request.ts";
import type { Db } from "../database/open.ts";
import { recall, remember, type SubmissionKey } from "../guard/idempotency.ts";
import { isPlannable } from "./future-date.ts";
import type { ReceivingActivity } from "./provider-recipients.ts";
import { quoteFieldsOf, type QuoteFields } from "./quote-fields.ts";
import { quoteLimit } from "./quote-limit.ts";
import { storeQuoteRequest } from "./store-quote-request.ts";
import { bodyHashOf, derivedKeyOf, hoursOf, isDerived, isKey } from "./submission-key.ts";

/** `address` is the visitor's, for the rate limit; without one there is none. */
export type QuoteSite = { brand: Brand; origin: string; address?: string };

export type QuoteInput = {
  /** The activity of the path. */
  activityId: number;
  body: QuoteRequestBody;
  /** The client's Idempotency-Key; null for a form, whose key is derived from what it sends. */
  key: string | null;
  /** Kept, but not mailed, until a person has judged it. */
  suspicious: boolean;
  now?: Date;
};

export type QuoteOutcome =
  | { kind: "requested"; quoteRequestId: number }
  | { kind: "held"; quoteRequestId: number }
  | { kind: "activity-not-found" }
  | { kind: "invalid"; errors: { field: string; key: string }[] }
  | { kind: "key-reused" }
  | { kind: "in-flight"; retryAfterSeconds: number }
  | { kind: "too-many-requests"; retryAfterSeconds: number };

type Request = { site: QuoteSite; activityId: number; fields: QuoteFields; submission: SubmissionKey; suspicious: boolean; now: Date };

/** A form gets its own answer when its twin, a double click, is still being stored: together 1.5 s. */
const PAUSES_MS = [20, 50, 100, 200, 400, 730];

const storedAnswer = z.object({ kind: z.enum(["requested", "held"]), quoteRequestId: z.int() });
type StoredAnswer = z.infer<typeof storedAnswer>;

/**
 * Stores a quote request once and queues its mails, in one transaction (house, A write). The same key with the same body
 * gives the same outcome and no second row.
 */
export async function requestQuote(db: Db, site: QuoteSite, input: QuoteInput): Promise<QuoteOutcome> {
  const now = input.now ?? new Date();
  const errors = foreignFields(site.brand, input);
  if (errors.length > 0) return { kind: "invalid", errors };
  const request = requestOf(site, input, now);
  for (const pause_ms of isDerived(request.submission.key) ? PAUSES_MS : []) {
    const outcome = await storeOnce(db, request);
    if (outcome.kind !== "in-flight") return outcome;
    await delay(pause_ms);
  }
  return storeOnce(db, request);
}

/** What contradicts the path, the host or the form of a key; the schema has judged the rest. */
function foreignFields({ id }: Brand, { activityId, body, key }: QuoteInput): { field: string; key: string }[] {
  const errors: { field: string; key: string }[] = [];
  if (body.platform && body.platform !== id) errors.push({ field: "platform", key: "problem.foreignPlatform" });
  if (body.activity && body.activity !== activityId) errors.push({ field: "activity", key: "problem.fieldInvalid" });
  if (key !== null && !isKey(key)) errors.push({ field: "Idempotency-Key", key: "problem.fieldInvalid" });
  return errors;
}

function requestOf(site: QuoteSite, { activityId, body, key: givenKey, suspicious }: QuoteInput, now: Date): Request {
  const platformId = site.brand.id;
  const fields = quoteFieldsOf(body, site.brand.timeZone);
  const bodyHash = bodyHashOf({ platformId, activityId, fields });
  const key = givenKey ?? derivedKeyOf(bodyHash);
  const submission = { platformId, operation: "quote-request", key, bodyHash, maxAgeHours: hoursOf(key), now };
  return { site, activityId, fields, submission, suspicious, now };
}

async function storeOnce(db: Db, request: Request): Promise<QuoteOutcome> {
  const { site, activityId, fields, submission, suspicious, now } = request;
  const { timeZone } = site.brand;

  return db.transaction().execute(async (transaction): Promise<QuoteOutcome> => {
    const recalled = await recall(transaction, submission);
    if (recalled.kind === "in-flight") return { kind: "in-flight", retryAfterSeconds: 1 };
    if (recalled.kind === "other-body") return { kind: "key-reused" };
    if (recalled.kind === "known") return storedAnswer.parse(recalled.answer);

    // Only what is new counts: who repeats an acknowledged request gets its answer again.
    const taken = site.address ? quoteLimit.take(site.address, now) : null;
    if (taken?.kind === "too-many") return { kind: "too-many-requests", retryAfterSeconds: taken.retryAfterSeconds };

    const activity = await findPublicActivity(transaction, site.brand, activityId);
    if (!activity) return { kind: "activity-not-found" };
    if (fields.planned_date !== null && !isPlannable(fields.planned_date, now, timeZone)) {
      return { kind: "invalid", errors: [{ field: "plannedDate", key: "contactForm.errors.dateFuture" }] };
    }

    const stored = { activity, fields, held: suspicious, timeZone, origin: site.origin, now };
    const quoteRequestId = await storeQuoteRequest(transaction, stored);
    const answer: StoredAnswer = { kind: suspicious ? "held" : "requested", quoteRequestId };
    await remember(transaction, submission, answer);
    return answer;
  });
}

/** Locked against being deleted meanwhile, not against other requests. */
async function findPublicActivity(transaction: Db, brand: Brand, activityId: number): Promise<ReceivingActivity | undefined> {
  return transaction
    .selectFrom("activity")
    .select(["id", "organisation_id", "contact_email"])
    .where("id", "=", activityId)
    .where("platform_id", "=", brand.id)
    .where(isPublic)
    .forKeyShare()
    .executeTakeFirst();
}
