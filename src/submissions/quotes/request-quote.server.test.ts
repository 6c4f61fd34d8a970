import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addActivity, addOrganisation } from "../../../tests/support/fixtures.ts";
import { addContactPerson, ANNA, NOON, siteWith } from "../../../tests/support/quotes.ts";
import type { OpenDatabase } from "../../database/open.ts";
import type { Sender, SubmissionOutcome } from "../once/submit-once.server.ts";
import { requestQuote, type QuoteInput } from "./request-quote.server.ts";

const HOUR_MS = 3_600_000;

let database: OpenDatabase;
let activityId: number;
let nl: Sender;

beforeEach(async () => {
  nl = siteWith("nl");
  database = await testDatabase();
  activityId = await addActivity(database.db, { title: "Kanoën op de Linge", contact_email: "kano@linge.example" });
});

afterEach(async () => {
  await database.close();
});

function ask(changes: Partial<QuoteInput> = {}, site = nl): Promise<SubmissionOutcome> {
  return requestQuote(database.db, site, { activityId, body: ANNA, key: null, signals: null, now: NOON, ...changes });
}

async function count(table: "quote_request" | "submission_key" | "service_mail_statistics"): Promise<number> {
  const { n } = await database.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

async function jobs(): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query<{ payload: Record<string, unknown> }>(
    "select payload from graphile_worker._private_jobs order by id",
  );
  return rows.map(({ payload }) => payload);
}

async function nothingIsStored(): Promise<void> {
  expect(await count("quote_request")).toBe(0);
  expect(await count("submission_key")).toBe(0);
  expect(await count("service_mail_statistics")).toBe(0);
  expect(await jobs()).toEqual([]);
}

test("a request is stored, counted for the day, and its two mails are queued without the visitor's text", async () => {
  const outcome = await ask();
  const row = await database.db.selectFrom("quote_request").selectAll().executeTakeFirstOrThrow();
  expect(outcome).toEqual({ kind: "received", id: row.id });
  expect(row).toMatchObject({ name: "Anna de Vries", planned_date: "2027-06-18", number_of_persons: 20, held: false });

  const statistics = await database.db.selectFrom("service_mail_statistics").selectAll().executeTakeFirstOrThrow();
  expect(statistics).toMatchObject({ activity_id: activityId, submit_date: "2027-05-11", offer_requests: 1, views: 0 });
  expect(await jobs()).toEqual([
    { mail: "quote-to-provider", quoteRequestId: row.id, origin: nl.origin, requestId: "a-request", recipient: { kind: "activity" } },
    { mail: "quote-to-visitor", quoteRequestId: row.id, origin: nl.origin, requestId: "a-request" },
  ]);
});

test("eight equal concurrent forms are stored once, and each gets the same answer", async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(outcomes[0]).toMatchObject({ kind: "received" });
  expect(await count("quote_request")).toBe(1);
  expect(await jobs()).toHaveLength(2);
});

test("eight equal concurrent calls with one key are stored once; the others are in flight or get the same answer", async () => {
  const key = "0b3c1f0e-6a54-4d5f-9a59-2f0c9b1a7a11";
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => ask({ key })));
  expect(outcomes.some(({ kind }) => kind === "received")).toBe(true);
  expect(outcomes.every(({ kind }) => kind === "received" || kind === "in-flight")).toBe(true);
  expect(await ask({ key })).toMatchObject({ kind: "received" });
  expect(await count("quote_request")).toBe(1);
});

test("while a key is in flight, a call with it is told when to retry", async () => {
  const key = "0b3c1f0e-6a54-4d5f-9a59-2f0c9b1a7a11";
  await database.db.transaction().execute(async (transaction) => {
    await holdKey(transaction, `1 quote-request ${key}`);
    expect(await ask({ key })).toEqual({ kind: "in-flight", retryAfterSeconds: 1 });
  });
  expect(await ask({ key })).toMatchObject({ kind: "received" });
});

async function holdKey(transaction: OpenDatabase["db"], text: string): Promise<void> {
  await transaction
    .selectNoFrom(({ fn, val }) => fn("pg_advisory_xact_lock", [fn("hashtextextended", [val(text), val(0)])]).as("lock"))
    .execute();
}

test("another body under the same key is refused, and nothing of it is stored", async () => {
  const key = "0b3c1f0e-6a54-4d5f-9a59-2f0c9b1a7a11";
  await ask({ key });
  expect(await ask({ key, body: { ...ANNA, numberOfPersons: 25 } })).toEqual({ kind: "key-reused" });
  expect(await count("quote_request")).toBe(1);
});

test("an equal form after a day is a new request, before it is the same one", async () => {
  const first = await ask();
  expect(await ask({ now: new Date(NOON.getTime() + 23 * HOUR_MS) })).toEqual(first);
  expect(await ask({ now: new Date(NOON.getTime() + 24 * HOUR_MS) })).not.toEqual(first);
  expect(await ask({ now: new Date(NOON.getTime() + 25 * HOUR_MS) })).not.toEqual(first);
  expect(await count("quote_request")).toBe(2);
});

test("a repeat gets the same answer even after the planned day has passed or the activity is removed", async () => {
  const key = "0b3c1f0e-6a54-4d5f-9a59-2f0c9b1a7a11";
  const first = await ask({ key });
  await database.db.updateTable("activity").set({ status: "INACTIVE" }).execute();
  expect(await ask({ key, now: new Date("2027-07-01T12:00:00Z") })).toEqual({ ...first, isReplayed: true });
});

test("an unknown, unapproved or inactive activity, an edit copy and one of another brand are not found", async () => {
  const unapproved = await addActivity(database.db, { approved: false });
  const inactive = await addActivity(database.db, { status: "INACTIVE" });
  const editCopy = await addActivity(database.db, { original_id: activityId });
  const german = await addActivity(database.db, { platform: 2 });
  for (const id of [2_147_483_647, unapproved, inactive, editCopy, german]) {
    expect(await ask({ activityId: id })).toEqual({ kind: "not-found" });
  }
  await nothingIsStored();
});

test("a day that has begun in the brand's time zone is refused", async () => {
  const beforeMidnight = new Date("2027-05-11T21:59:00Z");
  const afterMidnight = new Date("2027-05-11T22:01:00Z");
  const body = { ...ANNA, plannedDate: "2027-05-12" };
  const dateFuture = { kind: "invalid", errors: [{ field: "plannedDate", key: "contactForm.errors.dateFuture" }] };
  expect(await ask({ body, now: afterMidnight })).toEqual(dateFuture);
  expect(await ask({ body: { ...ANNA, plannedDate: "9999-12-31T23:59:59Z" } })).toEqual(dateFuture);
  await nothingIsStored();
  expect(await ask({ body, now: beforeMidnight })).toMatchObject({ kind: "received" });
});

test("the request of one minute past midnight counts for the new day", async () => {
  await ask({ now: new Date("2027-05-11T22:01:00Z") });
  await ask({ now: new Date("2027-05-11T22:02:00Z"), body: { ...ANNA, numberOfPersons: 12 } });
  const rows = await database.db.selectFrom("service_mail_statistics").select(["submit_date", "offer_requests"]).execute();
  expect(rows).toEqual([{ submit_date: "2027-05-12", offer_requests: 2 }]);
});

test("a body for another platform or activity, and a malformed key, are invalid", async () => {
  const body = { ...ANNA, platform: 2, activity: activityId + 1 };
  const errors = [
    { field: "platform", key: "problem.foreignPlatform" },
    { field: "activity", key: "problem.fieldInvalid" },
  ];
  expect(await ask({ body })).toEqual({ kind: "invalid", errors });
  expect(await ask({ key: "short" })).toEqual({ kind: "invalid", errors: [{ field: "Idempotency-Key", key: "problem.keyInvalid" }] });
  await nothingIsStored();
  expect(await ask({ body: { ...ANNA, platform: 1, activity: activityId } })).toMatchObject({ kind: "received" });
});

test("a suspicious request is held: stored, but neither counted nor mailed, with the same answer for a repeat", async () => {
  const first = await ask({ signals: { isTrapped: true, time: null, proof: null, hasScript: false } });
  expect(first).toMatchObject({ kind: "held" });
  expect(await ask()).toEqual(first);
  expect(await database.db.selectFrom("quote_request").select("held").execute()).toEqual([{ held: true }]);
  expect(await count("service_mail_statistics")).toBe(0);
  expect(await jobs()).toEqual([]);
});

test("a failed transaction leaves no request, no key and no job", async () => {
  await database.pool.query("alter table service_mail_statistics add check (offer_requests = 0)");
  await expect(ask()).rejects.toThrow("service_mail_statistics");
  await nothingIsStored();
});

test("the contact people who want offer mail get it, one mail per address, also those of other organisations", async () => {
  const organisation_id = await addOrganisation(database.db, { email: "info@linge.example" });
  const elsewhere = await addOrganisation(database.db, {});
  const kees = await addContactPerson(database.db, { organisation_id, email: "kees@linge.example", wants_offer_mail: true });
  await addContactPerson(database.db, { organisation_id, email: "boekhouding@linge.example", wants_offer_mail: false });
  await addContactPerson(database.db, { organisation_id: elsewhere, email: "ander@bureau.example", wants_offer_mail: true });
  const agent = await addContactPerson(database.db, { organisation_id: elsewhere, email: "bureau@bureau.example", wants_offer_mail: true });
  const namesake = await addContactPerson(database.db, { organisation_id: elsewhere, email: "Kees@linge.example", wants_offer_mail: true });
  const links = [agent, namesake].map((contact_person_id) => ({ contact_person_id, organisation_id }));
  await database.db.insertInto("contact_person_organisation").values(links).execute();
  await database.db.updateTable("activity").set({ organisation_id }).execute();

  await ask();
  const recipients = (await jobs()).map(({ recipient }) => recipient);
  expect(recipients).toEqual([{ kind: "contact-person", id: kees }, { kind: "contact-person", id: agent }, undefined]);
});

test("without such contact people the activity's contact gets the request, then the organisation, then the platform", async () => {
  const organisation_id = await addOrganisation(database.db, { email: "info@linge.example" });
  const ofOrganisation = await addActivity(database.db, { organisation_id });
  const ofNobody = await addActivity(database.db, {});
  for (const id of [activityId, ofOrganisation, ofNobody]) await ask({ activityId: id });
  const kinds = (await jobs()).filter(({ mail }) => mail === "quote-to-provider").map(({ recipient }) => recipient);
  expect(kinds).toEqual([{ kind: "activity" }, { kind: "organisation" }, { kind: "platform" }]);
});

test("the twenty-first request from one address range is refused, from a loopback address it is not", async () => {
  const from = (address: string, least: number) => (_: unknown, more: number) =>
    ask({ body: { ...ANNA, numberOfPersons: least + more } }, { ...nl, address });
  const outcomes = await Promise.all(Array.from({ length: 21 }, from("192.0.2.7", 1)));
  expect(outcomes.filter(({ kind }) => kind === "too-many-requests")).toEqual([{ kind: "too-many-requests", retryAfterSeconds: 600 }]);
  const local = await Promise.all(Array.from({ length: 21 }, from("127.0.0.1", 101)));
  expect(local.filter(({ kind }) => kind !== "received")).toEqual([]);
});

test("one address range can send a provider five requests an hour; further ones are held", async () => {
  const site = { ...nl, address: "192.0.2.7" };
  const kinds = [];
  for (let persons = 1; persons <= 7; persons += 1) kinds.push((await ask({ body: { ...ANNA, numberOfPersons: persons } }, site)).kind);
  expect(kinds).toEqual([...Array.from({ length: 5 }, () => "received"), "held", "held"]);
  expect((await jobs()).filter(({ mail }) => mail === "quote-to-provider")).toHaveLength(5);
  expect(await count("quote_request")).toBe(7);
});

test("characters that PostgreSQL cannot store are removed from a remark, line breaks are kept", async () => {
  await ask({ body: { ...ANNA, description: "Met lunch\u0000\r\nen borrel\u0007\n", companyName: "  " } });
  const row = await database.db.selectFrom("quote_request").select(["description", "company_name"]).executeTakeFirstOrThrow();
  expect(row).toEqual({ description: "Met lunch\nen borrel", company_name: null });
});
