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
import { holdSubscription, REST_MS, startOptIn } from "./start-opt-in.server.ts";

export type SubscribeInput = Envelope & { body: NewsletterSubscriptionBody };

/**
 * Takes a wish to get the newsletter. The outcome is the same for an address that is new, known or unsubscribed, and each
 * costs the same work and one mail, so that nobody learns who reads it (decisions, Behaviour).
 */
export async function subscribe(db: Db, sender: Sender, { body, ...envelope }: SubscribeInput): Promise<SubmissionOutcome> {
  const now = envelope.now ?? new Date();
  const wish = { name: oneLine(body.name), email: readableAddress(body.email) };
  const submission = {
    operation: "newsletter-subscription",
    subject: null,
    fields: { ...wish, ...(envelope.key === null && roundOf(now)) },
    attempt: async () => ({ text: wish.name, email: wish.email, mails: ["optIn"] as const }),
    store: (transaction: Db, options: StoreOptions) => store(transaction, sender, { ...wish, ...options }),
  };
  return submitOnce(db, sender, { submission, envelope: { ...envelope, now } });
}

/** Without a key of its own the same wish is a repeat for a while only: later the visitor means it, and has no mail. */
function roundOf(now: Date): { round: number } {
  return { round: Math.floor(now.getTime() / REST_MS) };
}

async function store(transaction: Db, sender: Sender, wish: StoreOptions & { name: string; email: string }): Promise<StoreOutcome> {
  if (wish.held || wish.holdsOptIn) return { kind: "stored", id: await holdSubscription(transaction, sender.brand.id, wish) };

  const { id, isOn } = await startOptIn(transaction, sender, { ...wish, asks: wish.asksOptIn });
  const { origin, requestId } = sender;
  const job = { mail: "newsletter-already" as const, subscriptionId: id, askedAt: wish.now.toISOString(), origin, requestId };
  if (isOn && wish.asksOptIn) await queueMail(transaction, job);
  return { kind: "stored", id };
}
