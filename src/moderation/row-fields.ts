import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { RowFields } from "./held-item.ts";

/** The columns of a row, without null and binary values. Null when there is no such row. */
export async function readRowFields(db: Db, table: string, id: number): Promise<RowFields | null> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && !(value instanceof Uint8Array)));
}
