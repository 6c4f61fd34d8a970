import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { isBrandIn, type Scope } from "../permissions/scope.ts";
import type { Effect } from "./effect.ts";
import type { Decision, HeldKindName, ModerationContext, ShownItem } from "./held-item.ts";
import type { Note } from "./note.ts";
import { recordDecision } from "./record-decision.ts";
import { readRowFields } from "./row-fields.ts";

/** A row that waits while `held` is true and `rejected_at` is null. */
export type HeldRow = { kind: keyof typeof TABLES; id: number };

const TABLES = { quote: "quote_request", message: "contact_message", newsletter: "newsletter_subscription" } as const satisfies Partial<
  Record<HeldKindName, string>
>;

/** A row with all its columns; null when it is missing or outside the scope. */
export async function showRow({ db, scope }: ModerationContext, row: HeldRow, notes: readonly Note[] = []): Promise<ShownItem | null> {
  const platformId = await platformOf(db, row);
  if (platformId === null || !isBrandIn(scope, platformId)) return null;
  const fields = await readRowFields(db, TABLES[row.kind], row.id);
  return fields && { ...row, platformId, waits: fields["held"] === true && !("rejected_at" in fields), fields, notes };
}

/** Releases a held row. `passOn` runs in the same transaction while the row is still held, and returns the effect. */
export async function releaseRow(
  context: ModerationContext,
  row: HeldRow,
  passOn: (transaction: Db) => Promise<Effect>,
): Promise<Decision> {
  return decideRow(context, row, async (transaction, platformId) => {
    const effect = await passOn(transaction);
    await sql`update ${sql.table(TABLES[row.kind])} set held = false where id = ${row.id}`.execute(transaction);
    const actId = await recordDecision(transaction, context, { action: "held.release", ...row, platformId });
    return { kind: "done", actId, effect };
  });
}

export async function rejectRow(context: ModerationContext, row: HeldRow, reason: string | undefined): Promise<Decision> {
  return decideRow(context, row, async (transaction, platformId) => {
    await sql`update ${sql.table(TABLES[row.kind])} set rejected_at = ${context.now} where id = ${row.id}`.execute(transaction);
    const actId = await recordDecision(transaction, context, { action: "held.reject", ...row, platformId, reason });
    return { kind: "done", actId, effect: { kind: "rejected" } };
  });
}

/** Makes a rejected row wait again; false when it is not as the rejection left it. */
export async function unrejectRow(transaction: Db, { kind, id }: HeldRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(TABLES[kind])} set rejected_at = null where id = ${id} and held and rejected_at is not null
  `.execute(transaction);
  return numAffectedRows === 1n;
}

type Apply = (transaction: Db, platformId: number) => Promise<Decision>;

async function decideRow({ db, scope }: ModerationContext, row: HeldRow, apply: Apply): Promise<Decision> {
  return db.transaction().execute(async (transaction): Promise<Decision> => {
    const found = await lockHeld(transaction, row, scope);
    return typeof found === "number" ? apply(transaction, found) : { kind: found };
  });
}

/** Locks the row: a concurrent decision about it waits until this transaction ends. Returns the brand of a row that waits. */
async function lockHeld(transaction: Db, row: HeldRow, scope: Scope): Promise<number | "decided" | "not-found"> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select held and rejected_at is null as "isHeld" from ${sql.table(TABLES[row.kind])} where id = ${row.id} for update
  `.execute(transaction);
  const [found] = rows;
  const platformId = found ? await platformOf(transaction, row) : null;
  if (!found || platformId === null || !isBrandIn(scope, platformId)) return "not-found";
  return found.isHeld ? platformId : "decided";
}

async function platformOf(db: Db, { kind, id }: HeldRow): Promise<number | null> {
  const { rows } = await sql<{ platformId: number }>`
    select platform_id as "platformId" from ${
      kind === "quote"
        ? sql`activity where id = (select activity_id from quote_request where id = ${id})`
        : sql`${sql.table(TABLES[kind])} where id = ${id}`
    }`.execute(db);
  return rows[0]?.platformId ?? null;
}
