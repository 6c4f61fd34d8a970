import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import type { Db, OpenDatabase } from "../../database/open.ts";
import { pruneChanges } from "../prune-changes.ts";
import { cursorNow, readChanges, type Cursor } from "./read-changes.ts";

let database: OpenDatabase;
let db: Db;
let cursor: Cursor;

beforeEach(async () => {
  database = await testDatabase();
  db = database.db;
  cursor = await cursorNow(db);
});
afterEach(() => database.close());

/** As the triggers write them: one row per changed row. */
async function write(writer: Db, ...ids: number[]): Promise<void> {
  for (const id of ids) await writer.insertInto("change").values({ kind: "activity", id }).execute();
}

async function read(options = {}): Promise<number[]> {
  const outcome = await readChanges(db, cursor, options);
  if (outcome.kind === "lost") throw new Error(outcome.why);
  cursor = outcome.cursor;
  return outcome.changes.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Rows that the next read has to visit. */
async function unreadRows(): Promise<number> {
  const { rows } = await sql`select from change where xid::text::bigint <@ ${cursor.unread}::int8multirange`.execute(db);
  return rows.length;
}

/** Retries until `count` rows were pruned: open transactions of other tests on the same server delay it. */
async function prune(count: number): Promise<void> {
  let removed = 0;
  await expect.poll(async () => (removed += await pruneChanges(db, new Date(Date.now() + 1_000), { batch: 1 }))).toBe(count);
}

test("two transactions that commit in reverse order are both read, each once", async () => {
  const older = await db.startTransaction().execute();
  await write(older, 1);
  const younger = await db.startTransaction().execute();
  await write(younger, 2);
  await write(older, 3);

  await younger.commit().execute();
  expect([await read(), await read()]).toEqual([[2], []]);
  await older.commit().execute();
  expect([await read(), await read()]).toEqual([[1, 3], []]);
});

test("a transaction that stays open for long adds no cost: rows that were read are not visited again", async () => {
  const open = await db.startTransaction().execute();
  await write(open, 1);
  for (let id = 10; id < 60; id += 1) await write(db, id);
  expect(await read()).toHaveLength(50);
  expect(await unreadRows()).toBe(0);
  await open.commit().execute();
  expect([await unreadRows(), await read()]).toEqual([1, [1]]);
});

test("a hundred changes of one row are one change, and a rolled back savepoint is none", async () => {
  await db.transaction().execute(async (transaction) => {
    await write(transaction, ...Array.from({ length: 100 }, () => 7));
    await sql`savepoint here`.execute(transaction);
    await write(transaction, 8);
    await sql`rollback to here`.execute(transaction);
  });
  expect(await read()).toEqual([7]);
});

test("many changes are read in batches of whole transactions, and nothing is skipped or read twice", async () => {
  for (const ids of [[1, 2, 3], [4], [5, 6, 7, 8], [9]]) await db.transaction().execute((transaction) => write(transaction, ...ids));
  const parts: number[][] = [];
  for (let hasMore = true; hasMore;) {
    const outcome = await readChanges(db, cursor, { most: 2 });
    if (outcome.kind === "lost") throw new Error(outcome.why);
    ({ cursor, hasMore } = outcome);
    parts.push(outcome.changes.map(({ id }) => id).toSorted((a, b) => a - b));
  }
  expect(parts.filter((part) => part.length > 0)).toEqual([[1, 2, 3], [4, 5, 6, 7, 8], [9]]);
});

test("300 random transactions that commit in any order are each read once", { timeout: 60_000 }, async () => {
  const chance = chances(20_261_122);
  const open: { transaction: Awaited<ReturnType<typeof begin>>; ids: number[] }[] = [];
  const [committed, seen]: [number[], number[]] = [[], []];
  const begin = () => db.startTransaction().execute();
  for (let id = 1; id <= 300; id += 1) {
    const transaction = await begin();
    await write(transaction, id);
    open.push({ transaction, ids: [id] });
    while (open.length > 0 && (open.length >= 6 || chance(3) === 0)) {
      const [one] = open.splice(chance(open.length), 1);
      if (chance(5) === 0) await one?.transaction.rollback().execute();
      else {
        await one?.transaction.commit().execute();
        committed.push(...(one?.ids ?? []));
      }
    }
    if (chance(2) === 0) seen.push(...(await read({ most: 1 + chance(4) })));
  }
  for (const { transaction } of open) await transaction.rollback().execute();
  for (let times = 0; times < 400; times += 1) seen.push(...(await read({ most: 1 })));
  expect(seen.toSorted((a, b) => a - b)).toEqual(committed.toSorted((a, b) => a - b));
});

test("a reader whose unread rows were pruned has lost its cursor, and one that had read them goes on", async () => {
  const asleep = cursor;
  await write(db, 1, 2);
  await readPastAll();
  await prune(2);
  expect(await readChanges(db, asleep)).toEqual({ kind: "lost", why: "unread changes were pruned" });
  await write(db, 3);
  expect(await read()).toEqual([3]);
});

test("an open transaction keeps the rows of later ones from being pruned", async () => {
  const open = await db.startTransaction().execute();
  await write(open, 1);
  await write(db, 2);
  expect(await pruneChanges(db, new Date(Date.now() + 1_000))).toBe(0);
  await open.commit().execute();
  expect(await read()).toEqual([1, 2]);
  await prune(2);
});

test("a database that was restored to an earlier state is detected, and transaction numbers of another cluster's backup are ignored", async () => {
  expect(await readChanges(db, { unread: "{[999999999,)}" })).toMatchObject({ kind: "lost" });
  await db.insertInto("change_pruned").values({ horizon: "999999999" }).execute();
  await sql`insert into change (kind, id, xid) values ('activity', 1, '999999998'::xid8)`.execute(db);
  await write(db, 2);
  expect(await read()).toEqual([2]);
});

/** Reads until no older transaction is open in the cluster; other tests may have one. */
async function readPastAll(): Promise<void> {
  await expect
    .poll(async () => {
      await read();
      return cursor.unread.split(",[").length;
    })
    .toBe(1);
}

/** Pseudo-random numbers below a bound, the same in every run. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
