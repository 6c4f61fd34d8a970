import type { ClientBase } from "pg";

/** A table with its writable columns. */
export type TableShape = { name: string; columns: string[] };
export type SequenceState = { name: string; lastValue: number; isCalled: boolean };

/** The tables of our schema sorted by name, without those of extensions and without generated columns. */
export async function readTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select relname as name, array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    group by relname
    order by relname collate "C"`);
  return rows;
}

/** The state of the sequences. They are not transactional: read after the tables, they are never behind them. */
export async function readSequences(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    order by relname collate "C"`);

  const sequences: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<Omit<SequenceState, "name">>(
      `select last_value as "lastValue", is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    sequences.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}
