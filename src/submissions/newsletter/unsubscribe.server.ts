import type { Db } from "../../database/open.ts";
import type { LinkOutcome, LinkSite, LinkState, OpenedLink } from "./confirm.server.ts";
import { readUnsubscribeToken } from "./links.server.ts";
import { queueSync } from "./queue-sync.server.ts";

type LeaveState = Exclude<LinkState, "expired">;
export type LeaveOutcome = Exclude<LinkOutcome, "expired">;

/** Checks an unsubscribe link without changes. */
export async function findUnsubscription(db: Db, site: LinkSite, link: OpenedLink): Promise<LeaveState> {
  return (await checkLink(db, site, link)).state;
}

/** Unsubscribes in one step, with the link of any mail. Idempotent. */
export async function unsubscribe(db: Db, site: LinkSite, link: OpenedLink): Promise<LeaveOutcome> {
  return db.transaction().execute(async (transaction) => {
    const { state, id } = await checkLink(transaction, site, { ...link, locked: true });
    if (state !== "open") return state;

    await endSubscription(transaction, id, link.now);
    return "done";
  });
}

/** Unsubscribes, also in the mail service. */
export async function endSubscription(transaction: Db, subscriptionId: number, now: Date): Promise<void> {
  await transaction.updateTable("newsletter_subscription").set({ unsubscribed_at: now }).where("id", "=", subscriptionId).execute();
  await queueSync(transaction, subscriptionId);
}

type LinkCheck = { state: LeaveState; id: number };

async function checkLink(db: Db, { brand, secrets }: LinkSite, { token, now, locked = false }: OpenedLink & { locked?: boolean }) {
  const id = readUnsubscribeToken(secrets, token, now);
  if (id === null) return { state: "unknown", id: 0 } satisfies LinkCheck;
  const row = await db
    .selectFrom("newsletter_subscription")
    .select(["platform_id", "unsubscribed_at"])
    .where("id", "=", id)
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirst();

  if (row && row.platform_id !== brand.id) return { state: "unknown", id } satisfies LinkCheck;
  // An erased subscription counts as unsubscribed.
  return { state: row?.unsubscribed_at === null ? "open" : "already", id } satisfies LinkCheck;
}
