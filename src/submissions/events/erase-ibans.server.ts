import { sql } from "kysely";
import type { Db } from "../../database/open.ts";

/** For as long as an IBAN is kept after its event. */
export const IBAN_DAYS = 90;

/**
 * Erases the IBANs whose time is over, and answers how many: 90 days after the last day of the event, or after the request
 * was turned down (decisions, Data), whichever comes first. A request that nobody judged has no other end.
 */
export async function eraseIbans(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("event_request")
    .set({ iban_encrypted: null })
    .where("iban_encrypted", "is not", null)
    .where(({ or }) =>
      or([
        sql<boolean>`coalesce(end_date, start_date) + ${IBAN_DAYS}::integer <= (${now}::timestamptz at time zone 'UTC')::date`,
        sql<boolean>`rejected_at + make_interval(days => ${IBAN_DAYS}::integer) <= ${now}::timestamptz`,
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
