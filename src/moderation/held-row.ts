import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { Decision, Desk } from "./held-kind.ts";

/** A row of a table whose column `held` says that it waits, and `rejected_at` that it was turned down. */
type HeldRow = { table: "quote_request" | "contact_message" | "newsletter_subscription"; id: number };

/** Releases a row that waits; `passOn` does what follows in the same transaction, while it is still held, and says what that was. */
export async function releaseRow({ db }: Desk, row: HeldRow, passOn: (transaction: Db) => Promise<string>): Promise<Decision> {
  return db.transaction().execute(async (transaction): Promise<Decision> => {
    const found = await lockHeld(transaction, row);
    if (found !== "held") return { kind: found };
    const did = await passOn(transaction);
    await sql`update ${sql.table(row.table)} set held = false where id = ${row.id}`.execute(transaction);
    return { kind: "done", did };
  });
}

export async function rejectRow({ db, now }: Desk, row: HeldRow): Promise<Decision> {
  return db.transaction().execute(async (transaction): Promise<Decision> => {
    const found = await lockHeld(transaction, row);
    if (found !== "held") return { kind: found };
    await sql`update ${sql.table(row.table)} set rejected_at = ${now} where id = ${row.id}`.execute(transaction);
    return { kind: "done", did: "It was turned down: nobody is mailed." };
  });
}

/** Whoever decides about the same row in the same moment waits until this transaction ends. */
async function lockHeld(transaction: Db, { table, id }: HeldRow): Promise<"held" | "decided" | "not-found"> {
  const { rows } = await sql<{ waits: boolean }>`
    select held and rejected_at is null as waits from ${sql.table(table)} where id = ${id} for update
  `.execute(transaction);
  const [row] = rows;
  if (!row) return "not-found";
  return row.waits ? "held" : "decided";
}
