import { brandOfPlatform } from "../../brands/brands.ts";
import type { Db } from "../../database/open.ts";
import { startOptIn } from "../../submissions/newsletter/start-opt-in.server.ts";
import type { Desk, HeldKind } from "../held-kind.ts";
import { rejectRow, releaseRow } from "../held-row.ts";
import { shortAddress } from "../short-address.ts";
import { showRow } from "../show-row.ts";

/** Wishes to get the newsletter. */
export const subscriptions: HeldKind = {
  async list(db) {
    const rows = await db
      .selectFrom("newsletter_subscription")
      .select(["id", "email", "name as what", "created_at as since", "platform_id as platformId"])
      .where("held", "=", true)
      .where("rejected_at", "is", null)
      .orderBy("created_at")
      .execute();
    return rows.map(({ id, email, ...row }) => ({ name: `newsletter:${id}`, who: shortAddress(email), ...row }));
  },

  show: ({ db }, id) => showRow(db, "newsletter_subscription", id),
  release: (desk, id) => releaseRow(desk, { table: "newsletter_subscription", id }, (transaction) => ask(transaction, desk, id)),
  reject: (desk, id) => rejectRow(desk, { table: "newsletter_subscription", id }),
};

async function ask(transaction: Db, { originOf, now }: Desk, id: number): Promise<string> {
  const { platform_id, name, email } = await transaction
    .selectFrom("newsletter_subscription")
    .select(["platform_id", "name", "email"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const brand = brandOfPlatform(platform_id);
  await startOptIn(transaction, { brand, origin: originOf(brand) }, { name, email, asks: true, now });
  return "The owner of the address is asked to confirm it.";
}
