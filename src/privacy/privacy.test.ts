import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BRAM } from "../../tests/support/contact.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { NOOR } from "../../tests/support/events.ts";
import { addActivity, addOrganisation, addProvince } from "../../tests/support/fixtures.ts";
import { addContactPerson, ANNA, NOON, siteWith } from "../../tests/support/quotes.ts";
import { sendMessage } from "../submissions/contact/send-message.server.ts";
import type { OpenDatabase } from "../database/open.ts";
import { requestEvent } from "../submissions/events/request-event.server.ts";
import { releaseEvent } from "../submissions/events/release-event.server.ts";
import { startAddressChange } from "../accounts/change-address.ts";
import { listViews, saveView } from "../accounts/saved-views.ts";
import { openSession } from "../accounts/session.ts";
import { recordAct, type Act } from "../history/record-act.ts";
import { createSecrets } from "../crypto/secrets.ts";
import { startJobs } from "../jobs/start-jobs.ts";
import { folderPictures, type PictureStore } from "../media/picture-store.server.ts";
import { subscribe } from "../submissions/newsletter/subscribe.server.ts";
import { requestQuote } from "../submissions/quotes/request-quote.server.ts";
import { folderSocialStore } from "../media/social-pictures/social-store.server.ts";
import { erasePerson } from "./erase-person.ts";
import type { Erasure } from "./erase-rows.ts";
import { exportPerson } from "./export-person.ts";
import { countPerson } from "./held-rows.ts";
import { readAddress } from "./person-rows.ts";

const secrets = createSecrets("the secret key of all tests, which is no secret");
const FILE = "0d9d1c7e-3b1f-4c55-9f0e-6a6a3f0a1b2c.webp";
const ADDRESS = "anna@korenbloem.example";
/** Parts of Anna's personal data in lower case, as in `everyRow`. */
const TRACES = ["korenbloem.example", "anna de vries", "06 1234 5678", "nl91abna0417164300", "0d9d1c7e"];

let database: OpenDatabase;
let mediaFolder: string;
let pictures: PictureStore;
let log: string[];

beforeEach(async () => {
  database = await testDatabase();
  mediaFolder = await mkdtemp(join(tmpdir(), "uitkijk-media-"));
  pictures = folderPictures(mediaFolder);
  log = [];
});

afterEach(async () => {
  await database.close();
  await rm(mediaFolder, { recursive: true });
});

/** Anna fills in every form, with her mail address in different letter case; Bram asks something too. */
async function everyForm(): Promise<void> {
  const { db } = database;
  const nl = siteWith("nl");
  const envelope = { signals: null, now: NOON };
  const activityId = await addActivity(db, { title: "Kanoën", contact_email: "kano@linge.example" });
  const quote = await requestQuote(db, nl, { activityId, body: ANNA, key: "the-key-of-anna", ...envelope });
  const me = { name: ANNA.name, email: "Anna@Korenbloem.example", phone: ANNA.phone };
  const message = await sendMessage(db, nl, { body: { ...BRAM, ...me }, key: null, ...envelope });
  await sendMessage(db, nl, { body: BRAM, key: null, ...envelope });
  const event = await submitEvent(me);
  const reader = { name: ANNA.name, email: "ANNA@korenbloem.example" };
  const newsletter = await subscribe(db, nl, { body: reader, key: null, ...envelope });
  for (const { kind } of [quote, message, event, newsletter]) expect(kind).toBe("received");
}

async function submitEvent(me: { name: string; email: string }) {
  const { db } = database;
  await addActivity(db, { platform: 3 });
  await addProvince(db, { platform: 3, name: "Utrecht" });
  await mkdir(join(mediaFolder, "private"), { recursive: true });
  await writeFile(join(mediaFolder, "private", FILE), "a picture");
  await db.insertInto("upload").values({ id: 71, platform_id: 3, file: FILE, width: 640, height: 360, bytes: 9 }).execute();
  const body = { ...NOOR, ...me, media: { id: 71 } };
  return requestEvent(db, { ...siteWith("kids"), secrets }, { body, key: null, signals: null, now: NOON });
}

/** Every row of every table as one line in lower case. */
async function everyRow(): Promise<string> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ line: string }>(`select t::text as line from ${name} as t`);
    lines.push(...rows.map(({ line }) => `${name} ${line.replaceAll("\n", " ")}`));
  }
  return lines.join("\n").toLowerCase();
}

/** But for the line of an erasure, which holds the masked address. */
async function tablesWithTraces(): Promise<string[]> {
  const lines = (await everyRow())
    .split("\n")
    .filter((line) => TRACES.some((trace) => line.includes(trace)) && !line.includes("privacy.erase"));
  return [...new Set(lines.map((line) => line.split(" ", 1)[0] ?? ""))];
}

async function erase(): Promise<Erasure> {
  const actor = { kind: "OPERATOR" } as const;
  const erased = await erasePerson(database.db, { address: ADDRESS, actor, pictures, secrets, hasMailService: false });
  if (erased.kind !== "erased") throw new Error(`Nothing was erased: ${erased.kind}.`);
  return erased.erasure;
}

async function files(): Promise<string[]> {
  return (await readdir(mediaFolder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).map(({ name }) => name);
}

test("a person who sent every form is erased from database, files and jobs; data of others stays", async () => {
  await everyForm();
  const jobs = await startJobs({
    database,
    config: { smtpUrl: null },
    secrets,
    pictures,
    socialPictures: folderSocialStore(mediaFolder),
    log: (line) => log.push(line),
  });
  await expect.poll(async () => (await database.pool.query("select from graphile_worker.jobs")).rowCount, { timeout: 20_000 }).toBe(0);
  await jobs.stop();
  expect((await tablesWithTraces()).toSorted()).toEqual([
    ...["public.contact_message", "public.event_request", "public.mailbox", "public.newsletter_subscription"],
    ...["public.quote_request", "public.upload"],
  ]);

  const { removed, stays } = await erase();
  expect(removed).toEqual({
    ...{ submission_key: 4, mailbox: 7, upload: 1, event_request: 1, quote_request: 1 },
    ...{ contact_message: 1, newsletter_subscription: 1, files: 1 },
  });
  expect(stays).toEqual([]);
  expect(await tablesWithTraces()).toEqual([]);
  expect(await files()).toEqual([]);
  expect(log.join("\n").toLowerCase()).not.toContain("korenbloem");
  const rest = await everyRow();
  expect(rest).toContain(BRAM.email);
  expect(rest).toMatch(/service_mail_statistics .*1\)/);
  expect(await erase()).toEqual({ removed: {}, stays: [] });
});

test("an export holds all that would be erased, with the full IBAN, and no data of others and no secrets", async () => {
  await everyForm();
  const { tables, jobs } = await exportPerson(database.db, secrets, ADDRESS);
  expect(Object.keys(tables)).toEqual([
    ...["submission_key", "upload", "event_request", "quote_request", "contact_message", "newsletter_subscription"],
  ]);
  expect(tables.event_request?.[0]).toMatchObject({ email: "Anna@Korenbloem.example", iban: NOOR.iban, title: NOOR.title });
  expect(tables.quote_request?.[0]).toMatchObject({ phone: ANNA.phone, description: ANNA.description });
  expect(jobs).toHaveLength(7);
  const counts = Object.entries({ ...tables, jobs }).map(([table, rows]) => [table, rows.length]);
  expect(await countPerson(database.db, ADDRESS)).toEqual(Object.fromEntries(counts));
  const text = JSON.stringify(tables);
  for (const machine of ["iban_encrypted", "body_hash", BRAM.email]) expect(text).not.toContain(machine);
});

test("queued and dead mails are removed, and one that is being sent is reported", async () => {
  await everyForm();
  await database.pool.query("update graphile_worker._private_jobs set attempts = 48 where id = 1");
  await database.pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker' where id = 2");
  const { removed, stays } = await erase();
  expect(removed.jobs).toBe(6);
  expect(stays).toEqual([{ kind: "busy-mails", count: 1 }]);
  const { rows } = await database.pool.query<{ payload: object }>("select payload from graphile_worker._private_jobs order by id");
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    { mail: "quote-to-visitor", quoteRequestId: 1 },
    { mail: "contact-to-platform", contactMessageId: 2 },
    { mail: "contact-to-visitor", contactMessageId: 2 },
  ]);
});

test("the event of a released request is removed with its picture", async () => {
  await everyForm();
  expect((await releaseEvent(database.db, pictures, { eventRequestId: 1, record: async () => 1 })).kind).toBe("released");
  expect(await files()).toEqual([FILE]);
  expect((await erase()).removed).toMatchObject({ event: 1, media: 1, upload: 1, files: 1 });
  expect(await tablesWithTraces()).toEqual([]);
  expect(await files()).toEqual([]);
});

test("a contact person is removed, an activity stays without contact, an organisation keeps its address", async () => {
  const { db } = database;
  const organisation_id = await addOrganisation(db, { name: "Kano Linge", email: ADDRESS });
  await addContactPerson(db, { organisation_id, email: ADDRESS, wants_offer_mail: true });
  const contact = { contact_email: "Anna@korenbloem.example", contact_first_name: "Anna", contact_phone: "06 1234 5678" };
  await addActivity(db, { organisation_id, ...contact });
  const account = { first_name: "Anna", last_name: "de Vries", email: ADDRESS, password: "a hash", role_id: 2 };
  await db.insertInto("user_account").values(account).execute();

  expect(Object.keys((await exportPerson(db, secrets, ADDRESS)).tables)).toEqual([
    "contact_person",
    "user_account",
    "activity",
    "organisation",
  ]);
  expect(JSON.stringify(await exportPerson(db, secrets, ADDRESS))).not.toContain("a hash");
  expect(await erase()).toEqual({
    removed: { contact_person: 1, user_account: 1, "activity (its contact)": 1 },
    stays: [{ kind: "organisation", id: 1, name: "Kano Linge" }],
  });
  expect(await tablesWithTraces()).toEqual(["public.organisation"]);
});

/** Anna has an account with everything that belongs to one, and stands in lines of the log. */
async function accountOfAnna(): Promise<number> {
  const { db } = database;
  const account = { first_name: "Anna", last_name: "de Vries", email: "Anna@korenbloem.example", password: null, role_id: 1 };
  const { id } = await db.insertInto("user_account").values(account).returning("id").executeTakeFirstOrThrow();
  const now = new Date("2027-05-11T10:00:00Z");
  await openSession(db, { accountId: id, method: "PASSKEY", browser: "Chrome, Linux", now });
  const passkey = { credential_id: Buffer.from("id"), public_key: Buffer.from("key"), label: "Laptop van Anna de Vries" };
  await db
    .insertInto("passkey")
    .values({ user_account_id: id, ...passkey })
    .execute();
  await saveView(db, { accountId: id, screen: "/berichten", name: "Van anna@korenbloem.example", query: "" });
  await startAddressChange(db, secrets, { accountId: id, address: "a@korenbloem.example", origin: "", now, requestId: "test" });
  const [anna, colleague] = [id, 999].map((accountId) => ({
    ...{ kind: "ADMIN" as const, accountId, organisations: [], platformIds: null, provedAt: now, viewsAs: null },
  }));
  if (!anna || !colleague) throw new Error("unreachable");
  const acts: Act[] = [
    { actor: anna, action: "login", subject: { kind: "account", id }, changes: { browser: [null, "Chrome"] } },
    { actor: anna, action: "held.release", subject: { kind: "quote", id: 12 } },
    { actor: colleague, action: "people.invite", subject: { kind: "account", id }, changes: { address: [null, "An…@korenbloem.example"] } },
    {
      actor: { kind: "NOBODY" },
      action: "login.asked",
      subject: { kind: "account", id: null },
      changes: { address: [null, "an…@korenbloem.example"] },
    },
    { actor: colleague, action: "held.reject", subject: { kind: "message", id: 77 }, reason: "Ook Anna de Vries schreef dit." },
    { actor: colleague, action: "held.reject", subject: { kind: "message", id: 78 }, reason: "Spam." },
  ];
  for (const act of acts) await recordAct(db, act);
  return id;
}

/** Somebody else with an account; an editor of all brands. */
async function colleagueOf(email: string): Promise<number> {
  const account = { first_name: "Anton", last_name: "Bakker", email, password: null, role_id: 1 };
  return (await database.db.insertInto("user_account").values(account).returning("id").executeTakeFirstOrThrow()).id;
}

test("an editor is erased with factors, sessions, views, tokens and jobs; the log keeps who did what, without details", async () => {
  await colleagueOf("carla@redactie.example");
  const id = await accountOfAnna();
  const { tables, jobs } = await exportPerson(database.db, secrets, ADDRESS);
  expect(Object.keys(tables)).toEqual(["user_account", "passkey", "session", "saved_view", "audit"]);
  expect([tables.audit?.length, jobs.length]).toEqual([3, 1]);
  for (const secret of ["token_hash", "public_key", "credential_id"]) expect(JSON.stringify(tables)).not.toContain(secret);
  expect(jobs).toEqual([{ mail: "office-address-code", origin: "", requestId: "test" }]);

  const { removed } = await erase();
  expect(removed).toEqual({ audit: 1, "audit (its details)": 3, jobs: 1, user_account: 1 });
  expect(await tablesWithTraces()).toEqual([]);
  expect(await everyRow()).not.toContain("laptop van anna");
  const acts = await database.db.selectFrom("audit").select(["action", "actor_id", "reason"]).orderBy("id").execute();
  expect(acts).toEqual([
    { action: "held.release", actor_id: id, reason: null },
    { action: "people.invite", actor_id: 999, reason: null },
    { action: "login.asked", actor_id: null, reason: null },
    { action: "held.reject", actor_id: 999, reason: null },
    { action: "held.reject", actor_id: 999, reason: "Spam." },
    { action: "privacy.erase", actor_id: null, reason: null },
  ]);
});

test("views that anybody saved about the person go, however the address is written; views of others stay", async () => {
  const { db } = database;
  const accountId = await colleagueOf("carla@redactie.example");
  const view = (name: string, query: string) => saveView(db, { accountId, screen: "/berichten", name, query });
  await view("een", "?tekst=anna@korenbloem.example");
  await view("twee", "?staat=held&tekst=%22ANNA%40Korenbloem.example%22");
  await view("drie", "?tekst=mail+van+%61nna%40korenbloem.example&pagina=2");
  await view("Anna@korenbloem.example", "?staat=held");
  await view("vier", "?tekst=joanna%40korenbloem.example");
  await view("vijf", "?tekst=jo%2Banna@korenbloem.example&merk=%");
  expect((await exportPerson(db, secrets, ADDRESS)).tables.saved_view).toHaveLength(4);
  expect(await countPerson(db, ADDRESS)).toEqual({ saved_view: 4 });
  expect((await erase()).removed).toEqual({ saved_view: 4 });
  expect((await listViews(db, { accountId, screen: "/berichten" })).map(({ name }) => name)).toEqual(["vier", "vijf"]);
});

test("an address with a plus and one of an international domain are found in views in either spelling", async () => {
  const { db } = database;
  const accountId = await colleagueOf("carla@redactie.example");
  for (const query of ["?tekst=anna+uitjes@xn--mnchen-3ya.example", "?tekst=anna%2Buitjes%40m%C3%BCnchen.example"]) {
    await saveView(db, { accountId, screen: "/berichten", name: query, query });
  }
  expect(await countPerson(db, "anna+uitjes@münchen.example")).toEqual({ saved_view: 2 });
});

test("lines about colleagues and visitors whose address masks alike stay whole", async () => {
  const { db } = database;
  await addActivity(db, {});
  await colleagueOf("carla@redactie.example");
  const anton = await colleagueOf("anton@korenbloem.example");
  const message = {
    ...{ platform_id: 1, type: "QUESTION" as const, name: "Ans Bos", email: "ans@korenbloem.example" },
    description: "Vraag",
  };
  const { id: ofAns } = await db.insertInto("contact_message").values(message).returning("id").executeTakeFirstOrThrow();
  const id = await accountOfAnna();
  const actor = { kind: "OPERATOR" } as const;
  const kept: Act[] = [
    { actor, action: "people.invite", subject: { kind: "account", id: anton }, changes: { address: [null, "an…@korenbloem.example"] } },
    {
      actor: { kind: "NOBODY" },
      action: "login.asked",
      subject: { kind: "account", id: anton },
      changes: { address: [null, "an…@korenbloem.example"] },
    },
    { actor, action: "held.reject", subject: { kind: "message", id: ofAns }, reason: "Van an…@korenbloem.example, dubbel." },
    { actor, action: "held.reject", subject: { kind: "quote", id: 7 }, reason: "Joanna de Vries en Anna belden." },
    {
      actor,
      action: "mails.drop",
      subject: { kind: "mail", id: 8 },
      changes: { mail: [`office-new-browser (accountId ${id}0)`, null] },
      reason: "Gebeld.",
    },
  ];
  const ids: number[] = [];
  for (const act of kept) ids.push(await recordAct(db, act));
  const lines = () => db.selectFrom("audit").selectAll().where("id", "in", ids).orderBy("id").execute();
  const before = await lines();
  await erase();
  expect(await lines()).toEqual(before);
});

test("where no id says whose address it is, only its field or its reason goes", async () => {
  const { db } = database;
  await colleagueOf("carla@redactie.example");
  const id = await accountOfAnna();
  const anton = await colleagueOf("anton@elders.example");
  const actor = { kind: "OPERATOR" } as const;
  const masked = "an…@korenbloem.example";
  const mentions: Act[] = [
    { actor, action: "privacy.export", subject: { kind: "person", id: null }, changes: { address: [null, masked] } },
    {
      actor,
      action: "quotes.export",
      subject: { kind: "quote", id: null },
      changes: { filter: [null, `merk=nl&tekst=${masked}`], rows: [null, 1] },
    },
    {
      actor,
      action: "mails.drop",
      subject: { kind: "mail", id: 8 },
      changes: { tries: [48, null], lastError: [`550 <${masked}> unknown`, null] },
      reason: "Gebeld.",
    },
    {
      actor,
      action: "account.address-changed",
      subject: { kind: "account", id: anton },
      changes: { address: [masked, "an…@elders.example"] },
    },
    { actor, action: "held.reject", subject: { kind: "event", id: 3 }, changes: { picture: ["a.webp", null] }, reason: `Zie ${ADDRESS}.` },
    // About a mail of Anna herself.
    {
      actor,
      action: "mails.drop",
      subject: { kind: "mail", id: 9 },
      changes: { mail: [`office-new-browser (accountId ${id})`, null] },
      reason: "Vol.",
    },
  ];
  const ids: number[] = [];
  for (const act of mentions) ids.push(await recordAct(db, act));
  await erase();
  const lines = await db.selectFrom("audit").select(["changes", "reason"]).where("id", "in", ids).orderBy("id").execute();
  expect(lines).toEqual([
    { changes: {}, reason: null },
    { changes: { rows: [null, 1] }, reason: null },
    { changes: { tries: [48, null] }, reason: "Gebeld." },
    { changes: {}, reason: null },
    { changes: { picture: ["a.webp", null] }, reason: null },
    { changes: {}, reason: null },
  ]);
});

test("the last editor who can log in is not erased, and nothing of them; a second editor may go", async () => {
  const id = await accountOfAnna();
  const before = await everyRow();
  const erasing = { address: ADDRESS, pictures, secrets, hasMailService: true };
  expect(await erasePerson(database.db, { ...erasing, actor: { kind: "OPERATOR" } })).toEqual({ kind: "last-editor" });
  expect(await everyRow()).toBe(before);
  const carla = await colleagueOf("carla@redactie.example");
  const person = { kind: "ADMIN", organisations: [], platformIds: null, provedAt: NOON, viewsAs: null } as const;
  expect(await erasePerson(database.db, { ...erasing, actor: { ...person, accountId: id } })).toEqual({ kind: "own-account" });
  // At once: the second finds that the first is gone.
  const outcomes = await Promise.all(
    [ADDRESS, "carla@redactie.example"].map((address) =>
      erasePerson(database.db, { ...erasing, address, actor: { ...person, accountId: 999 } }),
    ),
  );
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["erased", "last-editor"]);
  expect([id, carla]).toContain((await database.db.selectFrom("user_account").select("id").executeTakeFirst())?.id);
});

test("a longer address with the same ending is not matched", async () => {
  await addActivity(database.db, {});
  const mail = { brand: "nl", subject: "Hallo", html: "", headers: "{}" };
  const texts = [`joanna@korenbloem.example`, `${ADDRESS}.be`, `van ${ADDRESS}.`, `<${ADDRESS}>`];
  const mails = texts.map((text, index) => ({ ...mail, message_id: `mail-${index}`, to: "info@uitjesbaas.example", text }));
  await database.db.insertInto("mailbox").values(mails).execute();
  expect((await erase()).removed).toEqual({ mailbox: 2 });
});

test("an address is read in any case and either spelling of its domain, and an invalid one is refused", () => {
  expect(readAddress(" Anna@Korenbloem.example ")).toBe(ADDRESS);
  expect(readAddress("Anna@xn--mller-kva.example")).toBe("anna@müller.example");
  for (const text of ["", "anna", "anna@", "@korenbloem.example", "anna de@korenbloem.example", "a@b@c"])
    expect(readAddress(text)).toBeNull();
});
