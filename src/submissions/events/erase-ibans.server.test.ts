import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addEventRequest } from "../../../tests/support/events.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { eraseIbans } from "./erase-ibans.server.ts";

let database: OpenDatabase;

beforeEach(async () => {
  database = await testDatabase();
});

afterEach(async () => {
  await database.close();
});

async function hasIban(id: number): Promise<boolean> {
  const { iban_encrypted } = await database.db
    .selectFrom("event_request")
    .select("iban_encrypted")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return iban_encrypted !== null;
}

const erase = (day: string) => eraseIbans(database.db, new Date(`${day}T03:00:00Z`));

test("an IBAN is erased 90 days after the last day of its event, or its only day", async () => {
  const long = await addEventRequest(database.db, { start_date: "2027-06-01", end_date: "2027-06-19" });
  const short = await addEventRequest(database.db, { start_date: "2027-06-10", end_date: null });
  expect(await erase("2027-09-07")).toBe(0);
  expect(await erase("2027-09-08")).toBe(1);
  expect([await hasIban(long), await hasIban(short)]).toEqual([true, false]);
  expect(await erase("2027-09-16")).toBe(0);
  expect(await erase("2027-09-17")).toBe(1);
  expect(await hasIban(long)).toBe(false);
  expect(await erase("2027-09-17")).toBe(0);
});

test("the IBAN of a rejected event is erased 90 days after the rejection, even if the event is later", async () => {
  const id = await addEventRequest(database.db, { start_date: "2030-06-01", rejected_at: "2027-05-11T10:00:00Z" });
  expect(await eraseIbans(database.db, new Date("2027-08-09T09:59:59Z"))).toBe(0);
  expect(await eraseIbans(database.db, new Date("2027-08-09T10:00:00Z"))).toBe(1);
  expect(await hasIban(id)).toBe(false);
});

test("the rest of the request stays", async () => {
  const id = await addEventRequest(database.db, { start_date: "2027-06-01" });
  await erase("2028-01-01");
  const row = await database.db.selectFrom("event_request").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: "Noor Bakker", title: "Open dag van de speeltuin", iban_encrypted: null });
});
