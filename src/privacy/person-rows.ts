import { sql, type RawBuilder } from "kysely";
import type { Db } from "../database/open.ts";
import { jobsWithPayload } from "../database/private-jobs.ts";
import { readableAddress } from "../mail/international-address.ts";

/** A table that can hold something of a person, and which of its rows are theirs. */
export type PersonRows = { table: string; areTheirs: RawBuilder<boolean> };

/** An address as it is compared: neither the case of letters nor the spelling of its domain tells people apart. Null when it is none. */
export function readAddress(text: string): string | null {
  const address = readableAddress(text.trim().toLowerCase());
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : null;
}

/**
 * What a person has sent us, what followed from it, and the accounts of their address: all of which can be deleted, in
 * this order (what depends on a row stands before it).
 */
export function erasableRows(address: string): PersonRows[] {
  const mine = sql<boolean>`lower(email) = ${address}`;
  const ofRequests = (column: string) => sql`(select ${sql.ref(column)} from event_request where ${mine})`;
  return [
    { table: "submission_key", areTheirs: keysOf(mine) },
    { table: "mailbox", areTheirs: sql`lower("to") = ${address} or concat_ws(' ', headers, text) ~* ${wholeWord(address)}` },
    { table: "media", areTheirs: sql`event_id in ${ofRequests("event_id")}` },
    { table: "event", areTheirs: sql`id in ${ofRequests("event_id")}` },
    { table: "upload", areTheirs: sql`id in ${ofRequests("upload_id")}` },
    { table: "event_request", areTheirs: mine },
    { table: "quote_request", areTheirs: mine },
    { table: "contact_message", areTheirs: mine },
    { table: "newsletter_subscription", areTheirs: mine },
    { table: "contact_person", areTheirs: mine },
    { table: "user_account", areTheirs: mine },
  ];
}

/** An activity whose contact they are: it stays, without them. */
export function contactRows(address: string): PersonRows {
  return { table: "activity", areTheirs: sql`lower(contact_email) = ${address}` };
}

/** An organisation cannot be without an address: it is told of, and stays. */
export function organisationRows(address: string): PersonRows {
  return { table: "organisation", areTheirs: sql`lower(email) = ${address}` };
}

/** What the queue still has to do for what they sent; the jobs hold its numbers alone. */
export async function findJobs(db: Db, address: string): Promise<{ id: number; payload: unknown }[]> {
  const mine = sql<boolean>`lower(email) = ${address}`;
  const { rows } = await sql<{ id: number; payload: unknown }>`
    select id, payload from ${jobsWithPayload} as job
    where payload ->> 'quoteRequestId' in (select id::text from quote_request where ${mine})
      or payload ->> 'contactMessageId' in (select id::text from contact_message where ${mine})
      or payload ->> 'subscriptionId' in (select id::text from newsletter_subscription where ${mine})
      or payload ->> 'eventRequestId' in (select id::text from event_request where ${mine})
    order by id
  `.execute(db);
  return rows;
}

/** Keys of submissions, by the form and the number of the row that was stored. */
function keysOf(mine: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`(operation, coalesce(answer ->> 'id', answer ->> 'quoteRequestId')) in (
    select 'quote-request', id::text from quote_request where ${mine}
    union all select 'contact-message', id::text from contact_message where ${mine}
    union all select 'newsletter-subscription', id::text from newsletter_subscription where ${mine}
    union all select 'event-request', id::text from event_request where ${mine}
    union all select 'upload-image', upload_id::text from event_request where ${mine})`;
}

/** As a regular expression of PostgreSQL; joanna@linge.example is not anna@linge.example. */
function wholeWord(address: string): string {
  return `(?<![\\w.%+-])${address.replace(/[^\p{L}\p{M}\p{N}@]/gu, "\\$&")}(?![\\w-]|\\.\\w)`;
}
