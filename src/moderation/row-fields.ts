import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { ItemFields } from "./held-item.ts";

/** All columns of a row as text, without null and binary values. Null when there is no such row. */
export async function readRowFields(db: Db, table: string, id: number): Promise<ItemFields | null> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return Object.entries(row).flatMap(([column, value]): ItemFields => {
    if (value === null || value instanceof Uint8Array) return [];
    return [[column.replaceAll("_", " "), textOf(value)]];
  });
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : JSON.stringify(value);
}
