import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { anonymiseActs } from "./anonymise-acts.ts";
import { contactRows, erasableRows, findJobs, organisationRows, type PersonRows } from "./person-rows.ts";
import { viewRows } from "./view-rows.ts";

/** `removed` counts rows and files; `stays` names what could not be removed. */
export type Erasure = { removed: Record<string, number>; stays: Staying[] };

export type Staying =
  /** Being sent at this moment; they end by themselves. */
  | { kind: "busy-mails"; count: number }
  /** It cannot be without an address. */
  | { kind: "organisation"; id: number; name: string };

/** Removes all rows of a mail address. `files` are those of its pictures, which are removed after the commit. */
export async function eraseRows(transaction: Db, address: string): Promise<Erasure & { files: string[] }> {
  const removed: Record<string, number> = {};
  const count = (name: string, amount: number) => {
    if (amount > 0) removed[name] = amount;
  };
  await lockEventRequests(transaction, address);
  const files = await filesOf(transaction, address);

  // First: it finds the person's acts by the rows that are removed below.
  const acts = await anonymiseActs(transaction, address);
  count("audit", acts.removed);
  count("audit (its details)", acts.emptied);
  const jobs = await removeJobs(transaction, address);
  count("jobs", jobs.removed);
  for (const rows of erasableRows(address)) count(rows.table, await removeRows(transaction, rows));
  const views = await viewRows(transaction, address);
  count(views.table, await removeRows(transaction, views));
  count("activity (its contact)", await clearContacts(transaction, contactRows(address)));
  if (files.length > 0) removed.files = files.length;
  return { removed, files, stays: [...jobs.stays, ...(await organisationsOf(transaction, address))] };
}

/** Waits for a concurrent release of an event request, so that the released event is erased too. */
async function lockEventRequests(transaction: Db, address: string): Promise<void> {
  await sql`select from event_request where lower(email) = ${address} for update`.execute(transaction);
}

async function removeJobs(transaction: Db, address: string): Promise<{ removed: number; stays: Staying[] }> {
  const ids = (await findJobs(transaction, address)).map(({ id }) => id);
  const { rows } = await sql`select id from graphile_worker.complete_jobs(${ids}::bigint[])`.execute(transaction);
  const busy = ids.length - rows.length;
  return { removed: rows.length, stays: busy > 0 ? [{ kind: "busy-mails", count: busy }] : [] };
}

async function filesOf(db: Db, address: string): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select file from upload where id in (select upload_id from event_request where lower(email) = ${address})
  `.execute(db);
  return rows.map(({ file }) => file);
}

async function removeRows(transaction: Db, { table, areTheirs }: PersonRows): Promise<number> {
  return affected(transaction, sql`delete from ${sql.table(table)} where ${areTheirs}`);
}

async function clearContacts(transaction: Db, { table, areTheirs }: PersonRows): Promise<number> {
  return affected(
    transaction,
    sql`update ${sql.table(table)}
        set contact_email = null, contact_first_name = null, contact_last_name = null, contact_phone = null
        where ${areTheirs}`,
  );
}

async function organisationsOf(db: Db, address: string): Promise<Staying[]> {
  const { table, areTheirs } = organisationRows(address);
  const { rows } = await sql<{ id: number; name: string }>`select id, name from ${sql.table(table)} where ${areTheirs}`.execute(db);
  return rows.map((organisation) => ({ kind: "organisation", ...organisation }));
}

async function affected(db: Db, statement: ReturnType<typeof sql>): Promise<number> {
  return Number((await statement.execute(db)).numAffectedRows ?? 0n);
}
