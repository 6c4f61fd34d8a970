import type { Db } from "../../database/open.ts";
import type { Secrets } from "../../crypto/secrets.ts";
import type { MailingSite } from "../../mail/mail-job.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { readConfirmToken } from "./links.server.ts";
import { queueSync } from "./queue-sync.server.ts";
import { isSubscribed } from "./start-opt-in.server.ts";

/** The site whose link was opened. */
export type LinkSite = MailingSite & { secrets: Pick<Secrets, "read"> };
export type OpenedLink = { token: string; now: Date };

/** `open`: the link can be used. Otherwise it was used `already`, is `expired`, or is `unknown`. */
export type LinkState = "open" | "already" | "expired" | "unknown";
export type LinkOutcome = "done" | Exclude<LinkState, "open">;

/** Checks a confirmation link without changes, because mail scanners open links too (specification 3, Behaviour). */
export async function findConfirmation(db: Db, site: LinkSite, link: OpenedLink): Promise<LinkState> {
  return (await checkLink(db, site, link)).state;
}

/** Confirms a subscription and queues the welcome mail. Idempotent. */
export async function confirm(db: Db, site: LinkSite, link: OpenedLink): Promise<LinkOutcome> {
  return db.transaction().execute(async (transaction) => {
    const { state, id } = await checkLink(transaction, site, { ...link, locked: true });
    if (state !== "open") return state;

    const { now } = link;
    const confirmed = { confirmed_at: now, unsubscribed_at: null };
    await transaction.updateTable("newsletter_subscription").set(confirmed).where("id", "=", id).execute();
    const { origin, requestId } = site;
    await queueMail(transaction, {
      mail: "newsletter-welcome",
      subscriptionId: id,
      askedAt: now.toISOString(),
      origin,
      requestId,
    });
    await queueSync(transaction, id);
    return "done";
  });
}

type LinkCheck = { state: LinkState; id: number };

async function checkLink(db: Db, { brand, secrets }: LinkSite, { token, now, locked = false }: OpenedLink & { locked?: boolean }) {
  const read = readConfirmToken(secrets, token, now);
  if (read.kind === "forged") return { state: "unknown", id: 0 } satisfies LinkCheck;
  const { subscriptionId: id, askedAt } = read.request;
  const row = await db
    .selectFrom("newsletter_subscription")
    .select(["platform_id", "confirmed_at", "unsubscribed_at", "rejected_at"])
    .where("id", "=", id)
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirst();

  if (row && row.platform_id !== brand.id) return { state: "unknown", id } satisfies LinkCheck;
  if (row && isSubscribed(row)) return { state: "already", id } satisfies LinkCheck;
  // Links from before an unsubscription, and of erased or rejected subscriptions, are no longer valid.
  const isExpired = read.kind === "expired" || !row || row.rejected_at !== null || (row.unsubscribed_at && row.unsubscribed_at > askedAt);
  return { state: isExpired ? "expired" : "open", id } satisfies LinkCheck;
}
