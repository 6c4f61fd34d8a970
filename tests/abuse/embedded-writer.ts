/** A process that opens the database, writes rows until it ends, and prints which ones were acknowledged. */
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "../../src/database/open.ts";

const [dataDir = null] = process.argv.slice(2);
const leaving = new AbortController();
process.on("SIGTERM", () => leaving.abort());

const database = await openDatabase({
  databaseUrl: null,
  dataDir,
  log: (line) => console.log(`log ${line}`),
});
// Concurrent creation of a table fails in PostgreSQL's catalogue, even with "if not exists".
await database.pool.query(`do $$ begin
  perform pg_advisory_xact_lock(1);
  create table if not exists ledger (id int8 generated always as identity);
end $$`);
const { rows } = await database.pool.query<{ ids: number[] }>("select coalesce(array_agg(id), '{}') as ids from ledger");
console.log(`found ${JSON.stringify(rows[0]?.ids)}`);

while (!leaving.signal.aborted) {
  try {
    const inserted = await database.pool.query<{ id: number }>("insert into ledger default values returning id");
    console.log(`wrote ${inserted.rows[0]?.id}`);
  } catch (error) {
    console.log(`failed ${String(error)}`);
    await delay(50);
  }
}

await database.close();
