import { sql, type RawBuilder } from "kysely";
import type { Db } from "../database/open.ts";
import { accountRows, contactRows, countJobs, erasableRows, organisationRows, type PersonRows } from "./person-rows.ts";
import { viewRows } from "./view-rows.ts";

/** All that is held of an address: each table once. */
export async function heldRows(db: Db, address: string): Promise<PersonRows[]> {
  const conditions = new Map<string, RawBuilder<boolean>>();
  for (const { table, areTheirs } of [
    ...[...erasableRows(address), ...accountRows(address)],
    ...[await viewRows(db, address), contactRows(address), organisationRows(address)],
  ]) {
    const other = conditions.get(table);
    conditions.set(table, other ? sql<boolean>`(${other}) or (${areTheirs})` : areTheirs);
  }
  return [...conditions].map(([table, areTheirs]) => ({ table, areTheirs }));
}

/** How many rows are held of an address, by table, without empty tables; `jobs` are those of the queue. Reads none of them. */
export async function countPerson(db: Db, address: string): Promise<Record<string, number>> {
  const sources = await heldRows(db, address);
  const counts = sources.map(
    ({ table, areTheirs }) => sql`select ${table}::text as name, count(*)::integer as count from ${sql.table(table)} where ${areTheirs}`,
  );
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  const all = [...rows, { name: "jobs", count: await countJobs(db, address) }];
  return Object.fromEntries(all.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}
