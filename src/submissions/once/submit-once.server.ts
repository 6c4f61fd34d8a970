import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import type { Brand } from "../../brands/brand.ts";
import type { FieldError } from "../../contract/field-errors.ts";
import type { Db } from "../../database/open.ts";
import type { Challenge } from "../../abuse/proof-of-work.ts";
import type { Attempt, AbuseFilter, Verdict } from "../../abuse/abuse-filter.server.ts";
import { findAnswer, saveAnswer, type SubmissionKey } from "./idempotency.server.ts";
import type { Signals } from "../../abuse/signals.ts";
import { bodyHashOf, derivedKeyOf, maxAgeHoursOf, isDerived, isKey } from "./submission-key.server.ts";

/** The site of a submission, with the IP address and request id of the visitor. */
export type Sender = { brand: Brand; origin: string; abuseFilter: AbuseFilter; address: string; requestId: string };

/** Metadata of a submission. */
export type Envelope = {
  /** The client's Idempotency-Key; null for a form without JavaScript, whose key is derived from its content. */
  key: string | null;
  /** Null for API calls. */
  signals: Signals | null;
  now?: Date;
};

/**
 * The outcome of a submission. Senders cannot tell `held` from `received`. `isReplayed`: this is the answer of an earlier request with
 * the same key.
 */
export type SubmissionOutcome =
  | { kind: "received" | "held"; id: number; isReplayed?: true }
  | { kind: "not-found" }
  | { kind: "invalid"; errors: FieldError[] }
  | { kind: "key-reused" }
  | { kind: "in-flight"; retryAfterSeconds: number }
  | { kind: "prove"; challenge: Challenge }
  | { kind: "too-many-requests"; retryAfterSeconds: number };

export type Submission = {
  /** Name of the form, for keys and rate limits: `quote-request`. */
  operation: string;
  /** Id of the subject, such as the activity of a quote request; null if there is none. */
  subject: number | null;
  /** The normalised content: equal submissions have equal fields. */
  fields: object;
  /** Input of the abuse filter, called for new submissions only; null if the subject does not exist. */
  attempt(): Promise<Pick<Attempt, "text" | "email" | "to" | "mails"> | null>;
  /** Stores the row and queues its mails, in the transaction of the key. */
  store(transaction: Db, options: StoreOptions): Promise<StoreOutcome>;
};

/**
 * `held`: store for moderation, without mails and counts. `confirms`: send a confirmation. `asksOptIn`: send the double opt-in mail.
 * `holdsOptIn`: hold only the newsletter subscription for moderation, because a global or domain limit is reached.
 */
export type StoreOptions = { held: boolean; confirms: boolean; asksOptIn: boolean; holdsOptIn: boolean; now: Date };
export type StoreOutcome = { kind: "stored"; id: number } | { kind: "not-found" } | { kind: "invalid"; errors: FieldError[] };

/** Pauses while a duplicate, such as a double click, is being stored: 6 s in all, enough under load. */
const PAUSES_MS = [20, 50, 100, 200, 400, 730, 1_500, 3_000];

/** The stored answer of a key; earlier versions stored quote requests with other field names. */
const storedAnswer = z.union([
  z.object({ kind: z.enum(["received", "held"]), id: z.int() }),
  z.pipe(
    z.object({ kind: z.enum(["requested", "held"]), quoteRequestId: z.int() }),
    z.transform(({ kind, quoteRequestId }) => ({ kind: kind === "held" ? ("held" as const) : ("received" as const), id: quoteRequestId })),
  ),
]);

/**
 * Stores a submission once, with the mails that it causes, in one transaction (docs/architecture.md). The same key with the same body gives the
 * same outcome and no second row. The abuse filter assesses new submissions only; repeats get the stored answer.
 */
export async function submitOnce(db: Db, sender: Sender, sent: { submission: Submission; envelope: Envelope }): Promise<SubmissionOutcome> {
  const { submission, envelope } = sent;
  if (envelope.key !== null && !isKey(envelope.key)) return { kind: "invalid", errors: [BAD_KEY] };
  const now = envelope.now ?? new Date();
  const key = keyOf(sender.brand.id, submission, { key: envelope.key, now });

  const earlier = await db.transaction().execute((transaction) => earlierOutcome(transaction, key));
  // A duplicate is being stored: forms wait for it below, clients with a key must retry.
  if (earlier && !(earlier.kind === "in-flight" && isDerived(key.key))) return earlier;
  const attempt = await submission.attempt();
  if (!attempt) return { kind: "not-found" };
  const { address, abuseFilter } = sender;
  const verdict = await abuseFilter.assess({ ...attempt, form: submission.operation, address, signals: envelope.signals, now });
  if (verdict.kind === "prove" || verdict.kind === "too-many-requests") return verdict;

  const options = { ...optionsOf(verdict), now };
  const { outcome, isNew } = await storeWithRetries(db, key, { submission, options }).catch(async (error: unknown) => {
    // Retries while storing fails must not use up the visitor's limits.
    await verdict.refund().catch(() => {});
    throw error;
  });
  if (!isNew) await verdict.refund();
  return outcome;
}

function optionsOf(verdict: Extract<Verdict, { kind: "send" | "hold" }>): Omit<StoreOptions, "now"> {
  if (verdict.kind === "hold") return { held: true, confirms: false, asksOptIn: false, holdsOptIn: false };
  const { mails, waiting } = verdict;
  return {
    held: false,
    confirms: mails.includes("confirmation"),
    asksOptIn: mails.includes("optIn"),
    holdsOptIn: waiting.includes("optIn"),
  };
}

const BAD_KEY = { field: "Idempotency-Key", key: "problem.keyInvalid" };

function keyOf(platformId: number, submission: Submission, { key: given, now }: { key: string | null; now: Date }): SubmissionKey {
  const { operation } = submission;
  const bodyHash = bodyHashOf({ ...submission, platformId });
  const key = given ?? derivedKeyOf(bodyHash);
  return { platformId, operation, key, bodyHash, maxAgeHours: maxAgeHoursOf(key), now };
}

/** The outcome of an earlier submission; null for a new one. */
async function earlierOutcome(transaction: Db, key: SubmissionKey): Promise<SubmissionOutcome | null> {
  const found = await findAnswer(transaction, key);
  switch (found.kind) {
    case "new":
      return null;
    case "known":
      return { ...storedAnswer.parse(found.answer), ...(!isDerived(key.key) && { isReplayed: true }) };
    case "other-body":
      return { kind: "key-reused" };
    case "in-flight":
      return { kind: "in-flight", retryAfterSeconds: 1 };
  }
}

type Work = { submission: Submission; options: StoreOptions };
/** `isNew`: this call stored the submission, not a duplicate. */
type Stored = { outcome: SubmissionOutcome; isNew: boolean };

async function storeWithRetries(db: Db, key: SubmissionKey, work: Work): Promise<Stored> {
  for (const pause_ms of isDerived(key.key) ? PAUSES_MS : []) {
    const stored = await storeOnce(db, key, work);
    if (stored.outcome.kind !== "in-flight") return stored;
    await delay(pause_ms);
  }
  return storeOnce(db, key, work);
}

async function storeOnce(db: Db, key: SubmissionKey, { submission, options }: Work): Promise<Stored> {
  return db.transaction().execute(async (transaction): Promise<Stored> => {
    const found = await earlierOutcome(transaction, key);
    if (found) return { outcome: found, isNew: false };

    const stored = await submission.store(transaction, options);
    if (stored.kind !== "stored") return { outcome: stored, isNew: false };
    const answer = { kind: options.held ? ("held" as const) : ("received" as const), id: stored.id };
    await saveAnswer(transaction, key, answer);
    return { outcome: answer, isNew: true };
  });
}
