import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { NOOR, addUpload } from "../../../tests/support/events.ts";
import { addProvince } from "../../../tests/support/fixtures.ts";
import { NOON, siteWith } from "../../../tests/support/quotes.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { createSecrets } from "../../crypto/secrets.ts";
import type { SubmissionOutcome } from "../once/submit-once.server.ts";
import { ibanPlace } from "./iban-place.server.ts";
import { requestEvent, type EventInput, type EventSite } from "./request-event.server.ts";

const KEY = "0b3c1f0e-6a54-4d5f-9a59-2f0c9b1a7a11";
const secrets = createSecrets("the secret key of all tests, which is no secret");

let database: OpenDatabase;
let kids: EventSite;
let media: { id: number };

beforeEach(async () => {
  kids = { ...siteWith("kids"), secrets };
  database = await testDatabase();
  await addProvince(database.db, { platform: 3, name: "Utrecht" });
  await addProvince(database.db, { platform: 1, name: "Gelderland" });
  media = { id: await addUpload(database.db) };
});

afterEach(async () => {
  await database.close();
});

type Changes = Partial<Omit<EventInput, "body">> & { body?: Partial<EventInput["body"]> };

function submit({ body, ...envelope }: Changes = {}, site = kids): Promise<SubmissionOutcome> {
  return requestEvent(database.db, site, { body: { ...NOOR, media, ...body }, key: null, signals: null, now: NOON, ...envelope });
}

const requests = () => database.db.selectFrom("event_request").selectAll().execute();

async function jobs(): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query<{ payload: Record<string, unknown> }>(
    "select payload from graphile_worker._private_jobs order by id",
  );
  return rows.map(({ payload }) => payload);
}

/** Expects that nothing is stored and the picture is unclaimed. */
async function nothingIsStored(): Promise<void> {
  expect(await requests()).toEqual([]);
  expect(await jobs()).toEqual([]);
  expect(await database.db.selectFrom("submission_key").selectAll().execute()).toEqual([]);
  const { claimed_at } = await database.db.selectFrom("upload").selectAll().where("id", "=", media.id).executeTakeFirstOrThrow();
  expect(claimed_at).toBeNull();
}

test("an event is stored with its picture, and its two mails are queued without the visitor's text", async () => {
  const outcome = await submit();
  const [row, ...others] = await requests();
  expect(others).toEqual([]);
  expect(outcome).toEqual({ kind: "received", id: row?.id });
  const { iban: _iban, companyName, startDate, endDate, description, ...same } = NOOR;
  expect(row).toMatchObject({ ...same, description, company_name: companyName, start_date: startDate, end_date: endDate });
  expect(row).toMatchObject({ platform_id: 3, upload_id: media.id, event_id: null, rejected_at: null });
  expect(await jobs()).toEqual([
    { mail: "event-to-platform", eventRequestId: row?.id, origin: kids.origin, requestId: "a-request" },
    { mail: "event-to-visitor", eventRequestId: row?.id, origin: kids.origin, requestId: "a-request" },
  ]);
});

test("nothing is in the agenda before its release", async () => {
  await submit();
  expect(await database.db.selectFrom("event").selectAll().execute()).toEqual([]);
});

test("the IBAN is stored encrypted, with other bytes each time, and readable with the key only", async () => {
  await submit();
  await submit({ body: { title: "Nog een dag", media: { id: await addUpload(database.db) } } });
  const [first, second] = (await requests()).map(({ id, iban_encrypted }) => ({ id, bytes: iban_encrypted ?? Buffer.alloc(0) }));
  if (!first || !second) throw new Error("Two requests were sent.");
  expect(first.bytes.equals(second.bytes)).toBe(false);
  const place = ibanPlace(first.id);
  expect(secrets.decrypt(first.bytes, place)).toMatchObject({ kind: "read", text: "NL91ABNA0417164300" });
  const other = createSecrets("another key, as long as the first one was");
  expect(other.decrypt(first.bytes, place)).toEqual({ kind: "unreadable", reason: "other-key" });
});

test("eight equal concurrent forms are stored once, and each gets the same answer", async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => submit()));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(outcomes[0]).toMatchObject({ kind: "received" });
  expect(await requests()).toHaveLength(1);
  expect(await jobs()).toHaveLength(2);
});

test("a repeat under its key gets the same answer; another IBAN under it is refused", async () => {
  const first = await submit({ key: KEY });
  expect(await submit({ key: KEY })).toEqual({ ...first, isReplayed: true });
  expect(await submit({ key: KEY, body: { iban: "BE68539007547034" } })).toEqual({ kind: "key-reused" });
  expect(await requests()).toHaveLength(1);
});

test("a repeat gets the same answer even after the first day has passed", async () => {
  const first = await submit({ key: KEY });
  expect(await submit({ key: KEY, now: new Date("2027-08-01T10:00:00Z") })).toEqual({ ...first, isReplayed: true });
});

test("a program that fills in the honeypot gets the usual answer; no mail is sent, and its picture is claimed", async () => {
  const outcome = await submit({ signals: { isTrapped: true, time: null, proof: null, hasScript: false } });
  expect(outcome).toMatchObject({ kind: "held" });
  expect(await requests()).toHaveLength(1);
  expect(await jobs()).toEqual([]);
});

test("an event of today, in the brand's time zone, is accepted, one of yesterday is not", async () => {
  const beforeMidnight = new Date("2027-06-17T21:59:00Z");
  const afterMidnight = new Date("2027-06-18T22:01:00Z");
  const startDatePast = { kind: "invalid", errors: [{ field: "startDate", key: "eventForm.errors.startDatePast" }] };
  expect(await submit({ now: afterMidnight })).toEqual(startDatePast);
  await nothingIsStored();
  expect(await submit({ body: { startDate: "2027-06-17", endDate: null }, now: beforeMidnight })).toMatchObject({ kind: "received" });
});

test("an event more than ten years ahead is refused", async () => {
  const dateTooFar = (field: string) => ({ kind: "invalid", errors: [{ field, key: "eventForm.errors.dateTooFar" }] });
  expect(await submit({ body: { startDate: "2037-05-12", endDate: null } })).toEqual(dateTooFar("startDate"));
  expect(await submit({ body: { endDate: "9999-12-31" } })).toEqual(dateTooFar("endDate"));
  await nothingIsStored();
  expect(await submit({ body: { startDate: "2037-05-11", endDate: "2037-05-11" } })).toMatchObject({ kind: "received" });
});

test.for([
  ["of another brand", "Gelderland", "provinceUnknown"],
  ["that does not exist", "Atlantis", "provinceUnknown"],
  ["that is the first line of the list", "Selecteer een provincie", "provinceRequired"],
] as const)("a province %s is refused", async ([, province, key]) => {
  const errors = [{ field: "province", key: `eventForm.errors.${key}` }];
  expect(await submit({ body: { province } })).toEqual({ kind: "invalid", errors });
  await nothingIsStored();
});

test("all errors of brand-specific rules are reported at once", async () => {
  const outcome = await submit({ body: { startDate: "2027-05-10", province: "Atlantis" } });
  const fields = outcome.kind === "invalid" ? outcome.errors.map(({ field }) => field) : [];
  expect(fields).toEqual(["startDate", "province"]);
});

test("a picture of another brand, of another request and an unknown one are refused", async () => {
  const foreign = await addUpload(database.db, { platform: 1 });
  const claimed = await addUpload(database.db, { claimed: true });
  const errors = [{ field: "media", key: "eventForm.errors.mediaUnknown" }];
  for (const id of [foreign, claimed, 2_147_483_647])
    expect(await submit({ body: { media: { id } } })).toEqual({ kind: "invalid", errors });
  await nothingIsStored();

  await submit();
  expect(await submit({ body: { title: "Een ander evenement" } })).toEqual({ kind: "invalid", errors });
  expect(await requests()).toHaveLength(1);
});

test("a failed transaction leaves no request, no key and no job, and the picture unclaimed", async () => {
  await database.pool.query("alter table event_request add check (title = '')");
  await expect(submit()).rejects.toThrow("event_request");
  await nothingIsStored();
});

test("characters that PostgreSQL cannot store are removed, line breaks of the description are kept", async () => {
  await submit({ body: { description: "Met ranja\u0000\r\nen taart\u0007\n", companyName: "  ", title: "Open   dag" } });
  const [row] = await requests();
  expect(row).toMatchObject({ description: "Met ranja\nen taart", company_name: null, title: "Open dag" });
});
