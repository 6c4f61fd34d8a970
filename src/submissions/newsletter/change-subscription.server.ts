import { brandOfPlatform } from "../../brands/brands.ts";
import type { Brand } from "../../brands/brand.ts";
import type { Db } from "../../database/open.ts";
import { recordAct } from "../../history/record-act.ts";
import type { Actor } from "../../permissions/actor.ts";
import type { Scope } from "../../permissions/scope.ts";
import { readSubscription, type SubscriptionRow } from "./list-subscriptions.server.ts";
import { COOLDOWN_MS, startOptIn } from "./start-opt-in.server.ts";
import { endSubscription } from "./unsubscribe.server.ts";

/** An editor who changes a subscription. */
export type SubscriptionChange = {
  subscriptionId: number;
  actor: Actor;
  scope: Scope;
  originOf: (brand: Brand) => string;
  requestId: string;
  now: Date;
};

/** `other-state`: it is no longer in the state that the act is for. `too-soon`: its address was mailed within 15 minutes. */
export type ChangeOutcome = { kind: "done"; actId: number } | { kind: "not-found" } | { kind: "other-state" } | { kind: "too-soon" };

/** Unsubscribes on request of the reader, also in the mail service. */
export async function unsubscribeByEditor(db: Db, change: SubscriptionChange): Promise<ChangeOutcome> {
  return changeSubscription(db, change, async (transaction, { id, state }) => {
    if (state !== "subscribed" && state !== "waiting") return { kind: "other-state" };
    await endSubscription(transaction, id, change.now);
    return { action: "newsletter.unsubscribe", changes: { state: [state, "unsubscribed"] } };
  });
}

/** Sends the double opt-in mail again to an address that has not confirmed. Nobody who unsubscribed is mailed. */
export async function askAgain(db: Db, change: SubscriptionChange): Promise<ChangeOutcome> {
  return changeSubscription(db, change, async (transaction, { state, askedAt, platformId, name, email }) => {
    if (state !== "waiting") return { kind: "other-state" };
    if (change.now.getTime() - askedAt.getTime() < COOLDOWN_MS) return { kind: "too-soon" };
    const brand = brandOfPlatform(platformId);
    const site = { brand, origin: change.originOf(brand), requestId: change.requestId };
    await startOptIn(transaction, site, { name, email, asks: true, now: change.now });
    return { action: "newsletter.ask-again", changes: {} };
  });
}

type Made = { action: string; changes: Record<string, [unknown, unknown]> } | Exclude<ChangeOutcome, { kind: "done" }>;

async function changeSubscription(
  db: Db,
  { subscriptionId, actor, scope, requestId }: SubscriptionChange,
  make: (transaction: Db, row: SubscriptionRow) => Promise<Made>,
): Promise<ChangeOutcome> {
  return db.transaction().execute(async (transaction): Promise<ChangeOutcome> => {
    await transaction.selectFrom("newsletter_subscription").select("id").where("id", "=", subscriptionId).forUpdate().execute();
    const row = await readSubscription(transaction, scope, subscriptionId);
    if (!row) return { kind: "not-found" };
    const made = await make(transaction, row);
    if ("kind" in made) return made;
    const subject = { kind: "newsletter", id: subscriptionId, platformId: row.platformId };
    return { kind: "done", actId: await recordAct(transaction, { actor, subject, requestId, ...made }) };
  });
}
