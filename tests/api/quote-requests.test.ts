import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { addFourBrands } from "../support/four-brands.ts";
import { problemOf, refusedFields } from "../support/problem.ts";
import { ANNA } from "../support/quotes.ts";

const product = await testApp();
const { nl, de } = await addFourBrands(product.db);
afterAll(() => product.close());

beforeEach(async () => {
  await product.db.deleteFrom("quote_request").execute();
  await product.db.deleteFrom("submission_key").execute();
});

type Options = { host?: string; headers?: Record<string, string>; address?: string };

/** Sends Anna's quote request for activity `id` with the given changes. */
function ask(id: number | string, changes: object, options: Options = {}): Promise<Response> {
  return send(id, JSON.stringify({ ...ANNA, ...changes }), options);
}

function send(id: number | string, body: BodyInit, options: Options = {}): Promise<Response> {
  return product.post(`/api/public/activities/${id}/quoteRequest`, { ...options, body });
}

async function stored() {
  return product.db.selectFrom("quote_request").select(["activity_id", "name", "number_of_persons", "planned_date"]).execute();
}

const E = "contactForm.errors";
const refused: [string, object, Record<string, string>][] = [
  ["a newline in the e-mail address", { email: "anna@korenbloem.example\r\nBcc: all@korenbloem.example" }, { email: `${E}.emailInvalid` }],
  ["a newline at its end", { email: "anna@korenbloem.example\n" }, { email: `${E}.emailInvalid` }],
  ["no e-mail address", { email: undefined }, { email: `${E}.emailRequired` }],
  ["two addresses", { email: "anna@a.example, bob@b.example" }, { email: `${E}.emailInvalid` }],
  ["a newline in the name", { name: "Anna\nBcc: all@korenbloem.example" }, { name: `${E}.oneLine` }],
  ["a name of spaces", { name: "  " }, { name: `${E}.nameRequired` }],
  ["a name of 201 letters", { name: "a".repeat(201) }, { name: `${E}.tooLong` }],
  ["a phone of letters", { phone: "bel maar" }, { phone: `${E}.phoneInvalid` }],
  ["no persons", { numberOfPersons: 0 }, { numberOfPersons: `${E}.personsInvalid` }],
  ["one and a half persons", { numberOfPersons: 1.5 }, { numberOfPersons: `${E}.personsInvalid` }],
  ["a range of persons", { numberOfPersons: "20-25" }, { numberOfPersons: `${E}.personsInvalid` }],
  ["persons as text", { numberOfPersons: "5" }, { numberOfPersons: `${E}.personsInvalid` }],
  ["10,001 persons", { numberOfPersons: 10_001 }, { numberOfPersons: `${E}.personsInvalid` }],
  ["a day in the past", { plannedDate: "2020-01-01" }, { plannedDate: `${E}.dateFuture` }],
  ["the year 9999", { plannedDate: "9999-12-31" }, { plannedDate: `${E}.dateFuture` }],
  ["the year 0", { plannedDate: "0000-01-01" }, { plannedDate: `${E}.dateFuture` }],
  ["a time in the year 0", { plannedDate: "0000-01-01T00:00:00Z" }, { plannedDate: `${E}.dateFuture` }],
  ["a day that does not exist", { plannedDate: "2027-02-30" }, { plannedDate: `${E}.dateInvalid` }],
  ["a month alone", { plannedDate: "2027-06" }, { plannedDate: `${E}.dateInvalid` }],
  ["an id of its own", { id: 7 }, { id: `${E}.noId` }],
  ["the platform of another brand", { platform: 2 }, { platform: "problem.foreignPlatform" }],
  ["another activity than the path", { activity: de.activity }, { activity: "problem.fieldInvalid" }],
  ["fields that do not exist", { price: 1, ["__proto__x"]: 2 }, { price: "problem.fieldUnknown", ["__proto__x"]: "problem.fieldUnknown" }],
  ["an unknown gender", { gender: "geen" }, { gender: "problem.fieldInvalid" }],
  ["subscribe as text", { subscribe: "yes" }, { subscribe: `${E}.yesOrNo` }],
  ["a description of 4,001 signs", { description: "a".repeat(4001) }, { description: `${E}.tooLong` }],
];

test.for(refused)("a quote request with %s is refused, and nothing is stored", async ([, changes, fields]) => {
  expect(await refusedFields(await ask(nl.activity, changes))).toEqual({ status: 422, fields });
  expect(await stored()).toEqual([]);
});

/** The body of the specification, with null in all optional fields. */
const BARE = {
  ...{ id: null, activity: nl.activity, name: "Anna de Vries", reference: null, companyName: null },
  ...{ email: "anna@korenbloem.example", phone: "06 1234 5678", zipcode: null, description: null, address: null, city: null },
  ...{ numberOfPersons: null, plannedDate: null, subscribe: false },
};

test("a body with only the required fields is accepted, with the default gender and no reference", async () => {
  expect((await send(nl.activity, JSON.stringify(BARE))).status).toBe(201);
  const [row] = await product.db.selectFrom("quote_request").selectAll().execute();
  expect(row).toMatchObject({
    ...{ activity_id: nl.activity, name: "Anna de Vries", gender: "man", reference: null, company_name: null },
    ...{ email: "anna@korenbloem.example", phone: "06 1234 5678", zipcode: null, description: null, address: null, city: null },
    ...{ number_of_persons: null, planned_date: null, subscribe: false },
  });
});

test("every field of the body is stored as sent, a time as its date", async () => {
  const full = { ...ANNA, activity: nl.activity, reference: "2027-0042", plannedDate: "2027-06-18T00:00:00.000Z", subscribe: true };
  expect((await send(nl.activity, JSON.stringify(full))).status).toBe(201);
  const [row] = await product.db.selectFrom("quote_request").selectAll().execute();
  expect(row).toMatchObject({
    ...{ activity_id: nl.activity, name: "Anna de Vries", gender: "vrouw", reference: "2027-0042", email: "anna@korenbloem.example" },
    ...{ company_name: "Bakkerij De Korenbloem", phone: "06 1234 5678", zipcode: "3511 AB", address: "Dorpsstraat 1", city: "Utrecht" },
    ...{ description: ANNA.description, number_of_persons: 20, planned_date: "2027-06-18", subscribe: true },
  });
});

test("the form on the page of an activity sends a request for that activity, without a reference", async () => {
  await product.catalogue.refresh();
  const body = new URLSearchParams({ name: "Anna de Vries", email: "anna@korenbloem.example", phone: "06 1234 5678" });
  const answer = await product.post("/uitjes/kano-nl", { body, headers: { "content-type": "application/x-www-form-urlencoded" } });
  expect(answer.status).toBe(303);
  const rows = await product.db.selectFrom("quote_request").select(["activity_id", "reference", "gender", "number_of_persons"]).execute();
  expect(rows).toEqual([{ activity_id: nl.activity, reference: null, gender: "man", number_of_persons: null }]);
});

test("invisible characters in pasted text are not stored", async () => {
  const pasted = {
    ...{ name: "\u202aAnna\u00a0de Vries\u202c", companyName: "\ufeffDe Koren\u00adbloem", zipcode: "3511\u2009ab" },
    ...{ email: "\u200binfo@müller.example", phone: "\u202d(+31)\u00a020\u2011123 45 67\u202c", plannedDate: "2027\u201106\u201118" },
    ...{ city: "Utrecht\u200e", description: "Met 👨‍👩‍👧\u200b!" },
  };
  expect((await ask(nl.activity, pasted)).status).toBe(201);
  expect(await product.db.selectFrom("quote_request").selectAll().executeTakeFirstOrThrow()).toMatchObject({
    ...{ name: "Anna de Vries", company_name: "De Korenbloem", zipcode: "3511 ab", email: "info@müller.example" },
    ...{ phone: "(+31) 20-123 45 67", planned_date: "2027-06-18", city: "Utrecht", description: "Met 👨‍👩‍👧!" },
  });
});

test("all invalid fields are reported at once, in the language of the brand", async () => {
  const dutch = await problemOf(await ask(nl.activity, { name: "", email: "x", phone: "" }));
  expect(dutch).toMatchObject({
    title: "Niet alle velden kloppen",
    errors: [{ message: "Vul uw naam in" }, { field: "email" }, { field: "phone" }],
  });
  const german = await problemOf(await ask(de.activity, { name: "", email: "x", phone: "" }, { host: "de.localhost" }));
  expect(german).toMatchObject({
    title: "Nicht alle Angaben stimmen",
    errors: [{ field: "name" }, { field: "email" }, { field: "phone" }],
  });
  for (const { message } of german.errors ?? []) expect(message).toMatch(/Bitte|gültig|Ihr/);
});

test.for([
  ["a draft", String(nl.draft)],
  ["another brand's", String(de.activity)],
  ["an unknown", "2147483647"],
] satisfies [string, string][])("%s activity takes no quote requests", async ([, id]) => {
  expect((await problemOf(await ask(id, {}))).status).toBe(404);
  expect(await stored()).toEqual([]);
});

test.for(["0", "-1", "9223372036854775808", "kano-nl", "redirects"])("the id %s is invalid", async (id) => {
  expect(await refusedFields(await ask(id, {}))).toEqual({ status: 422, fields: { activityId: "problem.fieldInvalid" } });
});

test.for([
  ["broken JSON", '{"name":'],
  ["two documents", "{}{}"],
  ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0x7d])],
] as const)("%s is unreadable", async ([, body]) => {
  expect(await problemOf(await send(nl.activity, body))).toMatchObject({ status: 400, detail: "The body is not JSON in UTF-8" });
});

test.for(["[]", "1", '"tekst"', "[".repeat(30_000) + "]".repeat(30_000)])(
  "a body that is no object is refused as a whole: %.10s",
  async (body) => {
    const { status, fields } = await refusedFields(await send(nl.activity, body));
    expect([status, Object.keys(fields)]).toEqual([422, ["quoteRequest"]]);
  },
);

test.for(["text/plain", "application/x-www-form-urlencoded", "application/problem+json", "json"])(
  "a body of %s is no JSON",
  async (type) => {
    const answer = await ask(nl.activity, {}, { headers: { "content-type": type } });
    expect(await problemOf(answer)).toMatchObject({ title: "Dit soort inhoud kan hier niet", status: 415 });
  },
);

test("JSON may have a charset", async () => {
  const answer = await ask(nl.activity, {}, { headers: { "content-type": "Application/JSON; charset=utf-8" } });
  expect(answer.status).toBe(201);
});

test("a body that is too large is refused with a message, with or without Content-Length", async () => {
  const large = JSON.stringify({ ...ANNA, description: "a".repeat(65_536) });
  const declared = await send(nl.activity, large, { headers: { "content-length": String(large.length) } });
  expect(await problemOf(declared)).toMatchObject({ title: "De aanvraag is te groot", status: 413 });
  expect((await problemOf(await send(nl.activity, large))).status).toBe(413);
  expect((await problemOf(await send(nl.activity, "a".repeat(20_000_000)))).status).toBe(413);
  expect((await ask(nl.activity, {})).status).toBe(201);
});

test("a client that only announces a large body is refused without waiting for it", async () => {
  const headers = { "content-length": "3000000" };
  expect((await problemOf(await send(nl.activity, new ReadableStream(), { headers }))).status).toBe(413);
});

test("a visitor who disconnects while sending causes no error", async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error("aborted")) });
  expect(await problemOf(await send(nl.activity, broken))).toMatchObject({ status: 400, detail: "The body broke off" });
  expect(product.errors).toEqual([]);
});

test("a compressed body is refused", async () => {
  const answer = await ask(nl.activity, {}, { headers: { "content-encoding": "gzip" } });
  expect((await problemOf(answer)).status).toBe(415);
});

test("a repeated request with the same key is stored once, another request with it is refused", async () => {
  const headers = { "idempotency-key": "sleutel-0001" };
  for (let time = 0; time < 3; time += 1) expect((await ask(nl.activity, {}, { headers })).status).toBe(201);
  expect(await stored()).toEqual([{ activity_id: nl.activity, name: "Anna de Vries", number_of_persons: 20, planned_date: "2027-06-18" }]);
  const other = await refusedFields(await ask(nl.activity, { numberOfPersons: 21 }, { headers }));
  expect(other).toEqual({ status: 422, fields: { "Idempotency-Key": "problem.keyReused" } });
  const short = await refusedFields(await ask(nl.activity, {}, { headers: { "idempotency-key": "kort" } }));
  expect(short).toEqual({ status: 422, fields: { "Idempotency-Key": "problem.keyInvalid" } });
});

test("while the first call with a key runs, another one is refused with Retry-After", async () => {
  const headers = { "idempotency-key": "sleutel-0002" };
  await product.db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${"1 quote-request sleutel-0002"}, 0))`.execute(transaction);
    const answer = await ask(nl.activity, {}, { headers });
    expect([(await problemOf(answer)).status, answer.headers.get("retry-after")]).toEqual([409, "1"]);
  });
  expect((await ask(nl.activity, {}, { headers })).status).toBe(201);
});

test("while nothing can be stored, requests are refused with Retry-After, and a retry is stored", async () => {
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full' using errcode = '53100'; end $$`.execute(product.db);
  await sql`create trigger refuse before insert on quote_request for each row execute function refuse()`.execute(product.db);
  const answer = await ask(nl.activity, {});
  expect([(await problemOf(answer)).status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  await sql`drop trigger refuse on quote_request`.execute(product.db);
  expect((await ask(nl.activity, {})).status).toBe(201);
});

test("too many requests are refused with Retry-After", async () => {
  const from = { address: "203.0.113.9" };
  for (let time = 0; time < 20; time += 1) expect((await ask(nl.activity, { numberOfPersons: time + 1 }, from)).status).toBe(201);
  const answer = await ask(nl.activity, { numberOfPersons: 99 }, from);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await problemOf(answer)).toMatchObject({ title: "Te veel aanvragen, probeer het later nog eens", status: 429 });
  // A repeat of an accepted request, and a visitor from elsewhere, are not refused.
  expect((await ask(nl.activity, { numberOfPersons: 7 }, from)).status).toBe(201);
  expect((await ask(nl.activity, { numberOfPersons: 99 }, { address: "198.51.100.9" })).status).toBe(201);
});
