import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { CheckedBackup } from "./check-backup.ts";
import { counted } from "./counted.ts";
import { dropForeignKeys } from "./foreign-keys.ts";
import { JOB_TABLE, queueReceivedJobs, receiveJobs } from "../database/private-jobs.ts";
import { JOBS, tableFile } from "./manifest.ts";
import { withOutcome } from "./outside-error.ts";
import { refuseRows } from "./target.ts";

/**
 * Loads every table, sequence and job of a backup into empty tables of the same schema version, in one transaction: after an
 * error or a crash they are still empty.
 */
export async function loadTables(client: ClientBase, backup: CheckedBackup, log: (line: string) => void): Promise<void> {
  const { tables, sequences, jobs } = backup.manifest;
  await client.query("begin");
  try {
    const names = tables.map(({ name }) => client.escapeIdentifier(name));
    await client.query(`lock table ${[...names, JOB_TABLE].join(", ")} in access exclusive mode`);
    // A server may have started to fill them since the last check.
    await refuseRows(client);
    // Our triggers would write rows of `change`, set updated_at, and refuse to empty the log of acts.
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(", ")}`);
    const addForeignKeys = await dropForeignKeys(client);

    for (const table of tables) {
      await loadTable(client, backup, table);
      log(`${table.name}: ${counted(table.rows, "row")}`);
    }
    if (jobs !== null) {
      await loadJobs(client, backup, jobs);
      log(`the queue: ${counted(jobs, "job")}`);
    }

    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await addForeignKeys();
    for (const { name, lastValue, isCalled } of sequences) {
      await client.query("select setval(quote_ident($1)::regclass, $2, $3)", [name, lastValue, isCalled]);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw withOutcome("Nothing was restored", error);
  }
}

async function loadTable(client: ClientBase, { folder }: CheckedBackup, table: CheckedBackup["manifest"]["tables"][number]): Promise<void> {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(", ");
  const target = client.query(copyFrom(`copy ${client.escapeIdentifier(table.name)} (${columns}) from stdin`));
  await unpack(join(folder, tableFile(table.name)), target);
  expectRows(table.name, { wanted: table.rows, found: target.rowCount });
}

async function loadJobs(client: ClientBase, { folder }: CheckedBackup, wanted: number): Promise<void> {
  const target = await receiveJobs(client);
  await unpack(join(folder, JOBS), target);
  expectRows("the queue", { wanted, found: target.rowCount });
  await queueReceivedJobs(client);
}

async function unpack(file: string, target: Writable): Promise<void> {
  await pipeline(createReadStream(file), createGunzip(), target);
}

function expectRows(what: string, { wanted, found }: { wanted: number; found: number }): void {
  if (found !== wanted) throw new Error(`The manifest lists ${wanted} rows of ${what}, but there are ${found}: nothing was restored.`);
}
