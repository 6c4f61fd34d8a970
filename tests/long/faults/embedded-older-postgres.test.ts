import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "../../../src/database/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../../src/database/open.ts";
import { prepareJobs } from "../../../src/jobs/prepare-jobs.ts";
import { backUp, fillWithSubmissions, fingerprints, installation, jobsOf, restoreFrom } from "../../support/backups.ts";
import { bareDatabase, testDatabase } from "../../support/database.ts";
import { hasDebianPostgres, startDebianPostgres, type DebianPostgres } from "../../support/debian-postgres.ts";

const migrations = join(import.meta.dirname, "../../../migrations");

let server: DebianPostgres;
let database: OpenDatabase;

beforeEach(async () => {
  if (!hasDebianPostgres) return;
  server = await startDebianPostgres();
  database = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: null, log: () => {} });
});

afterEach(async () => {
  if (!hasDebianPostgres) return;
  await database.close();
  await server.stop();
});

test.runIf(hasDebianPostgres)("Debian's PostgreSQL 15 serves through DATABASE_URL", async () => {
  expect(await migrate(database, migrations, () => {})).not.toEqual([]);
  expect(await migrate(database, migrations, () => {})).toEqual([]);
  const { rows } = await database.pool.query("select count(*) as count, current_setting('timezone') as zone from migration");
  expect(rows).toEqual([{ count: expect.any(Number), zone: "UTC" }]);
});

test.runIf(hasDebianPostgres)("a backup of PostgreSQL 15, whatever its settings, is restored in the embedded one", async () => {
  await migrate(database, migrations, () => {});
  await prepareJobs(database, () => {});
  await fillWithSubmissions(database);
  const from = await installation();
  await backUp(database, from);

  const target = await bareDatabase();
  await restoreFrom(from.folder, target);
  expect(await fingerprints(target)).toEqual(await withIsoDates(fingerprints));
  expect((await jobsOf(target)).map(({ payload }) => payload)).toEqual((await jobsOf(database)).map(({ payload }) => payload));
  await target.close();
});

test.runIf(hasDebianPostgres)("a backup of the embedded PostgreSQL is restored in PostgreSQL 15", async () => {
  const source = await testDatabase();
  await fillWithSubmissions(source);
  const from = await installation();
  await backUp(source, from);

  await restoreFrom(from.folder, database);
  expect(await withIsoDates(fingerprints)).toEqual(await fingerprints(source));
  await source.close();
});

/** Rows cast to text show dates in the session's format, so both sessions need the same. */
async function withIsoDates<Result>(read: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  await database.pool.query("alter database postgres set datestyle = 'ISO, MDY'");
  const again = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: null, log: () => {} });
  return read(again).finally(() => again.close());
}
