import { sql } from "kysely";
import type { Db } from "../../database/open.ts";
import type { Change } from "../catalogue.ts";
import { inSlices } from "../in-slices.ts";

/** The position of a reader of `change`: the transactions that it has not read, as an int8multirange. */
export type Cursor = { unread: string };

/** With `hasMore`, read again now. A cursor is lost when rows that it has not read may have been pruned, or were never written. */
export type ReadChanges = { kind: "read"; changes: Change[]; cursor: Cursor; hasMore: boolean } | { kind: "lost"; why: string };

/** Reads whole transactions, the oldest first, until they have this many rows. */
const ROWS_AT_ONCE = 50_000;
/** Ids are aggregated into rows of at most this many, so that parsing one row never blocks the event loop for long. */
const IDS_PER_ROW = 1_000;

/** A cursor before every open transaction, so that their changes will be read. */
export async function cursorNow(db: Db): Promise<Cursor> {
  const { rows } = await sql<Cursor>`
    select int8multirange(int8range(pg_snapshot_xmin(pg_current_snapshot())::text::bigint, null))::text as unread`.execute(db);
  return rows[0] ?? { unread: "{[0,)}" };
}

/**
 * The changes since `cursor`, without duplicates, however late their transactions commit: a plain `seq >` would miss late
 * commits. It reads only unread rows, so a transaction that stays open for hours delays nothing and adds no cost. A standby
 * does not know which transactions are open: there, all from the oldest open one on count as unread until one of their
 * rows was seen.
 */
export async function readChanges(db: Db, { unread }: Cursor, { most = ROWS_AT_ONCE } = {}): Promise<ReadChanges> {
  const { rows } = await sql<Row>`
    with known as (select ${unread}::int8multirange as unread),
    now as (
      select pg_snapshot_xmin(snapshot)::text::bigint as oldest, pg_snapshot_xmax(snapshot)::text::bigint as next,
        int8multirange(int8range(pg_snapshot_xmax(snapshot)::text::bigint, null)) + ${openTransactions} as open
      from pg_current_snapshot() as snapshot),
    bound as (
      select least(next, (select xid::text::bigint + 1 from change where xid >= ${tailOf(unread)}::text::xid8
        order by xid offset ${most}::bigint limit 1)) as upto from now),
    line as materialized (
      select change.xid::text::bigint as xid, kind, id
      from bound cross join known cross join unnest(known.unread) as gap
      join change on change.xid >= lower(gap)::text::xid8 and change.xid < least(upper(gap), upto)::text::xid8),
    state as (
      select oldest, next, upto,
        known.unread * (open + int8multirange(int8range(upto, null)))
          - coalesce((select range_agg(int8range(xid, xid + 1)) from (select distinct xid from line) as one), '{}') as unread,
        coalesce((select horizon::text::bigint from change_pruned), 0) as pruned
      from now, bound, known),
    news as (
      select kind, array_agg(id) as ids from (
        select kind, id, (row_number() over (partition by kind order by id) - 1) / ${IDS_PER_ROW}::bigint as part
        from (select distinct kind, id from line) as one) as parts
      group by kind, part)
    select unread::text as unread, upto < next as "hasMore",
      -- A horizon beyond all transactions came from a backup of another cluster.
      pruned <= oldest and pruned > ${firstOf(unread)} as "isPruned", ${tailOf(unread)} > next as "isBeyond", kind, ids
    from state left join news on true`.execute(db);

  const [first] = rows;
  if (!first) return { kind: "lost", why: "the database did not return what changed" };
  if (first.isPruned) return { kind: "lost", why: "unread changes were pruned" };
  if (first.isBeyond) return { kind: "lost", why: "the database was restored to an earlier state than was read" };
  const changes: Change[] = [];
  await inSlices(rows, (some) => {
    for (const { kind, ids } of some) if (kind !== null) for (const id of ids) changes.push({ kind, id });
  });
  return { kind: "read", changes, cursor: { unread: first.unread }, hasMore: first.hasMore };
}

/** Without changes there is one row with nulls, for the cursor. */
type Row = { unread: string; hasMore: boolean; isPruned: boolean; isBeyond: boolean } & (
  | { kind: string; ids: number[] }
  | { kind: null; ids: null }
);

/** On a standby, a snapshot does not list the open transactions. */
const openTransactions = sql`case when pg_is_in_recovery()
  then int8multirange(int8range(pg_snapshot_xmin(snapshot)::text::bigint, null))
  else coalesce((select range_agg(int8range(xid::text::bigint, xid::text::bigint + 1)) from pg_snapshot_xip(snapshot) as xid), '{}') end`;

/** The oldest unread transaction. */
const firstOf = (unread: string) => sql`lower(${unread}::int8multirange)`;
/** From here on, all transactions are unread. */
const tailOf = (unread: string) => sql`(select max(lower(gap)) from unnest(${unread}::int8multirange) as gap)`;
