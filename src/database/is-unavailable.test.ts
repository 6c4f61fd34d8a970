import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { connectionSettings, openPool } from "./connection.ts";
import { isUnavailable } from "./is-unavailable.ts";

const failing = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("a wrong question is a mistake of ours; a database that stops while it is asked is away for now", async () => {
  const { db, close } = await testDatabase();
  const wrong = await failing(sql`select nothing from nowhere`.execute(db));
  expect(isUnavailable(wrong)).toBe(false);
  const stopped = await failing(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db));
  expect(isUnavailable(stopped)).toBe(true);
  await close();
});

test("a database that nobody serves is away for now", async () => {
  const pool = openPool(connectionSettings("postgres://127.0.0.1:1/uitkijk"), () => {});
  expect(isUnavailable(await failing(pool.query("select 1")))).toBe(true);
  await pool.end();
});

test("a socket that is not there is a database that is away; a file of ours that is missing is a mistake of ours", async () => {
  const pool = openPool(connectionSettings("postgres:///uitkijk?host=/nowhere"), () => {});
  expect(isUnavailable(await failing(pool.query("select 1")))).toBe(true);
  await pool.end();
  expect(isUnavailable(await failing(readFile("/nowhere/at-all")))).toBe(false);
});
