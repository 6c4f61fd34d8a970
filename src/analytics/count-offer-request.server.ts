import { sql } from "kysely";
import type { Brand } from "../brands/brand.ts";
import { dayIn } from "../brands/day-in.ts";
import type { Db } from "../database/open.ts";

/**
 * Counts a quote request that is passed on, in the transaction that does so: the count equals what is stored. Last in it,
 * since requests for one activity wait for each other's line here.
 */
export async function countOfferRequest(transaction: Db, activityId: number, { brand, now }: { brand: Brand; now: Date }): Promise<void> {
  await transaction
    .insertInto("service_mail_statistics")
    .values({ activity_id: activityId, submit_date: dayIn(brand.timeZone, now), offer_requests: 1 })
    .onConflict((conflict) =>
      conflict.columns(["activity_id", "submit_date"]).doUpdateSet({ offer_requests: sql`service_mail_statistics.offer_requests + 1` }),
    )
    .execute();
}
