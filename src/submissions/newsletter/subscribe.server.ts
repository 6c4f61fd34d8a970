import type { NewsletterSubscriptionBody } from "../../contract/entities/newsletter-subscription.ts";
import type { Db } from "../../database/open.ts";
import {
  submitOnce,
  type Envelope,
  type Sender,
  type StoreOptions,
  type StoreOutcome,
  type SubmissionOutcome,
} from "../once/submit-once.server.ts";
import { oneLine } from "../typed-text.ts";
import { readableAddress } from "../../mail/international-address.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { holdSubscription, COOLDOWN_MS, startOptIn } from "./start-opt-in.server.ts";

export type SubscribeInput = Envelope & { body: NewsletterSubscriptionBody };

/**
 * Accepts a newsletter subscription. New, known and unsubscribed addresses have the same outcome, the same work and one mail, so that
 * nobody learns who is subscribed (specification 3, Behaviour).
 */
export async function subscribe(db: Db, sender: Sender, { body, ...envelope }: SubscribeInput): Promise<SubmissionOutcome> {
  const now = envelope.now ?? new Date();
  const signUp = { name: oneLine(body.name), email: readableAddress(body.email) };
  const submission = {
    operation: "newsletter-subscription",
    subject: null,
    fields: { ...signUp, ...(envelope.key === null && periodOf(now)) },
    attempt: async () => ({ text: signUp.name, email: signUp.email, mails: ["optIn"] as const }),
    store: (transaction: Db, options: StoreOptions) => store(transaction, sender, { ...signUp, ...options }),
  };
  return submitOnce(db, sender, { submission, envelope: { ...envelope, now } });
}

/** Limits derived keys to a period: the same form sent later is a new request, because the visitor did not get the mail. */
function periodOf(now: Date): { round: number } {
  return { round: Math.floor(now.getTime() / COOLDOWN_MS) };
}

async function store(transaction: Db, sender: Sender, signUp: StoreOptions & { name: string; email: string }): Promise<StoreOutcome> {
  if (signUp.held || signUp.holdsOptIn) return { kind: "stored", id: await holdSubscription(transaction, sender.brand.id, signUp) };

  const { id, isSubscribed } = await startOptIn(transaction, sender, { ...signUp, asks: signUp.asksOptIn });
  const { origin, requestId } = sender;
  const job = { mail: "newsletter-already" as const, subscriptionId: id, askedAt: signUp.now.toISOString(), origin, requestId };
  if (isSubscribed && signUp.asksOptIn) await queueMail(transaction, job);
  return { kind: "stored", id };
}
