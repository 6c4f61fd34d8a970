import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { openDatabase, type OpenDatabase } from "./open.ts";

let database: OpenDatabase;

beforeEach(async () => {
  database = await testDatabase();
});

afterEach(async () => {
  await database.close();
});

async function one(expression: string): Promise<unknown> {
  const { rows } = await database.pool.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
}

function open(databaseUrl: string): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl, dataDir: null, log: () => {} });
}

test("counts are numbers, timestamps are Dates and dates are text", async () => {
  expect(await one("count(*)")).toBe(1);
  expect(await one("timestamptz '2027-03-01 12:00+01'")).toEqual(new Date("2027-03-01T11:00:00Z"));
  expect(await one("date '2027-03-01'")).toBe("2027-03-01");
  expect(await one("array[1, null, 3]::int8[]")).toEqual([1, null, 3]);
  expect(await one("array['2027-03-01']::date[]")).toEqual(["2027-03-01"]);
});

test("a number that JavaScript would round is an error, not a wrong number", async () => {
  await expect(one("9007199254740993::int8")).rejects.toThrow("9007199254740993 does not fit");
  expect(await one("1")).toBe(1);
});

test("sessions are in UTC, durable, and do not wait forever", async () => {
  expect(await one("current_setting('timezone')")).toBe("UTC");
  expect(await one("current_setting('synchronous_commit')")).toBe("on");
  expect(await one("current_setting('statement_timeout')")).toBe("10s");
});

test("letters with accents change case, and sort the same everywhere", async () => {
  expect(await one("upper('kanoën')")).toBe("KANOËN");
  expect(await one("lower('KANOËN') ~ '^[[:lower:]]+$'")).toBe(true);
});

test("a connection that breaks during a query is replaced, and the process goes on", async () => {
  const victim = await database.pool.connect();
  const { rows } = await victim.query<{ pid: number }>("select pg_backend_pid() as pid");
  const ended = new Promise((resolve) => victim.once("end", resolve));
  const sleeping = victim.query("select pg_sleep(5)");
  await Promise.all([
    expect(sleeping).rejects.toThrow("terminating connection"),
    database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]),
  ]);
  await ended;
  victim.release();

  expect(await one("1")).toBe(1);
});

test("a server that does not answer is reported in one sentence", async () => {
  await expect(open("postgres://localhost:1/uitkijk")).rejects.toThrow(
    /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED .*\.$/,
  );
  await expect(open("mysql://localhost/uitkijk")).rejects.toThrow("DATABASE_URL must look like postgres://");
});

test("options in a DATABASE_URL apply beside ours", async () => {
  const url = new URL(String(database.connection.connectionString));
  url.searchParams.set("options", "-c work_mem=5MB");
  const other = await open(url.href);
  const { rows } = await other.pool.query("select current_setting('work_mem') as memory, current_setting('timezone') as zone");
  expect(rows).toEqual([{ memory: "5MB", zone: "UTC" }]);
  await other.close();
});

test("closing twice does no harm", async () => {
  const other = await open(String(database.connection.connectionString));
  await Promise.all([other.close(), other.close()]);
  await expect(other.pool.query("select 1")).rejects.toThrow();
});

test("a database without synchronous commits is refused in one sentence", async () => {
  const { rows } = await database.pool.query<{ name: string }>("select current_database() as name");
  await database.pool.query(`alter database ${rows[0]?.name} set synchronous_commit = off`);
  await expect(open(String(database.connection.connectionString))).rejects.toThrow(
    "The database of DATABASE_URL cannot be used: its synchronous_commit is off, so that a crash would lose",
  );
});
