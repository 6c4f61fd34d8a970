import { sql } from "kysely";
import type { Brand } from "../brands/brand.ts";
import { dayIn } from "../brands/day-in.ts";
import type { Db } from "../database/open.ts";

/**
 * Counts a quote request in the transaction that passes it on, so that the count equals the stored requests. Call it last:
 * the row lock makes other requests for the same activity wait until the transaction ends.
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
