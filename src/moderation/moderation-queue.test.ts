import { mkdtemp, readdir, rm, writeFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { setIban } from "../../tests/support/events.ts";
import { addActivity, addCity, addProvince } from "../../tests/support/fixtures.ts";
import { siteWith } from "../../tests/support/quotes.ts";
import type { OpenDatabase } from "../database/open.ts";
import { createSecrets } from "../crypto/secrets.ts";
import { folderPictures } from "../media/picture-store.server.ts";
import { listHeldItems, parseItemName } from "./moderation-queue.ts";
import type { Decision, ModerationContext } from "./held-item.ts";

const secrets = createSecrets("the secret key of all tests, which is no secret");
const NOW = new Date("2027-05-12T09:00:00Z");
const ANNA = { name: "Anna de Vries", email: "anna@korenbloem.example", phone: "06 1234 5678", created_at: "2027-05-11T10:00:00Z" };
const FILE = "0d9d1c7e-3b1f-4c55-9f0e-6a6a3f0a1b2c.webp";

let database: OpenDatabase;
let mediaFolder: string;
let context: ModerationContext;

beforeEach(async () => {
  database = await testDatabase();
  mediaFolder = await mkdtemp(join(tmpdir(), "uitkijk-media-"));
  const originOf = () => "http://nl.localhost:3000";
  context = { db: database.db, pictures: folderPictures(mediaFolder), secrets, originOf, now: NOW };
});

afterEach(async () => {
  await database.close();
  await rm(mediaFolder, { recursive: true });
});

async function decide(verdict: "release" | "reject", name: string): Promise<Decision> {
  const read = parseItemName(name);
  if (!read) throw new Error(`${name} is no item name.`);
  return read.kind[verdict](context, read.id);
}

async function mailsQueued(): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ mail: unknown }>(
    "select payload ->> 'mail' as mail from graphile_worker._private_jobs order by id",
  );
  return rows.map(({ mail }) => mail);
}

async function addHeldRequest(): Promise<void> {
  const activity_id = await addActivity(database.db, { title: "Kanoën op de Linge", contact_email: "kano@linge.example" });
  await database.db
    .insertInto("quote_request")
    .values({ activity_id, ...ANNA, held: true })
    .execute();
}

async function addEventRequest(): Promise<void> {
  await addActivity(database.db, { platform: 3 });
  await mkdir(join(mediaFolder, "private"), { recursive: true });
  await writeFile(join(mediaFolder, "private", FILE), "a picture");
  const upload = { id: 71, platform_id: 3, file: FILE, width: 640, height: 360, bytes: 9, claimed_at: ANNA.created_at };
  await database.db.insertInto("upload").values(upload).execute();
  const { name, email, created_at } = ANNA;
  const where = { province: "Utrecht", city: "Utrecht", address: "Dorpsstraat 1", zipcode: "3511 AB" };
  const what = { title: "Kermis op het Neude", description: "Draaien.", start_date: "2027-07-01", website: "https://kermis.example" };
  const { id } = await database.db
    .insertInto("event_request")
    .values({ platform_id: 3, name, email, created_at, ...where, ...what, upload_id: 71 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setIban(database.db, secrets, { id });
}

test("held items are listed with masked addresses, of all brands or one", async () => {
  await addHeldRequest();
  await addEventRequest();
  const message = { platform_id: 1, ...ANNA, type: "AD" as const, description: "Goedkope horloges" };
  await database.db
    .insertInto("contact_message")
    .values({ ...message, held: true })
    .execute();
  await database.db.insertInto("contact_message").values(message).execute();
  const province_id = await addProvince(database.db, { name: "Gelderland" });
  await addCity(database.db, { name: "Nergenshuizen", province_id, listed: false });

  const held = await listHeldItems(database.db, null);
  expect(held.map(({ name, who, what }) => [name, who, what])).toEqual([
    ["quote:1", "an…@korenbloem.example", "Kanoën op de Linge"],
    ["message:1", "an…@korenbloem.example", "advertiser: Goedkope horloges"],
    ["event:1", "an…@korenbloem.example", "Kermis op het Neude, 2027-07-01"],
    ["city:1", "", "Nergenshuizen, Gelderland"],
  ]);
  expect((await listHeldItems(database.db, siteWith("kids").brand)).map(({ name }) => name)).toEqual(["event:1"]);
});

test("a released request is mailed as if it had never been held, and once when several operators release it", async () => {
  await addHeldRequest();
  const decisions = await Promise.all(["quote:1", "quote:1", "quote:1"].map((name) => decide("release", name)));
  expect(decisions.map(({ kind }) => kind).toSorted()).toEqual(["decided", "decided", "done"]);
  expect(await mailsQueued()).toEqual(["quote-to-provider", "quote-to-visitor"]);
  expect(await listHeldItems(database.db, null)).toEqual([]);
});

test("a released request is counted for its activity on the day of the decision", async () => {
  await addHeldRequest();
  expect(await decide("release", "quote:1")).toMatchObject({ kind: "done", effect: expect.stringContaining("Kanoën op de Linge") });
  const counted = await database.db.selectFrom("service_mail_statistics").select(["submit_date", "offer_requests"]).execute();
  expect(counted).toEqual([{ submit_date: "2027-05-12", offer_requests: 1 }]);
});

test("a rejected request is mailed to nobody and cannot be released later", async () => {
  await addHeldRequest();
  expect((await decide("reject", "quote:1")).kind).toBe("done");
  expect((await decide("release", "quote:1")).kind).toBe("decided");
  expect(await mailsQueued()).toEqual([]);
  const row = await database.db.selectFrom("quote_request").select(["held", "rejected_at"]).executeTakeFirst();
  expect(row).toEqual({ held: true, rejected_at: NOW });
});

test("a released message is mailed to the platform and confirmed to the visitor", async () => {
  await addActivity(database.db, {});
  const message = { platform_id: 1, ...ANNA, type: "QUESTION" as const, held: true };
  await database.db.insertInto("contact_message").values(message).execute();
  expect((await decide("release", "message:1")).kind).toBe("done");
  expect(await mailsQueued()).toEqual(["contact-to-platform", "contact-to-visitor"]);
});

test("releasing a newsletter subscription mails its owner for confirmation, also minutes after the subscription", async () => {
  await addActivity(database.db, {});
  const subscription = { platform_id: 1, name: "Anna", email: ANNA.email, held: true, created_at: "2027-05-12T08:55:00Z" };
  await database.db.insertInto("newsletter_subscription").values(subscription).execute();
  expect((await decide("release", "newsletter:1")).kind).toBe("done");
  expect(await mailsQueued()).toEqual(["newsletter-confirm"]);
  const row = await database.db.selectFrom("newsletter_subscription").select(["held", "confirmed_at"]).executeTakeFirst();
  expect(row).toEqual({ held: false, confirmed_at: null });
});

test("an event request is shown with its IBAN masked, and after release it is in the agenda with its picture", async () => {
  await addEventRequest();
  const shown = await parseItemName("event:1")?.kind.show(context, 1);
  expect(shown).toContainEqual(["iban", "NL91 •••• •••• ••43 00"]);
  expect(shown).toContainEqual(["email", "anna@korenbloem.example"]);
  expect(JSON.stringify(shown)).not.toContain("0417");

  expect(await decide("release", "event:1")).toEqual({
    kind: "done",
    effect: "Event 1 is listed in the agenda. Its place is unknown: it is listed without one.",
  });
  expect(await readdir(join(mediaFolder, "public"))).toEqual([FILE]);
  expect((await decide("reject", "event:1")).kind).toBe("decided");
});

test("an event request is shown with its place, or with a note that the place is unknown and where others of its name are", async () => {
  await addEventRequest();
  const holland = await addProvince(database.db, { platform: 3, name: "Noord-Holland" });
  await addCity(database.db, { platform: 3, province_id: holland, name: "Utrecht" });
  const note = "We know Utrecht in Noord-Holland, and not in Utrecht.";
  const placeShown = async () => (await parseItemName("event:1")?.kind.show(context, 1))?.find(([label]) => label === "place");
  expect(await placeShown()).toEqual(["place", `unknown: if released, it is listed in the agenda without one. ${note}`]);

  const utrecht = await addProvince(database.db, { platform: 3, name: "Utrecht" });
  await addCity(database.db, { platform: 3, province_id: utrecht, name: "Utrecht" });
  expect(await placeShown()).toEqual(["place", "Utrecht, Utrecht"]);
  expect(await decide("release", "event:1")).toEqual({ kind: "done", effect: "Event 1 is listed in the agenda, in Utrecht." });
});

test("rejecting an event request deletes its picture", async () => {
  await addEventRequest();
  expect((await decide("reject", "event:1")).kind).toBe("done");
  expect(await readdir(join(mediaFolder, "private"))).toEqual([]);
});

test("an IBAN that was encrypted with another key is shown as such", async () => {
  await addEventRequest();
  const other = { ...context, secrets: createSecrets("another key than the one that it was encrypted with") };
  expect(await parseItemName("event:1")?.kind.show(other, 1)).toContainEqual(["iban", expect.stringContaining("another SECRET_KEY")]);
});

test("a released city is listed, a rejected one is deleted, or kept unlisted while in use", async () => {
  const province_id = await addProvince(database.db, {});
  const suggested = [];
  for (const name of ["Echtstad", "Nergenshuizen", "Foutdorp"]) {
    suggested.push(await addCity(database.db, { name, province_id, listed: false }));
  }
  const [real, none, used] = suggested;
  await addActivity(database.db, { cities: [used ?? 0] });
  expect((await decide("release", `city:${real}`)).kind).toBe("done");
  expect((await decide("reject", `city:${none}`)).kind).toBe("done");
  expect((await decide("reject", `city:${used}`)).kind).toBe("done");
  const cities = await database.db.selectFrom("city").select(["id", "listed", "rejected_at"]).orderBy("id").execute();
  expect(cities).toEqual([
    { id: real, listed: true, rejected_at: null },
    { id: used, listed: false, rejected_at: NOW },
  ]);
  expect((await decide("release", `city:${real}`)).kind).toBe("decided");
});

test("an unknown item is not found, and an invalid name is refused", async () => {
  for (const name of ["quote:12", "message:12", "newsletter:12", "event:12", "city:12"])
    expect(await decide("release", name)).toEqual({ kind: "not-found" });
  expect(await parseItemName("quote:12")?.kind.show(context, 12)).toBeNull();
  for (const name of ["quote", "quote:", "quote:0", "quote:-1", "quote:1x", "quote:99999999999", "toString:1", "offerte:1"]) {
    expect(parseItemName(name)).toBeNull();
  }
});
