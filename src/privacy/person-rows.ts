import { sql, type RawBuilder } from "kysely";
import type { Db } from "../database/open.ts";
import { jobsWithPayload } from "../database/private-jobs.ts";
import { readableAddress } from "../mail/international-address.ts";

/** A table with personal data, and the condition for the rows of one person. */
export type PersonRows = { table: string; areTheirs: RawBuilder<boolean> };

/** Normalises a mail address for comparison: lower case, Unicode domain. Null when it is invalid. */
export function readAddress(text: string): string | null {
  const address = readableAddress(text.trim().toLowerCase());
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : null;
}

/**
 * A person's submissions, the rows derived from them, and the accounts of the address. All can be deleted, in this order
 * (dependent rows first).
 */
export function erasableRows(address: string): PersonRows[] {
  const mine = sql<boolean>`lower(email) = ${address}`;
  const ofRequests = (column: string) => sql`(select ${sql.ref(column)} from event_request where ${mine})`;
  return [
    { table: "submission_key", areTheirs: keysOf(mine) },
    { table: "mailbox", areTheirs: sql`lower("to") = ${address} or concat_ws(' ', headers, text) ~* ${wholeAddress(address)}` },
    { table: "media", areTheirs: sql`event_id in ${ofRequests("event_id")}` },
    { table: "event", areTheirs: sql`id in ${ofRequests("event_id")}` },
    { table: "upload", areTheirs: sql`id in ${ofRequests("upload_id")}` },
    { table: "event_request", areTheirs: mine },
    { table: "quote_request", areTheirs: mine },
    { table: "contact_message", areTheirs: mine },
    { table: "newsletter_subscription", areTheirs: mine },
    { table: "contact_person", areTheirs: mine },
    { table: "user_token", areTheirs: sql`${address} in (lower(facts ->> 'address'), lower(facts ->> 'former'))` },
    { table: "user_account", areTheirs: mine },
  ];
}

/** What belongs to the accounts of the address, and is removed with them; and the acts by and about them. */
export function accountRows(address: string): PersonRows[] {
  const accounts = sql`(select id from user_account where lower(email) = ${address})`;
  const tables = ["passkey", "totp", "session", "saved_view", "user_organisation", "user_platform"];
  return [
    ...tables.map((table) => ({ table, areTheirs: sql<boolean>`user_account_id in ${accounts}` })),
    { table: "audit", areTheirs: sql`actor_id in ${accounts} or (subject_kind = 'account' and subject_id in ${accounts})` },
  ];
}

/** Activities with the person as contact. They stay, without the contact. */
export function contactRows(address: string): PersonRows {
  return { table: "activity", areTheirs: sql`lower(contact_email) = ${address}` };
}

/** Organisations with this mail address. They must have one, so they are reported and stay. */
export function organisationRows(address: string): PersonRows {
  return { table: "organisation", areTheirs: sql`lower(email) = ${address}` };
}

/** Queued jobs for the person's submissions. The jobs hold only ids of rows. */
export async function findJobs(db: Db, address: string): Promise<{ id: number; payload: unknown }[]> {
  const { rows } = await sql<{ id: number; payload: unknown }>`select id, payload from ${jobsOf(address)} order by id`.execute(db);
  return rows;
}

/** The number of those jobs. */
export async function countJobs(db: Db, address: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${jobsOf(address)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function jobsOf(address: string): RawBuilder<unknown> {
  const mine = sql<boolean>`lower(email) = ${address}`;
  return sql`${jobsWithPayload} as job
    where payload ->> 'quoteRequestId' in (select id::text from quote_request where ${mine})
      or payload ->> 'contactMessageId' in (select id::text from contact_message where ${mine})
      or payload ->> 'subscriptionId' in (select id::text from newsletter_subscription where ${mine})
      or payload ->> 'eventRequestId' in (select id::text from event_request where ${mine})
      or payload ->> 'accountId' in (select id::text from user_account where ${mine})
      or payload ->> 'token' in (
        select token from user_token join user_account on user_account.id = user_account_id where ${mine})`;
}

/** Idempotency keys of submissions, found by operation and id of the stored row. */
function keysOf(mine: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(operation, coalesce(answer ->> 'id', answer ->> 'quoteRequestId')) in (
    select 'quote-request', id::text from quote_request where ${mine}
    union all select 'contact-message', id::text from contact_message where ${mine}
    union all select 'newsletter-subscription', id::text from newsletter_subscription where ${mine}
    union all select 'event-request', id::text from event_request where ${mine}
    union all select 'upload-image', upload_id::text from event_request where ${mine})`;
}

/** A regular expression of PostgreSQL: anna@linge.example does not match in joanna@linge.example. */
export function wholeAddress(address: string): string {
  return `(?<![\\w.%+-])${address.replace(/[^\p{L}\p{M}\p{N}@]/gu, "\\$&")}(?![\\w-]|\\.\\w)`;
}
