import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { MailingSite } from "../../mail/mail-job.ts";
import { queueMail } from "../../mail/queue-mail.ts";

/** No second opt-in mail within this time. */
export const COOLDOWN_MS = 15 * 60_000;

/** With `asks` false no mail is sent, because the address has reached its limit. */
export type OptIn = { name: string; email: string; asks: boolean; now: Date };

/** The subscription of an address; `isSubscribed`: confirmed and not unsubscribed. */
export type Subscription = { id: number; isSubscribed: boolean };

/**
 * Starts the double opt-in in the caller's transaction: stores the subscription and queues the confirmation mail. Known addresses are
 * mailed again unless they are subscribed. Held and rejected subscriptions are treated as new: the caller has accepted the request.
 */
export async function startOptIn(transaction: Db, site: MailingSite, optIn: OptIn): Promise<Subscription> {
  const { name, asks: mayAsk, now } = optIn;
  const stored = await insertOrLock(transaction, site.brand.id, { ...optIn, held: false });
  const asks = !stored.isSubscribed && (stored.isNew || (mayAsk && !isCoolingDown(stored, now)));
  // The same statements for every address: timing must not reveal who is subscribed.
  const change = asks ? { name, held: false, rejected_at: null, created_at: now } : { held: stored.held };
  await transaction.updateTable("newsletter_subscription").set(change).where("id", "=", stored.id).execute();
  const { origin, requestId } = site;
  const job = { mail: "newsletter-confirm" as const, subscriptionId: stored.id, askedAt: now.toISOString(), origin, requestId };
  if (asks && mayAsk) await queueMail(transaction, job);
  return { id: stored.id, isSubscribed: stored.isSubscribed };
}

/** Stores a subscription for moderation, also of an address that was mailed before or has unsubscribed; returns its id. */
export async function holdSubscription(transaction: Db, platformId: number, { name, email, now }: Omit<OptIn, "asks">): Promise<number> {
  const stored = await insertOrLock(transaction, platformId, { name, email, held: true, now });
  // The same statements for every address.
  const change = stored.isSubscribed || stored.rejected_at ? { held: stored.held } : { held: true, name, created_at: now };
  await transaction.updateTable("newsletter_subscription").set(change).where("id", "=", stored.id).execute();
  return stored.id;
}

type Stored = Subscription & { isNew: boolean; held: boolean; rejected_at: Date | null; unsubscribed_at: Date | null; created_at: Date };
type NewSubscription = { name: string; email: string; held: boolean; now: Date };

/**
 * Inserts the row of an address, or returns the existing one unchanged. Locks it, so that concurrent requests for one address are
 * serialised.
 */
async function insertOrLock(transaction: Db, platformId: number, { name, email, held, now }: NewSubscription): Promise<Stored> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("newsletter_subscription")
    .values({ platform_id: platformId, name, email, held, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  const row = await transaction
    .selectFrom("newsletter_subscription")
    .select(["id", "held", "rejected_at", "confirmed_at", "unsubscribed_at", "created_at"])
    .where("platform_id", "=", platformId)
    .where(sql`lower(email)`, "=", sql`lower(${email})`)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, isNew: numInsertedOrUpdatedRows === 1n, isSubscribed: isSubscribed(row) };
}

export function isSubscribed(row: { confirmed_at: Date | null; unsubscribed_at: Date | null }): boolean {
  return row.confirmed_at !== null && row.unsubscribed_at === null;
}

/** Mailed within the cooldown, and unchanged since. */
function isCoolingDown({ held, rejected_at, unsubscribed_at, created_at }: Stored, now: Date): boolean {
  if (held || rejected_at || (unsubscribed_at && unsubscribed_at > created_at)) return false;
  return now.getTime() - created_at.getTime() < COOLDOWN_MS;
}
