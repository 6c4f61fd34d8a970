import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { MailingSite } from "../../mail/mail-job.ts";
import { queueMail } from "../../mail/queue-mail.ts";

/** Who asks again so soon has the mail already, or nearly. */
export const REST_MS = 15 * 60_000;

/** `asks` false: the address got enough mails from us lately, so it gets none for this. */
export type OptIn = { name: string; email: string; asks: boolean; now: Date };

/** The subscription that an address has on a site; `isOn` when its owner confirmed it and did not leave. */
export type Subscription = { id: number; isOn: boolean };

/**
 * Begins the double opt-in in the caller's transaction: keeps the wish, and queues the mail that asks the owner of the
 * address to confirm it. Known addresses are asked again unless they get the newsletter already; what was held or
 * rejected is asked like a new one, since this call is the verdict (a held wish that a person released, or a new one).
 */
export async function startOptIn(transaction: Db, site: MailingSite, optIn: OptIn): Promise<Subscription> {
  const { name, asks: mayAsk, now } = optIn;
  const kept = await keepWish(transaction, site.brand.id, { ...optIn, held: false });
  const asks = !kept.isOn && (kept.isNew || (mayAsk && !isResting(kept, now)));
  // Every address costs the same statements: one more or less would tell who gets the newsletter.
  const change = asks ? { name, held: false, rejected_at: null, created_at: now } : { held: kept.held };
  await transaction.updateTable("newsletter_subscription").set(change).where("id", "=", kept.id).execute();
  const { origin, requestId } = site;
  const job = { mail: "newsletter-confirm" as const, subscriptionId: kept.id, askedAt: now.toISOString(), origin, requestId };
  if (asks && mayAsk) await queueMail(transaction, job);
  return { id: kept.id, isOn: kept.isOn };
}

/** Keeps a wish that a person has to judge first, also of an address that was asked before or has left; answers its id. */
export async function holdSubscription(transaction: Db, platformId: number, { name, email, now }: Omit<OptIn, "asks">): Promise<number> {
  const kept = await keepWish(transaction, platformId, { name, email, held: true, now });
  // Every address costs the same statements.
  const change = kept.isOn || kept.rejected_at ? { held: kept.held } : { held: true, name, created_at: now };
  await transaction.updateTable("newsletter_subscription").set(change).where("id", "=", kept.id).execute();
  return kept.id;
}

type Kept = Subscription & { isNew: boolean; held: boolean; rejected_at: Date | null; unsubscribed_at: Date | null; created_at: Date };
type Wish = { name: string; email: string; held: boolean; now: Date };

/**
 * The row of the address, new or as it stands and locked: two wishes for one address at one moment take turns. A row
 * that is there already is not changed.
 */
async function keepWish(transaction: Db, platformId: number, { name, email, held, now }: Wish): Promise<Kept> {
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
  return { ...row, isNew: numInsertedOrUpdatedRows === 1n, isOn: isOn(row) };
}

/** Whether the newsletter goes to this address. */
export function isOn(row: { confirmed_at: Date | null; unsubscribed_at: Date | null }): boolean {
  return row.confirmed_at !== null && row.unsubscribed_at === null;
}

/** Asked a moment ago, and nothing has happened since. */
function isResting({ held, rejected_at, unsubscribed_at, created_at }: Kept, now: Date): boolean {
  if (held || rejected_at || (unsubscribed_at && unsubscribed_at > created_at)) return false;
  return now.getTime() - created_at.getTime() < REST_MS;
}
