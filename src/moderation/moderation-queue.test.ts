import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { effectSentence, shownFields } from "../../scripts/held-sentences.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { addActivity, addCity, addProvince } from "../../tests/support/fixtures.ts";
import {
  addHeldCity,
  addHeldEvent,
  addHeldMessage,
  addHeldQuote,
  addHeldSubscription,
  decide,
  DECIDED_AT,
  moderationOf,
} from "../../tests/support/held.ts";
import { createSecrets } from "../crypto/secrets.ts";
import type { OpenDatabase } from "../database/open.ts";
import { readActs } from "../history/read-acts.ts";
import { EVERYTHING } from "../permissions/scope.ts";
import type { Decision, ModerationContext } from "./held-item.ts";
import { listHeldItems } from "./list-held.ts";
import { parseItemName } from "./moderation-queue.ts";

let database: OpenDatabase;
let mediaFolder: string;
let context: ModerationContext;

beforeEach(async () => {
  database = await testDatabase();
  mediaFolder = await mkdtemp(join(tmpdir(), "uitkijk-media-"));
  context = moderationOf(database.db, mediaFolder);
});

afterEach(async () => {
  await database.close();
  await rm(mediaFolder, { recursive: true });
});

const release = (name: string) => decide(context, "release", name);
const reject = (name: string) => decide(context, "reject", name);
const sentence = (decision: Decision) => (decision.kind === "done" ? effectSentence(decision.effect) : decision.kind);
const acts = () => readActs(database.db, EVERYTHING, { limit: 50 });

async function shown(name: string, within = context): Promise<[string, string][]> {
  const read = parseItemName(name);
  const item = read && (await read.kind.show(within, read.id));
  return item ? shownFields(item) : [];
}

async function mailsQueued(): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ mail: unknown }>(
    "select payload ->> 'mail' as mail from graphile_worker._private_jobs order by id",
  );
  return rows.map(({ mail }) => mail);
}

test("a released request is mailed as if it had never been held, and once when several operators release it", async () => {
  const name = await addHeldQuote(database.db);
  const decisions = await Promise.all([name, name, name].map(release));
  expect(decisions.map(({ kind }) => kind).toSorted()).toEqual(["decided", "decided", "done"]);
  expect(await mailsQueued()).toEqual(["quote-to-provider", "quote-to-visitor"]);
  expect(await listHeldItems(database.db, null)).toEqual([]);
  expect(await acts()).toMatchObject([
    { action: "held.release", actorKind: "OPERATOR", subjectKind: "quote", subjectId: 1, platformId: 1, reason: null },
  ]);
});

test("a released request is counted for its activity on the day of the decision", async () => {
  expect(sentence(await release(await addHeldQuote(database.db)))).toContain("Kanoën op de Linge");
  const counted = await database.db.selectFrom("service_mail_statistics").select(["submit_date", "offer_requests"]).execute();
  expect(counted).toEqual([{ submit_date: "2027-05-12", offer_requests: 1 }]);
});

test("a rejected request is mailed to nobody and cannot be released later", async () => {
  const name = await addHeldQuote(database.db);
  const read = parseItemName(name);
  expect((await read?.kind.reject(context, read.id, "Spam"))?.kind).toBe("done");
  expect((await release(name)).kind).toBe("decided");
  expect(await mailsQueued()).toEqual([]);
  const row = await database.db.selectFrom("quote_request").select(["held", "rejected_at"]).executeTakeFirst();
  expect(row).toEqual({ held: true, rejected_at: DECIDED_AT });
  expect(await acts()).toMatchObject([{ action: "held.reject", reason: "Spam" }]);
});

test("a decision that fails leaves no line in the log", async () => {
  const name = await addHeldQuote(database.db);
  await database.pool.query("alter table quote_request add check (held)");
  await expect(release(name)).rejects.toThrow("check constraint");
  expect(await acts()).toEqual([]);
});

test("a decision whose line cannot be written is not taken", async () => {
  const names = [await addHeldQuote(database.db), await addHeldEvent(database.db, mediaFolder), await addHeldCity(database.db)];
  await database.pool.query("alter table audit add check (action = 'login')");
  for (const name of names) {
    await expect(release(name)).rejects.toThrow("check constraint");
    await expect(reject(name)).rejects.toThrow("check constraint");
  }
  expect((await listHeldItems(database.db, null)).length).toBe(3);
  expect(await mailsQueued()).toEqual([]);
  expect(await readdir(join(mediaFolder, "private"))).toHaveLength(1);
});

test("a released message is mailed to the platform and confirmed to the visitor", async () => {
  expect((await release(await addHeldMessage(database.db))).kind).toBe("done");
  expect(await mailsQueued()).toEqual(["contact-to-platform", "contact-to-visitor"]);
});

test("releasing a newsletter subscription mails its owner for confirmation, also minutes after the subscription", async () => {
  expect((await release(await addHeldSubscription(database.db))).kind).toBe("done");
  expect(await mailsQueued()).toEqual(["newsletter-confirm"]);
  const row = await database.db.selectFrom("newsletter_subscription").select(["held", "confirmed_at"]).executeTakeFirst();
  expect(row).toEqual({ held: false, confirmed_at: null });
});

test("an event request is shown with its IBAN masked, and after release it is in the agenda with its picture", async () => {
  const name = await addHeldEvent(database.db, mediaFolder);
  const fields = await shown(name);
  expect(fields).toContainEqual(["iban", "NL91 •••• •••• ••43 00"]);
  expect(fields).toContainEqual(["email", "anna@korenbloem.example"]);
  expect(fields).toContainEqual(["picture", expect.stringMatching(/\.webp, 640 × 360, in the folder of pictures$/)]);
  expect(JSON.stringify(fields)).not.toContain("0417");

  const files = await readdir(join(mediaFolder, "private"));
  expect(sentence(await release(name))).toBe("Event 1 is listed in the agenda. Its place is unknown: it is listed without one.");
  expect(await readdir(join(mediaFolder, "public"))).toEqual(files);
  expect((await reject(name)).kind).toBe("decided");
  expect(await acts()).toMatchObject([{ action: "held.release", subjectKind: "event", platformId: 3, changes: { event: [null, 1] } }]);
});

test("an event request is shown with its place, or with a note that the place is unknown and where others of its name are", async () => {
  const name = await addHeldEvent(database.db, mediaFolder);
  const holland = await addProvince(database.db, { platform: 3, name: "Noord-Holland" });
  await addCity(database.db, { platform: 3, province_id: holland, name: "Utrecht" });
  const note = "We know Utrecht in Noord-Holland, and not in Utrecht.";
  const placeShown = async () => (await shown(name)).find(([label]) => label === "place");
  expect(await placeShown()).toEqual(["place", `unknown: if released, it is listed in the agenda without one. ${note}`]);

  const utrecht = await addProvince(database.db, { platform: 3, name: "Utrecht" });
  await addCity(database.db, { platform: 3, province_id: utrecht, name: "Utrecht" });
  expect(await placeShown()).toEqual(["place", "Utrecht, Utrecht"]);
  expect(sentence(await release(name))).toBe("Event 1 is listed in the agenda, in Utrecht.");
});

test("rejecting an event request deletes its picture", async () => {
  expect((await reject(await addHeldEvent(database.db, mediaFolder))).kind).toBe("done");
  expect(await readdir(join(mediaFolder, "private"))).toEqual([]);
  expect(await acts()).toMatchObject([{ changes: { picture: [expect.stringMatching(/\.webp$/), null] } }]);
});

test("an IBAN that was encrypted with another key is shown as such", async () => {
  const name = await addHeldEvent(database.db, mediaFolder);
  const other = { ...context, secrets: createSecrets("another key than the one that it was encrypted with") };
  expect(await shown(name, other)).toContainEqual(["iban", expect.stringContaining("another SECRET_KEY")]);
});

test("a released city is listed, a rejected one is deleted, or kept unlisted while in use", async () => {
  const [real, none, used] = [
    await addHeldCity(database.db),
    await addHeldCity(database.db, { name: "B" }),
    await addHeldCity(database.db, { name: "C" }),
  ];
  await addActivity(database.db, { cities: [Number(used.slice("city:".length))] });
  expect(sentence(await release(real))).toBe("Visitors can find it now.");
  expect(sentence(await reject(none))).toBe("Rejected and deleted: nothing used it.");
  expect(sentence(await reject(used))).toBe("Rejected; what refers to it keeps it.");
  const cities = await database.db.selectFrom("city").select(["name", "listed", "rejected_at"]).orderBy("id").execute();
  expect(cities).toEqual([
    { name: "Nergenshuizen", listed: true, rejected_at: null },
    { name: "C", listed: false, rejected_at: DECIDED_AT },
  ]);
  expect((await release(real)).kind).toBe("decided");
});

test("an unknown item is not found, and an invalid name is refused", async () => {
  for (const name of ["quote:12", "message:12", "newsletter:12", "event:12", "city:12"]) {
    expect(await release(name)).toEqual({ kind: "not-found" });
    expect(await shown(name)).toEqual([]);
  }
  for (const name of ["quote", "quote:", "quote:0", "quote:-1", "quote:1x", "quote:99999999999", "toString:1", "offerte:1"]) {
    expect(parseItemName(name)).toBeNull();
  }
});

test("what is of a brand outside the scope is neither shown nor decided", async () => {
  const { db } = database;
  const names = [
    ...[await addHeldQuote(db), await addHeldMessage(db), await addHeldSubscription(db)],
    ...[await addHeldEvent(db, mediaFolder), await addHeldCity(db)],
  ];
  const german = { ...context, scope: { platformIds: [2], organisationIds: null } };
  for (const name of names) {
    expect(await shown(name, german)).toEqual([]);
    expect(await decide(german, "release", name)).toEqual({ kind: "not-found" });
    expect(await decide(german, "reject", name)).toEqual({ kind: "not-found" });
  }
  expect(await listHeldItems(db, null)).toHaveLength(5);
  expect(await acts()).toEqual([]);
});
