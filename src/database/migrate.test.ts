import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bareDatabase } from "../../tests/support/database.ts";
import { migrate } from "./migrate.ts";
import type { OpenDatabase } from "./open.ts";

let database: OpenDatabase;
let folder: string;

beforeEach(async () => {
  database = await bareDatabase();
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function write(name: string, sql: string): Promise<void> {
  await writeFile(join(folder, name), sql);
}

async function run(): Promise<string[]> {
  return migrate(database, folder, () => {});
}

async function numbers(): Promise<number[]> {
  const { rows } = await database.pool.query<{ n: number }>("select n from number order by n");
  return rows.map(({ n }) => n);
}

test("migrations run in the order of their names, and only once", async () => {
  await write("002-fill.sql", "insert into number values (1); insert into number values (2);");
  await write("001-number.sql", "create table number (n int);");
  await write("notes.txt", "not a migration");

  expect(await run()).toEqual(["001-number.sql", "002-fill.sql"]);
  expect(await run()).toEqual([]);

  await write("003-more.sql", "insert into number values (3)");
  expect(await run()).toEqual(["003-more.sql"]);
  expect(await numbers()).toEqual([1, 2, 3]);
});

test("a failing migration is rolled back, reports the line, and can be corrected", async () => {
  await write("001-number.sql", "create table number (n int);");
  await write("002-wrong.sql", "insert into number values (1);\ninsert into nmber\nvalues (2);");

  await expect(run()).rejects.toThrow('Migration 002-wrong.sql failed at line 2: relation "nmber" does not exist');
  expect(await numbers()).toEqual([]);

  await write("002-wrong.sql", "insert into number values (1), (2);");
  expect(await run()).toEqual(["002-wrong.sql"]);
  expect(await numbers()).toEqual([1, 2]);
});

test("a migration has no statement timeout", async () => {
  await write("001-slow.sql", "create table number as select current_setting('statement_timeout')::int as n;");
  await run();
  expect(await numbers()).toEqual([0]);
});

test("a migration that was changed after it was applied is refused", async () => {
  await write("001-number.sql", "create table number (n int);");
  await run();
  await write("001-number.sql", "create table number (n bigint);");

  await expect(run()).rejects.toThrow("Migration 001-number.sql was changed after it was applied: restore it and write a new one.");
});

test("a database with an applied migration whose file is missing is refused, and not changed", async () => {
  await write("001-number.sql", "create table number (n int);");
  await run();
  await rm(join(folder, "001-number.sql"));
  await write("002-drop.sql", "drop table number;");

  await expect(run()).rejects.toThrow("Migration 001-number.sql was applied to this database, but its file is missing.");
  expect(await numbers()).toEqual([]);
});

test("a new migration must come after those that were applied", async () => {
  await write("002-number.sql", "create table number (n int);");
  await run();
  await write("001-late.sql", "insert into number values (1);");

  await expect(run()).rejects.toThrow("Migration 001-late.sql comes before 002-number.sql");
});

test("processes that start at the same time apply every migration once", async () => {
  await write("001-number.sql", "create table number (n int); select pg_sleep(0.1);");
  await write("002-fill.sql", "insert into number values (1);");

  const applied = await Promise.all([run(), run(), run(), run()]);

  expect(applied.flat().toSorted()).toEqual(["001-number.sql", "002-fill.sql"]);
  expect(await numbers()).toEqual([1]);
});

test("our own migrations run on an empty database", async () => {
  const ours = join(import.meta.dirname, "../../migrations");
  const names = (await readdir(ours)).filter((name) => name.endsWith(".sql")).toSorted();
  expect(await migrate(database, ours, () => {})).toEqual(names);
});
