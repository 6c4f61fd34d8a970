import pg from "pg";
import { inject } from "vitest";
import { connectionSettings, withDatabase } from "../../src/database/connection.ts";
import { openDatabase, type OpenDatabase } from "../../src/database/open.ts";
import { fillStarter } from "../../src/seed/fill-starter.ts";

const MIGRATED = "template_uitkijk";
const FILLED = "template_filled";
/** Advisory lock number, unique on this server. */
const FILLING = 7_845_213;

let count = 0;

/** A new, migrated, empty database. `close()` drops it. */
export async function testDatabase(): Promise<OpenDatabase> {
  return copyOf(MIGRATED);
}

/** A new database without tables. `close()` drops it. */
export async function bareDatabase(): Promise<OpenDatabase> {
  return copyOf("template1");
}

/** A new database with the starter content of all brands. `close()` drops it. */
export async function filledDatabase(): Promise<OpenDatabase> {
  await makeFilledTemplate();
  return copyOf(FILLED);
}

/** The first caller fills it, which takes some seconds; others, in other workers too, wait. */
async function makeFilledTemplate(): Promise<void> {
  await administer(async (client) => {
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [FILLING]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [FILLED]);
    if (rowCount === 1) return;

    await client.query(`drop database if exists ${FILLED}_begun`);
    await client.query(`create database ${FILLED}_begun template ${MIGRATED}`);
    const begun = await openDatabase({ databaseUrl: addressOf(`${FILLED}_begun`), dataDir: null, log: () => {} });
    await fillStarter(begun.db, { log: () => {} });
    await begun.close();
    await client.query(`alter database ${FILLED}_begun rename to ${FILLED}`);
  });
}

async function copyOf(template: string): Promise<OpenDatabase> {
  const name = `test_${process.pid}_${++count}`;
  // Copying files takes 42 ms. The default, which writes every page to the log, takes 95 ms.
  await administer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  const database = await openDatabase({ databaseUrl: addressOf(name), dataDir: null, log: () => {} });

  return {
    ...database,
    async close() {
      await database.close();
      await administer((client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

function addressOf(name: string): string {
  return withDatabase(inject("templateUrl"), name);
}

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(connectionSettings(addressOf("postgres")));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
