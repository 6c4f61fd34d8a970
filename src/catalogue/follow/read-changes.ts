import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { Change } from "../catalogue.ts";

/**
 * Where a reader of `change` stands: every line of a transaction before `horizon` (an xid8) was read, and of the later
 * ones those in `ahead`.
 */
export type Cursor = { horizon: string; ahead: ReadonlySet<number> };

/** Stands before every transaction that is still open: what they write will be read. */
export async function cursorNow(db: Db): Promise<Cursor> {
  const { rows } = await sql<{ horizon: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
  return { horizon: rows[0]?.horizon ?? "0", ahead: new Set() };
}

/**
 * The changes since `cursor`, each exactly once, however late its transaction commits. The horizon only passes
 * transactions that have ended (xid < xmin of the snapshot: a plain `seq >` would lose late committers); lines beyond
 * it that are visible already are taken at once and remembered, so that no long transaction elsewhere holds news back.
 */
export async function readChanges(db: Db, cursor: Cursor): Promise<{ changes: Change[]; cursor: Cursor }> {
  const { rows } = await sql<Line>`
    select now.horizon::text as horizon, change.seq, change.kind, change.id, change.xid < now.horizon as settled
    from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) as now
    left join change on change.xid >= ${cursor.horizon}::xid8
    order by change.seq`.execute(db);

  const lines = rows.filter((line) => line.seq !== null);
  return {
    changes: lines.filter(({ seq }) => !cursor.ahead.has(seq)).map(({ kind, id }) => ({ kind, id })),
    cursor: {
      horizon: rows[0]?.horizon ?? cursor.horizon,
      ahead: new Set(lines.filter(({ settled }) => !settled).map(({ seq }) => seq)),
    },
  };
}

type ChangeLine = { seq: number; kind: string; id: number; settled: boolean };
/** Without changes there is one line, of nulls, that only tells the horizon. */
type Line = { horizon: string } & (ChangeLine | { seq: null; kind: null; id: null; settled: null });
