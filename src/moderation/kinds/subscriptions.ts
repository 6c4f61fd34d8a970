import { brandOfPlatform } from "../../brands/brands.ts";
import type { Db } from "../../database/open.ts";
import { startOptIn } from "../../submissions/newsletter/start-opt-in.server.ts";
import type { ModerationContext, HeldKind } from "../held-item.ts";
import { rejectRow, releaseRow } from "../held-row.ts";
import { maskAddress } from "../../mail/mask-address.ts";
import { readRowFields } from "../row-fields.ts";

/** Held newsletter subscriptions. */
export const subscriptions: HeldKind = {
  async list(db) {
    const rows = await db
      .selectFrom("newsletter_subscription")
      .select(["id", "email", "name as what", "created_at as since", "platform_id as platformId"])
      .where("held", "=", true)
      .where("rejected_at", "is", null)
      .orderBy("created_at")
      .execute();
    return rows.map(({ id, email, ...row }) => ({ name: `newsletter:${id}`, who: maskAddress(email), ...row }));
  },

  show: ({ db }, id) => readRowFields(db, "newsletter_subscription", id),
  release: (context, id) =>
    releaseRow(context, { table: "newsletter_subscription", id }, (transaction) => startConfirmation(transaction, context, id)),
  reject: (context, id) => rejectRow(context, { table: "newsletter_subscription", id }),
};

async function startConfirmation(transaction: Db, { originOf, now }: ModerationContext, id: number): Promise<string> {
  const { platform_id, name, email } = await transaction
    .selectFrom("newsletter_subscription")
    .select(["platform_id", "name", "email"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const brand = brandOfPlatform(platform_id);
  await startOptIn(transaction, { brand, origin: originOf(brand) }, { name, email, asks: true, now });
  return "The owner of the address is asked to confirm it.";
}
