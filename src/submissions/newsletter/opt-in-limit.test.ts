import { afterAll, beforeAll, expect, test } from "vitest";
import { assessAll } from "../../../tests/support/attempts.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { addActivity } from "../../../tests/support/fixtures.ts";
import { newsletterOf, queuedMails, READER } from "../../../tests/support/newsletter.ts";
import { ANNA, NOON } from "../../../tests/support/quotes.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { requestQuote } from "../quotes/request-quote.server.ts";
import { startOptIn } from "./start-opt-in.server.ts";
import { subscribe } from "./subscribe.server.ts";

const nl = newsletterOf("nl");

let database: OpenDatabase;
let activityId: number;

beforeAll(async () => {
  database = await testDatabase();
  activityId = await addActivity(database.db, {});
  // Other visitors have used up the global limit of this hour.
  await assessAll(nl.abuseFilter, 500, () => ({ mails: ["optIn"] }));
});
afterAll(() => database.close());

async function subscriptions() {
  return database.db.selectFrom("newsletter_subscription").select(["email", "held"]).orderBy("id").execute();
}

test("a subscription above the global limit is held, and its confirmation mail is sent on release", async () => {
  expect(await subscribe(database.db, nl, { body: READER, key: null, signals: null, now: NOON })).toMatchObject({ kind: "received" });
  expect([await subscriptions(), await queuedMails(database.db)]).toEqual([[{ email: READER.email, held: true }], []]);
  await database.db.transaction().execute((transaction) => startOptIn(transaction, nl, { ...READER, asks: true, now: NOON }));
  expect(await queuedMails(database.db)).toEqual(["newsletter-confirm"]);
});

test("a quote request with the box ticked still goes to the provider, and only the subscription is held", async () => {
  const body = { ...ANNA, email: "other@korenbloem.example", subscribe: true };
  expect(await requestQuote(database.db, nl, { activityId, body, key: null, signals: null, now: NOON })).toMatchObject({
    kind: "received",
  });
  expect((await subscriptions()).at(-1)).toEqual({ email: body.email, held: true });
  expect(await queuedMails(database.db)).toEqual(expect.arrayContaining(["quote-to-visitor"]));
  expect(await database.db.selectFrom("quote_request").select("held").execute()).toEqual([{ held: false }]);
});
