import type { Insertable } from "kysely";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";

/** Adds `rows` to `table`; does nothing without rows. */
export async function addLinks<Table extends keyof Tables>(db: Db, table: Table, rows: Insertable<Tables[Table]>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto(table).values(rows).execute();
}
