import pg from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { openDatabaseProxy } from "../../tests/support/database-proxy.ts";
import { isUnavailable } from "./is-unavailable.ts";
import { addQueryTimeout } from "./query-timeout.ts";

const TIMEOUT_MS = 300;
let isAlive = true;
const database = await testDatabase();
const line = await openDatabaseProxy(String(database.connection.connectionString));
const pool = new pg.Pool({ connectionString: line.url, max: 2 });
pool.on("connect", (client) => {
  client.on("error", () => {});
  addQueryTimeout(client, { isServerAlive: async () => isAlive, timeout_ms: TIMEOUT_MS });
});

afterEach(() => {
  isAlive = true;
  line.mend();
});
afterAll(async () => {
  await pool.end();
  await line.close();
  await database.close();
});

test("a query to a database that hangs fails after the timeout, and later queries work again", async () => {
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  line.freeze();
  isAlive = false;
  const error = await pool.query("select 1").catch((failure: unknown) => failure);
  expect(isUnavailable(error)).toBe(true);
  line.mend();
  expect((await pool.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
});

test("many quick queries on one connection are not one slow query", async () => {
  const client = await pool.connect();
  const until = Date.now() + 3 * TIMEOUT_MS;
  while (Date.now() < until) await client.query("select pg_sleep(0.02)");
  client.release();
});

test("a slow query goes on while the database answers others", async () => {
  const { rows } = await pool.query(`select pg_sleep(${(3 * TIMEOUT_MS) / 1000})::text as slept`);
  expect(rows).toEqual([{ slept: "" }]);
});
