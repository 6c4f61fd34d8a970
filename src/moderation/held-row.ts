import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { Decision, ModerationContext } from "./held-item.ts";

/** A row that waits while `held` is true and `rejected_at` is null. */
type HeldRow = { table: "quote_request" | "contact_message" | "newsletter_subscription"; id: number };

/** Releases a held row. `passOn` runs in the same transaction while the row is still held, and returns the effect. */
export async function releaseRow({ db }: ModerationContext, row: HeldRow, passOn: (transaction: Db) => Promise<string>): Promise<Decision> {
  return db.transaction().execute(async (transaction): Promise<Decision> => {
    const found = await lockHeld(transaction, row);
    if (found !== "held") return { kind: found };
    const effect = await passOn(transaction);
    await sql`update ${sql.table(row.table)} set held = false where id = ${row.id}`.execute(transaction);
    return { kind: "done", effect };
  });
}

export async function rejectRow({ db, now }: ModerationContext, row: HeldRow): Promise<Decision> {
  return db.transaction().execute(async (transaction): Promise<Decision> => {
    const found = await lockHeld(transaction, row);
    if (found !== "held") return { kind: found };
    await sql`update ${sql.table(row.table)} set rejected_at = ${now} where id = ${row.id}`.execute(transaction);
    return { kind: "done", effect: "Rejected; no mail is sent." };
  });
}

/** Locks the row: a concurrent decision about it waits until this transaction ends. */
async function lockHeld(transaction: Db, { table, id }: HeldRow): Promise<"held" | "decided" | "not-found"> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select held and rejected_at is null as "isHeld" from ${sql.table(table)} where id = ${id} for update
  `.execute(transaction);
  const [row] = rows;
  if (!row) return "not-found";
  return row.isHeld ? "held" : "decided";
}
