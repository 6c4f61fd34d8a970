import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";
import type { Brand } from "../../brands/brand.ts";
import type { FieldError } from "../../contract/field-errors.ts";
import type { Db } from "../../database/open.ts";
import type { Challenge } from "../../abuse/proof-of-work.ts";
import type { Attempt, AbuseFilter, Verdict } from "../../abuse/abuse-filter.server.ts";
import { findAnswer, saveAnswer, type SubmissionKey } from "./idempotency.server.ts";
import type { Signals } from "../../abuse/signals.ts";
import { bodyHashOf, derivedKeyOf, hoursOf, isDerived, isKey } from "./submission-key.server.ts";

/** The site that a visitor sends something to; `address` and `requestId` are of the visitor's request. */
export type Sender = { brand: Brand; origin: string; abuseFilter: AbuseFilter; address: string; requestId: string };

/** The circumstances of a submission, beside its content. */
export type Envelope = {
  /** The client's Idempotency-Key; null for a form without JavaScript, whose key is derived from what it sends. */
  key: string | null;
  /** Null for a call of the API. */
  signals: Signals | null;
  now?: Date;
};

/**
 * The outcome of a submission. Its sender cannot tell `held` from `received`. `isReplayed`: the client's key was answered before, and
 * this is that answer.
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
  /** Names the form, for its keys and its counters: `quote-request`. */
  operation: string;
  /** What it is about; null when it is about nothing in particular. */
  subject: number | null;
  /** What is stored, without loose spaces: equal wishes have equal fields. */
  fields: object;
  /** What the abuse filter looks at, asked for what is new; null when what it is about is not there. */
  attempt(): Promise<Pick<Attempt, "text" | "email" | "to" | "mails"> | null>;
  /** Writes the row and all that follows from it, in the transaction of the key. */
  store(transaction: Db, options: StoreOptions): Promise<StoreOutcome>;
};

/**
 * `held` is kept for a person to assess: not counted, not mailed. `confirms` is whether the sender gets a confirmation,
 * `asksOptIn` whether their address is asked for the newsletter that they wish for, and `holdsOptIn` whether that wish alone waits
 * for a person, since others have used up the questions that all may get.
 */
export type StoreOptions = { held: boolean; confirms: boolean; asksOptIn: boolean; holdsOptIn: boolean; now: Date };
export type StoreOutcome = { kind: "stored"; id: number } | { kind: "not-found" } | { kind: "invalid"; errors: FieldError[] };

/** A form gets its own answer when its twin, a double click, is still being stored, on a busy day too: together 6 s. */
const PAUSES_MS = [20, 50, 100, 200, 400, 730, 1_500, 3_000];

/** What is kept under a key; until this version only quote requests were, under names of their own. */
const storedAnswer = z.union([
  z.object({ kind: z.enum(["received", "held"]), id: z.int() }),
  z.pipe(
    z.object({ kind: z.enum(["requested", "held"]), quoteRequestId: z.int() }),
    z.transform(({ kind, quoteRequestId }) => ({ kind: kind === "held" ? ("held" as const) : ("received" as const), id: quoteRequestId })),
  ),
]);

/**
 * Stores a submission once, with its consequences, in one transaction (house, A write). The same key with the same body gives the
 * same outcome and no second row. The abuse filter assesses new submissions only: a repeated one that was acknowledged gets its answer again.
 */
export async function submitOnce(db: Db, sender: Sender, sent: { submission: Submission; envelope: Envelope }): Promise<SubmissionOutcome> {
  const { submission, envelope } = sent;
  if (envelope.key !== null && !isKey(envelope.key)) return { kind: "invalid", errors: [BAD_KEY] };
  const now = envelope.now ?? new Date();
  const key = keyOf(sender.brand.id, submission, { key: envelope.key, now });

  const earlier = await db.transaction().execute((transaction) => outcomeOf(transaction, key));
  // Its twin is still being stored: a form waits for it below, a client with a key is told to come back.
  if (earlier && !(earlier.kind === "in-flight" && isDerived(key.key))) return earlier;
  const attempt = await submission.attempt();
  if (!attempt) return { kind: "not-found" };
  const { address, abuseFilter } = sender;
  const verdict = await abuseFilter.assess({ ...attempt, form: submission.operation, address, signals: envelope.signals, now });
  if (verdict.kind === "prove" || verdict.kind === "too-many-requests") return verdict;

  const options = { ...optionsOf(verdict), now };
  const { outcome, isNew } = await storeWithRetries(db, key, { submission, options }).catch(async (error: unknown) => {
    // Who tries again while nothing can be stored must not use up their turns.
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
  return { platformId, operation, key, bodyHash, maxAgeHours: hoursOf(key), now };
}

/** The outcome that is known already; null for what is new. */
async function outcomeOf(transaction: Db, key: SubmissionKey): Promise<SubmissionOutcome | null> {
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
/** `isNew` when this very call has stored it: not its twin, and not nobody. */
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
    const found = await outcomeOf(transaction, key);
    if (found) return { outcome: found, isNew: false };

    const stored = await submission.store(transaction, options);
    if (stored.kind !== "stored") return { outcome: stored, isNew: false };
    const answer = { kind: options.held ? ("held" as const) : ("received" as const), id: stored.id };
    await saveAnswer(transaction, key, answer);
    return { outcome: answer, isNew: true };
  });
}
