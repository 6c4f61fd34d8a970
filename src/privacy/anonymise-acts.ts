import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { allowHistoryChanges } from "../history/record-act.ts";
import { maskAddress } from "../mail/mask-address.ts";

/** The tables that lines of the log name as their subject, by its kind. */
const SUBJECTS = {
  account: "user_account",
  quote: "quote_request",
  message: "contact_message",
  newsletter: "newsletter_subscription",
  event: "event_request",
} as const;

/** Shorter names would match words of a reason. */
const SHORTEST_NAME = 5;

/**
 * Takes a person out of the log, before their rows are removed: logins of their account go; other lines about them, and those that hold
 * their address, masked or not, or their name, keep who did what and when, without fields and reason. Lines of erasures stay whole: they
 * hold a masked address and counts, and are the proof that somebody was erased. Returns the number of lines.
 */
export async function anonymiseActs(transaction: Db, address: string): Promise<{ removed: number; emptied: number }> {
  await allowHistoryChanges(transaction);
  const accounts = sql`(select id from user_account where lower(email) = ${address})`;
  const removed = await sql`
    delete from audit
    where (action like 'login%' or action = 'logout') and (actor_id in ${accounts} or (subject_kind = 'account' and subject_id in ${accounts}))
  `.execute(transaction);
  const parts = [address, maskAddress(address), ...(await namesOf(transaction, address))];
  const patterns = parts.map((part) => `%${part.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`);
  const subjects = Object.entries(SUBJECTS).map(
    ([kind, table]) => sql`(subject_kind = ${kind} and subject_id in (select id from ${sql.table(table)} where lower(email) = ${address}))`,
  );
  const emptied = await sql`
    update audit set changes = '{}', reason = null
    where (changes <> '{}' or reason is not null) and action <> 'privacy.erase'
      and (${sql.join(subjects, sql` or `)} or lower(concat_ws(' ', changes, reason)) like any(${patterns}::text[]))
  `.execute(transaction);
  return { removed: Number(removed.numAffectedRows ?? 0n), emptied: Number(emptied.numAffectedRows ?? 0n) };
}

/** The names under which the address was given. */
async function namesOf(transaction: Db, address: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select trim(first_name || ' ' || last_name) as name from user_account where lower(email) = ${address}
    union select name from quote_request where lower(email) = ${address}
    union select name from contact_message where lower(email) = ${address}
    union select name from newsletter_subscription where lower(email) = ${address}
    union select name from event_request where lower(email) = ${address}
  `.execute(transaction);
  return rows.map(({ name }) => name).filter((name) => name.length >= SHORTEST_NAME);
}
