import { sql } from "kysely";
import type { Db } from "../../database/open.ts";

/** Retention of an IBAN after its event. */
export const IBAN_DAYS = 90;

/**
 * Erases expired IBANs and returns how many: 90 days after the last day of the event or after the rejection (specification 3, Data),
 * whichever comes first. The day of the event also counts for undecided requests.
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
