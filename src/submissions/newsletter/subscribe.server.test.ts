import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addActivity } from "../../../tests/support/fixtures.ts";
import { newsletterOf, queued, queuedMails, READER, SECRETS } from "../../../tests/support/newsletter.ts";
import { ANNA, NOON } from "../../../tests/support/quotes.ts";
import type { OpenDatabase } from "../../database/open.ts";
import type { SubmissionOutcome } from "../once/submit-once.server.ts";
import { requestQuote } from "../quotes/request-quote.server.ts";
import { confirm } from "./confirm.server.ts";
import { confirmUrl, unsubscribeUrl } from "./links.server.ts";
import { startOptIn } from "./start-opt-in.server.ts";
import { subscribe, type SubscribeInput } from "./subscribe.server.ts";
import { unsubscribe } from "./unsubscribe.server.ts";

const MINUTE_MS = 60_000;
const TRAPPED = { isTrapped: true, time: null, proof: null, hasScript: false };

let database: OpenDatabase;
let nl: ReturnType<typeof newsletterOf>;

beforeEach(async () => {
  nl = newsletterOf("nl");
  database = await testDatabase();
  await addActivity(database.db, { platform: 1 });
  await addActivity(database.db, { platform: 2 });
});

afterEach(async () => {
  await database.close();
});

/** Anna signs up, `minutes` after noon. */
function signUp(minutes = 0, changes: Partial<SubscribeInput> = {}, site = nl): Promise<SubmissionOutcome> {
  return subscribe(database.db, site, { body: READER, key: null, signals: null, now: at(minutes), ...changes });
}

function at(minutes: number): Date {
  return new Date(NOON.getTime() + minutes * MINUTE_MS);
}

async function rows() {
  return database.db.selectFrom("newsletter_subscription").selectAll().orderBy("id").execute();
}

/** Anna signs up at noon and confirms. */
async function annaReads(): Promise<number> {
  await signUp();
  const [row] = await rows();
  const token = tokenOf(confirmUrl(SECRETS, nl.origin, { subscriptionId: row?.id ?? 0, askedAt: NOON }));
  expect(await confirm(database.db, nl, { token, now: at(1) })).toBe("done");
  await database.pool.query("delete from graphile_worker._private_jobs");
  return row?.id ?? 0;
}

function tokenOf(url: string): string {
  return new URL(url).searchParams.get("t") ?? "";
}

test("a subscription is stored unconfirmed, and one confirmation mail is queued without the visitor's text", async () => {
  expect(await signUp()).toMatchObject({ kind: "received" });
  expect(await rows()).toMatchObject([{ platform_id: 1, ...READER, confirmed_at: null, unsubscribed_at: null, held: false }]);
  expect(await queued(database.db)).toEqual([
    {
      task: "send-mail",
      payload: {
        mail: "newsletter-confirm",
        subscriptionId: 1,
        askedAt: "2027-05-11T10:00:00.000Z",
        origin: "http://nl.localhost:3000",
        requestId: "a-request",
      },
    },
  ]);
});

test("signing up again soon sends no second mail; signing up later does, with the new name", async () => {
  await signUp();
  expect(await signUp(5)).toMatchObject({ kind: "received" });
  await signUp(6, { key: "another-key-of-anna" });
  expect(await queuedMails(database.db)).toEqual(["newsletter-confirm"]);

  await signUp(20, { body: { ...READER, name: "Anna  van den Berg" } });
  expect(await queuedMails(database.db)).toEqual(["newsletter-confirm", "newsletter-confirm"]);
  expect(await rows()).toMatchObject([{ name: "Anna van den Berg", created_at: at(20) }]);
});

test("a subscriber who signs up again gets a mail that says so, and the name does not change", async () => {
  const id = await annaReads();
  expect(await signUp(30, { body: { ...READER, name: "Iemand Anders" } })).toEqual({ kind: "received", id });
  expect(await rows()).toMatchObject([{ name: "Anna de Vries", confirmed_at: at(1) }]);
  expect(await queuedMails(database.db)).toEqual(["newsletter-already"]);
});

test("an unsubscribed visitor gets a new confirmation mail, and is not subscribed until they confirm", async () => {
  const id = await annaReads();
  await unsubscribe(database.db, nl, { token: tokenOf(unsubscribeUrl(SECRETS, nl.origin, id)), now: at(2) });
  await database.pool.query("delete from graphile_worker._private_jobs");
  expect(await signUp(3, { key: "anna-comes-back" })).toEqual({ kind: "received", id });
  expect(await queuedMails(database.db)).toEqual(["newsletter-confirm"]);
  expect(await rows()).toMatchObject([{ unsubscribed_at: at(2) }]);
});

test("one address is one subscription, however it is written; each brand has its own", async () => {
  await signUp();
  await signUp(20, { body: { ...READER, email: "ANNA@korenbloem.example" } });
  await signUp(0, {}, newsletterOf("de"));
  expect((await rows()).map(({ platform_id, email }) => [platform_id, email])).toEqual([
    [1, "anna@korenbloem.example"],
    [2, "anna@korenbloem.example"],
  ]);
});

test("a domain of another script is one subscription in both its spellings", async () => {
  await signUp(0, { body: { ...READER, email: "anna@MÜLLER.example" } });
  await signUp(20, { body: { ...READER, email: "anna@xn--mller-kva.example" } });
  expect((await rows()).map(({ email }) => email)).toEqual(["anna@müller.example"]);
});

test("fifty concurrent sign-ups are one subscription and one mail", async () => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, n) => signUp(0, { key: `one-of-fifty-${n}` })));
  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(["received"]));
  expect(await rows()).toHaveLength(1);
  expect(await queuedMails(database.db)).toEqual(["newsletter-confirm"]);
});

test("an address gets at most five confirmation mails a day; the answer does not reveal it", async () => {
  const kinds = [];
  for (let hour = 0; hour < 8; hour += 1) kinds.push((await signUp(60 * hour)).kind);
  expect(kinds).toEqual(Array.from({ length: 8 }, () => "received"));
  expect(await queuedMails(database.db)).toHaveLength(5);
});

test("a suspicious sign-up is held without a mail, until it is released or the visitor signs up normally", async () => {
  expect(await signUp(0, { signals: TRAPPED })).toMatchObject({ kind: "held" });
  expect(await rows()).toMatchObject([{ held: true }]);
  expect(await queued(database.db)).toEqual([]);

  await database.db.transaction().execute((transaction) => startOptIn(transaction, nl, { ...READER, asks: true, now: at(1) }));
  expect(await rows()).toMatchObject([{ held: false }]);
  expect(await queuedMails(database.db)).toEqual(["newsletter-confirm"]);
});

test("after a rejected sign-up the owner of the address can still sign up", async () => {
  await signUp(0, { signals: TRAPPED });
  await database.db
    .updateTable("newsletter_subscription")
    .set({ rejected_at: at(1) })
    .execute();
  await signUp(2, { signals: TRAPPED, key: "the-program-again" });
  expect(await rows()).toMatchObject([{ held: true, rejected_at: at(1) }]);
  await signUp(3, { key: "and-then-anna-herself" });
  expect(await rows()).toMatchObject([{ held: false, rejected_at: null }]);
  expect(await queuedMails(database.db)).toEqual(["newsletter-confirm"]);
});

test("a suspicious sign-up for a subscriber changes nothing", async () => {
  const id = await annaReads();
  expect(await signUp(30, { signals: TRAPPED })).toEqual({ kind: "held", id });
  expect(await rows()).toMatchObject([{ held: false, confirmed_at: at(1) }]);
  expect(await queued(database.db)).toEqual([]);
});

test("a quote request with the box ticked starts the opt-in, one without does not", async () => {
  const activityId = await addActivity(database.db, { contact_email: "kano@linge.example" });
  const ask = (subscribes: boolean, persons: number, signals: SubscribeInput["signals"] = null) =>
    requestQuote(database.db, nl, {
      activityId,
      body: { ...ANNA, numberOfPersons: persons, subscribe: subscribes },
      key: null,
      signals,
      now: NOON,
    });
  await ask(false, 10);
  await ask(true, 11, TRAPPED);
  expect(await rows()).toEqual([]);
  await ask(true, 12);
  expect(await rows()).toMatchObject([{ ...READER, confirmed_at: null }]);
  expect((await queuedMails(database.db)).filter((mail) => mail === "newsletter-confirm")).toHaveLength(1);
});

test("a quote request of a subscriber does not reveal the subscription", async () => {
  await annaReads();
  const activityId = await addActivity(database.db, { contact_email: "kano@linge.example" });
  await requestQuote(database.db, nl, { activityId, body: { ...ANNA, subscribe: true }, key: null, signals: null, now: at(5) });
  expect(await queuedMails(database.db)).toEqual(["quote-to-provider", "quote-to-visitor"]);
});
