import { sql } from "kysely";
import type { Db } from "../database/open.ts";

/**
 * Waits for concurrent changes of people until this transaction ends: so the last editor stays, and of two accounts with one address the
 * second finds the first.
 */
export async function lockPeople(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('change of people'))`.execute(transaction);
}
