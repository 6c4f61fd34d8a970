import type { ClientBase } from "pg";

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Drops the foreign keys of our tables, since they are circular (a picture of an activity, a picture of a filter). Returns a
 * function that adds them again, which checks every row. Disabling their triggers would need a superuser.
 */
export async function dropForeignKeys(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace
    order by conrelid::regclass::text collate "C", conname collate "C"`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);

  return async () => {
    for (const { table, name, definition } of rows) await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}
