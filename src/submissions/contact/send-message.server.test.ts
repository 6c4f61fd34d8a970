import { afterEach, beforeEach, expect, test } from "vitest";
import { BRAM } from "../../../tests/support/contact.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { addPlatform } from "../../../tests/support/fixtures.ts";
import { NOON, siteWith } from "../../../tests/support/quotes.ts";
import type { OpenDatabase } from "../../database/open.ts";
import type { Signals } from "../../abuse/signals.ts";
import type { Sender, SubmissionOutcome } from "../once/submit-once.server.ts";
import { sendMessage, type ContactInput } from "./send-message.server.ts";
import { forwardMessage } from "./store-message.server.ts";

/** Signals of a browser without JavaScript. */
const PLAIN: Signals = { isTrapped: false, time: null, proof: null, hasScript: false };
const LINKS = "Kijk op https://een.example, https://twee.example en www.drie.example";
const KEY = "0b3c1f0e-6a54-4d5f-9a59-2f0c9b1a7a11";

let database: OpenDatabase;
let nl: Sender;

beforeEach(async () => {
  nl = siteWith("nl");
  database = await testDatabase();
  for (const platform of [1, 2]) await addPlatform(database.db, platform);
});

afterEach(async () => {
  await database.close();
});

function send(changes: Partial<ContactInput> = {}, site = nl): Promise<SubmissionOutcome> {
  return sendMessage(database.db, site, { body: BRAM, key: null, signals: null, now: NOON, ...changes });
}

async function stored() {
  return database.db.selectFrom("contact_message").selectAll().orderBy("id").execute();
}

async function jobs(): Promise<Record<string, unknown>[]> {
  const { rows } = await database.pool.query<{ payload: Record<string, unknown> }>(
    "select payload from graphile_worker._private_jobs order by id",
  );
  return rows.map(({ payload }) => payload);
}

test("a question is stored, and its two mails are queued without the visitor's text", async () => {
  const outcome = await send();
  const [row] = await stored();
  expect(outcome).toEqual({ kind: "received", id: row?.id });
  expect(row).toMatchObject({
    ...{ platform_id: 1, type: "QUESTION", name: "Bram Smit", email: "bram@zeilmakerij.example", phone: "030 123 45 67" },
    ...{ company_name: "Zeilmakerij Smit", description: "Kan de hond mee?\n<script>alert(1)</script>", held: false, created_at: NOON },
  });
  const job = { contactMessageId: row?.id, origin: nl.origin, requestId: "a-request" };
  expect(await jobs()).toEqual([
    { mail: "contact-to-platform", ...job },
    { mail: "contact-to-visitor", ...job },
  ]);
});

test("empty fields are null, and surplus spaces and control characters are removed", async () => {
  await send({ body: { ...BRAM, name: " Bram   Smit ", companyName: "  ", description: "Hallo\u0000\r\ndaar\u0007\n" } });
  expect(await stored()).toMatchObject([{ name: "Bram Smit", company_name: null, description: "Hallo\ndaar" }]);
});

test("eight equal concurrent forms are one message with two mails", async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => send()));
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(await stored()).toHaveLength(1);
  expect(await jobs()).toHaveLength(2);
});

test("a repeat under a key is the same message, another message under it is refused", async () => {
  const first = await send({ key: KEY });
  expect(await send({ key: KEY })).toEqual({ ...first, isReplayed: true });
  expect(await send({ key: KEY, body: { ...BRAM, description: "Toch niet" } })).toEqual({ kind: "key-reused" });
  expect(await stored()).toHaveLength(1);
});

test("the same text as a question and as an advertiser, or on two brands, is two messages", async () => {
  await send();
  await send({ body: { ...BRAM, type: "AD" } });
  await send({}, siteWith("de"));
  expect((await stored()).map(({ platform_id, type }) => [platform_id, type])).toEqual([
    [1, "QUESTION"],
    [1, "AD"],
    [2, "QUESTION"],
  ]);
});

test.for([
  ["a trap that was filled in", { signals: { ...PLAIN, isTrapped: true } }],
  ["many links", { body: { ...BRAM, description: LINKS } }],
  ["many links in the name of a company", { body: { ...BRAM, companyName: LINKS } }],
  ["links and no JavaScript", { body: { ...BRAM, description: LINKS }, signals: PLAIN }],
] satisfies [string, Partial<ContactInput>][])("a message with %s is held for moderation, and causes no mail", async ([, changes]) => {
  expect(await send(changes)).toMatchObject({ kind: "held" });
  expect(await stored()).toMatchObject([{ held: true }]);
  expect(await jobs()).toEqual([]);
});

test("a form with many links from a browser with JavaScript needs a proof, and is not stored without it", async () => {
  const signals = { ...PLAIN, hasScript: true };
  expect(await send({ body: { ...BRAM, description: LINKS }, signals })).toMatchObject({ kind: "prove" });
  expect(await stored()).toEqual([]);
});

test("a held message is mailed when it is released, with a confirmation only where that is wanted", async () => {
  await send({ body: { ...BRAM, description: LINKS } });
  const contactMessageId = (await stored())[0]?.id ?? 0;
  await database.db
    .transaction()
    .execute((transaction) => forwardMessage(transaction, { brand: nl.brand, origin: nl.origin }, { contactMessageId, confirms: false }));
  expect(await jobs()).toEqual([{ mail: "contact-to-platform", contactMessageId, origin: nl.origin }]);
});

test("an address that gets many confirmations gets no more of them, and every message still arrives", async () => {
  for (let time = 1; time <= 17; time += 1) await send({ body: { ...BRAM, description: `Vraag ${time}` } });
  const mails = (await jobs()).map(({ mail }) => mail);
  expect(mails.filter((mail) => mail === "contact-to-platform")).toHaveLength(17);
  expect(mails.filter((mail) => mail === "contact-to-visitor")).toHaveLength(15);
});

test("the twenty-first message from one address range is refused", async () => {
  const site = { ...nl, address: "192.0.2.7" };
  const kinds = [];
  for (let time = 1; time <= 21; time += 1) kinds.push((await send({ body: { ...BRAM, description: `Vraag ${time}` } }, site)).kind);
  expect(kinds.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => "received"));
  expect(kinds.slice(8, 20)).toEqual(Array.from({ length: 12 }, () => "held"));
  expect(kinds.at(-1)).toBe("too-many-requests");
});

test("retries while nothing can be stored do not use up the visitor's limit", async () => {
  const site = { ...nl, address: "192.0.2.8" };
  await database.pool.query("alter table contact_message add check (name <> 'Bram') not valid");
  for (let time = 1; time <= 25; time += 1)
    await expect(send({ body: { ...BRAM, name: "Bram" } }, site)).rejects.toThrow("contact_message");
  await database.pool.query("alter table contact_message drop constraint contact_message_name_check");
  expect(await send({ body: { ...BRAM, name: "Bram" } }, site)).toMatchObject({ kind: "received" });
  expect((await jobs()).map(({ mail }) => mail)).toEqual(["contact-to-platform", "contact-to-visitor"]);
});
