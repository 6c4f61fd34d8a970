import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { Shown } from "./held-kind.ts";

/** All columns of a row that hold something, as text; bytes are left to who can read them. Null when there is no such row. */
export async function showRow(db: Db, table: string, id: number): Promise<Shown | null> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return Object.entries(row).flatMap(([column, value]): Shown => {
    if (value === null || value instanceof Uint8Array) return [];
    return [[column.replaceAll("_", " "), textOf(value)]];
  });
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : JSON.stringify(value);
}
