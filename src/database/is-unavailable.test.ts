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

test("a database that stops during a query is unavailable; a wrong query is a bug", async () => {
  const { db, close } = await testDatabase();
  const wrong = await failing(sql`select nothing from nowhere`.execute(db));
  expect(isUnavailable(wrong)).toBe(false);
  const stopped = await failing(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db));
  expect(isUnavailable(stopped)).toBe(true);
  await close();
});

test("a port without a database is unavailable", async () => {
  const pool = openPool(connectionSettings("postgres://127.0.0.1:1/uitkijk"), () => {});
  expect(isUnavailable(await failing(pool.query("select 1")))).toBe(true);
  await pool.end();
});

test("a missing database socket is unavailable; another missing file is a bug", async () => {
  const pool = openPool(connectionSettings("postgres:///uitkijk?host=/nowhere"), () => {});
  expect(isUnavailable(await failing(pool.query("select 1")))).toBe(true);
  await pool.end();
  expect(isUnavailable(await failing(readFile("/nowhere/at-all")))).toBe(false);
});
