import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { whatOf } from "../../scripts/held-sentences.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { addEventRequest } from "../../tests/support/events.ts";
import { addHeldCity, addHeldMessage, addHeldQuote, addHeldSubscription, PERSON } from "../../tests/support/held.ts";
import type { Db, OpenDatabase } from "../database/open.ts";
import { EVERYTHING } from "../permissions/scope.ts";
import { listHeld, nextHeld } from "./list-held.ts";
import { itemName } from "./moderation-queue.ts";

let database: OpenDatabase;

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await addHeldQuote(db);
  await addHeldMessage(db);
  await addHeldMessage(db, { platform: 2 });
  await addEventRequest(db, { created_at: PERSON.created_at, email: PERSON.email });
  await addHeldSubscription(db);
  await addHeldCity(db);
  const sent = { platform_id: 1, ...PERSON, type: "AD" as const, description: "Al verstuurd" };
  await db.insertInto("contact_message").values(sent).execute();
});
afterAll(() => database.close());

const IN_ORDER = ["event:1", "message:1", "message:2", "quote:1", "newsletter:1", "city:1"];
const names = async (...[scope, page]: [Parameters<typeof listHeld>[1], Parameters<typeof listHeld>[2]?]) =>
  (await listHeld(database.db, scope, page)).map(itemName);

test("held items of all kinds are listed together, the oldest first, with masked addresses", async () => {
  const held = await listHeld(database.db, EVERYTHING);
  expect(held.map((item) => [itemName(item), item.who, whatOf(item)])).toEqual([
    ["event:1", "an…@korenbloem.example", "Open dag van de speeltuin, 2027-06-18"],
    ["message:1", "an…@korenbloem.example", "advertiser: Goedkope horloges"],
    ["message:2", "an…@korenbloem.example", "advertiser: Goedkope horloges"],
    ["quote:1", "an…@korenbloem.example", "Kanoën op de Linge"],
    ["newsletter:1", "an…@korenbloem.example", "Anna"],
    ["city:1", "", "Nergenshuizen, Provincie van Nergenshuizen"],
  ]);
});

test("pages of two follow each other without a gap", async () => {
  const pages = await Promise.all([0, 2, 4, 6].map((offset) => names(EVERYTHING, { limit: 2, offset })));
  expect(pages.flat()).toEqual(IN_ORDER);
});

test("a list has one kind, or the brands of a scope", async () => {
  expect(await names(EVERYTHING, { kind: "message" })).toEqual(["message:1", "message:2"]);
  expect(await names({ platformIds: [2, 3], organisationIds: null })).toEqual(["event:1", "message:2"]);
  expect(await names({ platformIds: [], organisationIds: null })).toEqual([]);
});

test("from item to item an editor passes the whole list, also where they came at the same moment", async () => {
  const passed = ["event:1"];
  for (let item = (await listHeld(database.db, EVERYTHING))[0] ?? null; item;) {
    item = await nextHeld(database.db, EVERYTHING, { after: item });
    if (item) passed.push(itemName(item));
  }
  expect(passed).toEqual(IN_ORDER);
  const after = { kind: "event", id: 1 } as const;
  expect(await nextHeld(database.db, EVERYTHING, { after, kind: "city" })).toMatchObject({ kind: "city" });
  expect(await nextHeld(database.db, { platformIds: [2], organisationIds: null }, { after })).toMatchObject({ kind: "message", id: 2 });
  expect(await nextHeld(database.db, EVERYTHING, { after, kind: "event" })).toBeNull();
});

test("the first page of 20,000, and the next item, read no more rows than they show", async () => {
  await database.pool.query(`insert into contact_message (platform_id, name, type, email, description, held, created_at)
    select 1, 'Anna', 'AD', 'anna@korenbloem.example', 'Horloges', true, now() - n * interval '1 minute' from generate_series(1, 20000) as n`);
  await database.pool.query("analyze contact_message");
  await database.db.transaction().execute(async (transaction) => {
    // The counter of a connection may still hold what earlier transactions read.
    const before = await messagesRead(transaction);
    const held = await listHeld(transaction, { platformIds: [1, 2], organisationIds: null }, { limit: 50 });
    expect(held).toHaveLength(50);
    await nextHeld(transaction, EVERYTHING, { after: { kind: "message", id: 1 } });
    expect((await messagesRead(transaction)) - before).toBeLessThan(70);
  });
});

async function messagesRead(transaction: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables where relname = 'contact_message'
  `.execute(transaction);
  return rows[0]?.read ?? 0;
}
