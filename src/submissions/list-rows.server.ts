import { sql, type RawBuilder } from "kysely";
import type { Db } from "../database/open.ts";
import { withinDays, type Days } from "../database/within-days.ts";

/** Rows of one table, which the condition calls `request`. */
export type Source = { table: SubmissionTable; condition: RawBuilder<boolean> };
type SubmissionTable = "quote_request" | "contact_message" | "event_request" | "newsletter_subscription";

export type Direction = "asc" | "desc";
/** A page of a list; rows are sorted by the time they were received. */
export type ListPage<Filter> = { filter: Filter; direction: Direction; limit: number; offset: number };

/** All rows of a filter: their number, and the rows in pages. */
export type ExportedRows<Row> = { count: number; pages: AsyncIterable<Row[]> };

/** Rows in memory at one time. */
const EXPORT_ROWS = 500;

/** The rows to which all conditions apply; `false` stands for a filter that is not set. */
export function sourceOf(table: SubmissionTable, conditions: readonly (RawBuilder<boolean> | false)[]): Source {
  const set = conditions.filter((condition) => condition !== false);
  return { table, condition: set.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(set, sql` and `)}` };
}

/** Received in a period. */
export function receivedIn(period: Days): (RawBuilder<boolean> | false)[] {
  return withinDays("request.created_at", period);
}

/** The least that a trigram index finds. */
const SHORTEST_WORD = 3;

/**
 * Has the words of a text in `expression`, in any order, which a trigram index must have exactly so; `#12` is the row with that id. Words
 * that are too short for the index do not count beside longer ones.
 */
export function hasText(expression: RawBuilder<string>, text: string): RawBuilder<boolean> {
  const [, id] = /^#(\d{1,9})$/.exec(text) ?? [];
  if (id !== undefined) return sql<boolean>`request.id = ${Number(id)}`;
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => Array.from(word).length >= SHORTEST_WORD);
  const conditions = (words.length > 0 ? words : [text.toLowerCase()]).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return sql<boolean>`${expression} like ${pattern}`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The ids of a page, in order. Without the columns of the rows, so that skipping rows reads the index alone. */
export async function idsOfPage(
  db: Db,
  source: Source,
  { direction, limit, offset }: Omit<ListPage<unknown>, "filter">,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select request.id from ${fromSource(source)} ${orderedBy(direction)} limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The number of rows, at most `most`. */
export async function countUpTo(db: Db, source: Source, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from ${fromSource(source)} limit ${most}) as found
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** All rows that there are now, to be read by `read`; what arrives meanwhile is left out. */
export async function exportRows<Row>(
  db: Db,
  { source, direction }: { source: Source; direction: Direction },
  read: (ids: number[]) => Promise<Row[]>,
): Promise<ExportedRows<Row>> {
  const { rows } = await sql<{ count: number; newest: number | null }>`
    select count(*)::integer as count, max(request.id) as newest from ${fromSource(source)}
  `.execute(db);
  const { count = 0, newest = null } = rows[0] ?? {};
  const condition = sql<boolean>`${source.condition} and request.id <= ${newest ?? 0}`;
  return { count, pages: pagesOf(db, { source: { ...source, condition }, direction }, read) };
}

async function* pagesOf<Row>(
  db: Db,
  { source, direction }: { source: Source; direction: Direction },
  read: (ids: number[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = sql<boolean>`true`;
  for (;;) {
    // As text: a Date would lose the microseconds, and with them rows.
    const { rows } = await sql<{ id: number; at: string }>`
      select request.id, request.created_at::text as at from ${fromSource(source)} and ${after} ${orderedBy(direction)} limit ${EXPORT_ROWS}
    `.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield await read(rows.map(({ id }) => id));
    const isLater = sql.raw(direction === "desc" ? "<" : ">");
    after = sql<boolean>`(request.created_at, request.id) ${isLater} (${last.at}::timestamptz, ${last.id})`;
  }
}

function fromSource({ table, condition }: Source): RawBuilder<unknown> {
  return sql`${sql.table(table)} as request where ${condition}`;
}

function orderedBy(direction: Direction): RawBuilder<unknown> {
  const order = sql.raw(direction);
  return sql`order by request.created_at ${order}, request.id ${order}`;
}
