import pg from "pg";
import { inject } from "vitest";
import { connectionSettings, withDatabase } from "../../src/database/connection.ts";
import { openDatabase, type OpenDatabase } from "../../src/database/open.ts";

let count = 0;

/** A fresh, migrated, empty database of the test's own. `close()` drops it. */
export async function testDatabase(): Promise<OpenDatabase> {
  return copyOf("template_uitkijk");
}

/** A fresh database without a single table. `close()` drops it. */
export async function bareDatabase(): Promise<OpenDatabase> {
  return copyOf("template1");
}

async function copyOf(template: string): Promise<OpenDatabase> {
  const name = `test_${process.pid}_${++count}`;
  await administer(`create database ${name} template ${template}`);
  const databaseUrl = withDatabase(inject("templateUrl"), name);
  const database = await openDatabase({ databaseUrl, dataDir: null, log: () => {} });

  return {
    ...database,
    async close() {
      await database.close();
      await administer(`drop database if exists ${name} with (force)`);
    },
  };
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client(connectionSettings(withDatabase(inject("templateUrl"), "postgres")));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
