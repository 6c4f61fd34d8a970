import { brandOfPlatform } from "../../brands/brands.ts";
import type { Db } from "../../database/open.ts";
import { startOptIn } from "../../submissions/newsletter/start-opt-in.server.ts";
import type { Effect } from "../effect.ts";
import type { ModerationContext, HeldKind } from "../held-item.ts";
import { rejectRow, releaseRow, showRow } from "../held-row.ts";

/** Held newsletter subscriptions. */
export const subscriptions: HeldKind = {
  show: (context, id) => showRow(context, { kind: "newsletter", id }),
  release: (context, id) => releaseRow(context, { kind: "newsletter", id }, (transaction) => startConfirmation(transaction, context, id)),
  reject: (context, id, reason) => rejectRow(context, { kind: "newsletter", id }, reason),
};

async function startConfirmation(transaction: Db, { originOf, now }: ModerationContext, id: number): Promise<Effect> {
  const { platform_id, name, email } = await transaction
    .selectFrom("newsletter_subscription")
    .select(["platform_id", "name", "email"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const brand = brandOfPlatform(platform_id);
  await startOptIn(transaction, { brand, origin: originOf(brand) }, { name, email, asks: true, now });
  return { kind: "confirmation-asked" };
}
