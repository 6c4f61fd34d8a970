import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addActivity } from "../../../tests/support/fixtures.ts";
import { startMailerLite, type FakeMailerLite } from "../../../tests/support/mailerlite.ts";
import { testJobs } from "../../../tests/support/jobs.ts";
import { SECRET_KEY } from "../../../tests/support/secret-key.ts";
import { newsletterOf, READER } from "../../../tests/support/newsletter.ts";
import type { BrandKey } from "../../brands/brand.ts";
import type { Config } from "../../config.ts";
import type { OpenDatabase } from "../../database/open.ts";
import type { Jobs } from "../../jobs/start-jobs.ts";
import { mail, mails } from "../../mail/mailbox.ts";
import { createSecrets } from "../../crypto/secrets.ts";
import { unsentMails } from "../../mail/unsent-mails.ts";
import { EVERYTHING, narrowed } from "../../permissions/scope.ts";
import { confirm } from "./confirm.server.ts";
import { queueForgetting } from "./queue-forgetting.server.ts";
import { addBrandsToSyncs } from "./queue-sync.server.ts";
import { subscribe } from "./subscribe.server.ts";
import { unsubscribe } from "./unsubscribe.server.ts";

const SOON = { timeout: 10_000, interval: 50 };

let database: OpenDatabase;
let jobs: Jobs | null = null;
let fake: FakeMailerLite;
let log: string[] = [];

beforeEach(async () => {
  log = [];
  fake = await startMailerLite();
  database = await testDatabase();
  for (const platform of [1, 2, 3, 4]) await addActivity(database.db, { platform });
});

afterEach(async () => {
  await jobs?.stop();
  jobs = null;
  await fake.stop();
  await database.close();
});

async function start(mailerLite: Config["mailerLite"] = null): Promise<void> {
  jobs = await testJobs(database, { mailerLite, log: (line) => void log.push(line) });
}

function signUp(key: BrandKey = "nl", now = new Date()) {
  return subscribe(database.db, newsletterOf(key), { body: READER, key: null, signals: null, now });
}

/** Waits for the mail with this text in its subject. */
async function mailAbout(subject: string) {
  const found = async () => (await mails(database.db, { limit: 50 })).find((line) => line.subject.includes(subject));
  await expect.poll(found, SOON).toBeDefined();
  const line = await found();
  const read = await mail(database.db, line?.id ?? 0);
  if (!read) throw new Error(`There is no mail about ${subject}.`);
  return read;
}

async function waiting(): Promise<{ task_identifier: string; attempts: number; last_error: string | null }[]> {
  const { rows } = await database.pool.query<{ task_identifier: string; attempts: number; last_error: string | null }>(
    "select task_identifier, attempts, last_error from graphile_worker.jobs order by id",
  );
  return rows;
}

/** The token in the first link to that page. */
function tokenIn(text: string, page: "bevestigen" | "afmelden"): string {
  return new RegExp(`/nieuwsbrief/${page}\\?t=(\\S+)`).exec(text)?.[1] ?? "";
}

async function becomeReader(key: BrandKey = "nl"): Promise<void> {
  const site = newsletterOf(key);
  await signUp(key);
  const { text } = await mailAbout(site.brand.name);
  expect(await confirm(database.db, site, { token: tokenIn(text, "bevestigen"), now: new Date() })).toBe("done");
}

test.for([
  ["nl", "Bevestig je aanmelding voor de nieuwsbrief van Uitjesbaas", "Welkom bij de nieuwsbrief van Uitjesbaas"],
  ["kids", "Bevestig je aanmelding voor de nieuwsbrief van Kidsuitjes", "Welkom bij de nieuwsbrief van Kidsuitjes"],
  ["be", "Bevestig je inschrijving voor de nieuwsbrief van Uitjesbaas België", "Welkom bij de nieuwsbrief van Uitjesbaas België"],
  ["de", "Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von Ausflugsbaas", "Willkommen beim Newsletter von Ausflugsbaas"],
] as const)("on %s a mail asks for confirmation, its link confirms, and a second mail welcomes", async ([key, asks, welcomes]) => {
  const site = newsletterOf(key);
  await start();
  await signUp(key);
  const question = await mailAbout(asks);
  expect(question).toMatchObject({ to: READER.email, brand: key });
  expect([question.text, question.html].join()).not.toContain("Anna");
  expect(question.text).toContain(`${site.origin}/nieuwsbrief/bevestigen?t=`);
  expect(question.headers).toEqual({
    From: `${site.brand.name} <${site.brand.email}>`,
    "Auto-Submitted": "auto-generated",
    "X-Request-Id": "a-request",
  });

  const link = { token: tokenIn(question.text, "bevestigen"), now: new Date() };
  expect(await confirm(database.db, site, link)).toBe("done");
  const welcome = await mailAbout(welcomes);
  const leave = `${site.origin}/nieuwsbrief/afmelden?t=${tokenIn(welcome.text, "afmelden")}`;
  expect(welcome.html).toContain(leave);
  expect(welcome.headers).toMatchObject({
    "List-Unsubscribe": `<${leave}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  await expect.poll(waiting, SOON).toEqual([]);
});

test("a subscriber who signs up again gets a mail that says so, with an unsubscribe link", async () => {
  const nl = newsletterOf("nl");
  await start();
  await becomeReader();
  await signUp("nl", new Date(Date.now() + 3_600_000));
  const { text } = await mailAbout("Je krijgt de nieuwsbrief van Uitjesbaas al");
  expect(await unsubscribe(database.db, nl, { token: tokenIn(text, "afmelden"), now: new Date() })).toBe("done");
});

test("mails with an expired link or of an erased subscription are not sent", async () => {
  await signUp("nl", new Date(Date.now() - 7 * 86_400_000));
  await signUp("de");
  await database.db.deleteFrom("newsletter_subscription").where("platform_id", "=", 2).execute();
  await start();
  await expect.poll(waiting, SOON).toEqual([]);
  expect(await mails(database.db, { limit: 10 })).toEqual([]);
});

test("the mail service gets subscriptions and unsubscriptions per newsletter", async () => {
  await start(fake);
  await becomeReader("nl");
  await becomeReader("de");
  await expect.poll(() => fake.subscribers.get(READER.email)?.groups.length, SOON).toBe(2);
  expect(fake.subscribers.get(READER.email)).toMatchObject({ name: READER.name, status: "active" });
  expect([...fake.groups.keys()].toSorted()).toEqual(["Ausflugsbaas Newsletter", "Uitjesbaas nieuwsbrief"]);

  const { text } = await mailAbout("Willkommen");
  await unsubscribe(database.db, newsletterOf("de"), { token: tokenIn(text, "afmelden"), now: new Date() });
  await expect.poll(() => fake.subscribers.get(READER.email)?.groups, SOON).toEqual([fake.groups.get("Uitjesbaas nieuwsbrief")]);
});

test("while the mail service fails visitors can subscribe, and it is updated later", async () => {
  fake.behave({ status: 500 });
  await start(fake);
  await becomeReader();
  await mailAbout("Welkom");
  await expect.poll(async () => (await waiting())[0]?.last_error, SOON).toMatch(/^MailerLite answered 500 to GET \/groups\./);
  expect(await waiting()).toMatchObject([{ task_identifier: "sync-subscriber" }]);
  expect(JSON.stringify([await waiting(), log])).not.toMatch(/@|the-key-of-the-fake/);

  fake.behave({});
  await expect.poll(() => fake.subscribers.has(READER.email), { timeout: 20_000, interval: 100 }).toBe(true);
  await expect.poll(waiting, SOON).toEqual([]);
});

test("an erased reader is forgotten by the mail service, also when it fails at first; the queue holds no readable address", async () => {
  fake.subscribers.set("1", { id: "1", email: "anna@xn--mller-kva.example", name: READER.name, status: "active", groups: [] });
  fake.behave({ status: 500 });
  await queueForgetting(database.db, createSecrets(SECRET_KEY), "anna@müller.example");
  const { rows } = await database.pool.query("select payload from graphile_worker._private_jobs");
  expect(JSON.stringify(rows)).not.toMatch(/anna|ller/i);
  await start(fake);
  await expect.poll(async () => (await waiting())[0]?.last_error, SOON).toMatch(/^MailerLite answered 500 to GET \/subscribers/);
  expect(JSON.stringify([await waiting(), log])).not.toMatch(/anna@/);
  fake.behave({});
  await expect.poll(waiting, { timeout: 20_000, interval: 100 }).toEqual([]);
  expect(fake.asked).toContain("POST /subscribers/1/forget");
});

test("without a mail service no job remains", async () => {
  await start();
  await becomeReader();
  await mailAbout("Welkom");
  await expect.poll(waiting, SOON).toEqual([]);
  expect(fake.asked).toEqual([]);
});

test("a failed job for the mail service is listed under its brand, also when it was queued before jobs named one", async () => {
  fake.behave({ status: 500 });
  await start(fake);
  await becomeReader("de");
  await expect.poll(async () => (await waiting())[0]?.last_error, SOON).toMatch(/^MailerLite answered 500/);
  await jobs?.stop();
  const listed = async (platformId: number) =>
    (await unsentMails(database.db, narrowed(EVERYTHING, platformId), { limit: 10 })).map(({ kind }) => kind);
  expect(await listed(2)).toEqual(["sync-subscriber"]);

  await database.pool.query("update graphile_worker._private_jobs set payload = (payload::jsonb - 'platformId')::json");
  expect(await listed(2)).toEqual([]);
  await addBrandsToSyncs(database.db);
  expect(await listed(2)).toEqual(["sync-subscriber"]);
  expect(await listed(1)).toEqual([]);
});
