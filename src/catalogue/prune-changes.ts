import { sql } from "kysely";
import type { Db } from "../database/open.ts";

/**
 * Deletes the rows of `change` from before a time and returns their number: at most `batch` per transaction, which also
 * stores the horizon. Only rows of whole transactions older than every open one are deleted: a reader could not tell later
 * rows of an open transaction from deleted ones.
 */
export async function pruneChanges(db: Db, before: Date, { batch = 5_000 } = {}): Promise<number> {
  const horizon = await horizonBefore(db, before);
  if (horizon === null) return 0;

  let removed = 0;
  for (;;) {
    const count = await db.transaction().execute((transaction) => removeSome(transaction, horizon, batch));
    if (count === 0) return removed;
    removed += count;
  }
}

/** The first transaction whose rows stay; null when the table is empty. */
async function horizonBefore(db: Db, before: Date): Promise<string | null> {
  const { rows } = await sql<{ horizon: string | null }>`
    select least(first_to_stay, pg_snapshot_xmin(pg_current_snapshot())::text::bigint)::text as horizon
    from (select coalesce(
      (select xid::text::bigint from change where at >= ${before} order by xid limit 1),
      (select xid::text::bigint + 1 from change order by xid desc limit 1)) as first_to_stay) as line
    where first_to_stay is not null`.execute(db);
  return rows[0]?.horizon ?? null;
}

async function removeSome(db: Db, horizon: string, batch: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from change where ctid = any(array(select ctid from change where xid < ${horizon}::xid8 limit ${batch}))`.execute(db);
  if (numAffectedRows > 0n) {
    await sql`insert into change_pruned (horizon) values (${horizon}::xid8)
      on conflict (one) do update set horizon = excluded.horizon`.execute(db);
  }
  return Number(numAffectedRows);
}
