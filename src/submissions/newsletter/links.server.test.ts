import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addActivity } from "../../../tests/support/fixtures.ts";
import { newsletterOf, queued, READER, SECRETS } from "../../../tests/support/newsletter.ts";
import { NOON } from "../../../tests/support/quotes.ts";
import type { OpenDatabase } from "../../database/open.ts";
import { confirm, findConfirmation } from "./confirm.server.ts";
import { confirmUrl, unsubscribeUrl } from "./links.server.ts";
import { startOptIn } from "./start-opt-in.server.ts";
import { findUnsubscription, unsubscribe } from "./unsubscribe.server.ts";

const DAY_MS = 86_400_000;
const nl = newsletterOf("nl");

let database: OpenDatabase;
let id: number;

beforeEach(async () => {
  database = await testDatabase();
  await addActivity(database.db, { platform: 1 });
  ({ id } = await database.db.transaction().execute((transaction) => startOptIn(transaction, nl, { ...READER, asks: true, now: NOON })));
  await database.pool.query("delete from graphile_worker._private_jobs");
});

afterEach(async () => {
  await database.close();
});

function after(days: number): Date {
  return new Date(NOON.getTime() + days * DAY_MS);
}

function confirmToken(askedAt = NOON): string {
  return tokenOf(confirmUrl(SECRETS, nl.origin, { subscriptionId: id, askedAt }));
}

function unsubscribeToken(): string {
  return tokenOf(unsubscribeUrl(SECRETS, nl.origin, id));
}

function tokenOf(url: string): string {
  return new URL(url).searchParams.get("t") ?? "";
}

async function row() {
  return database.db
    .selectFrom("newsletter_subscription")
    .select(["confirmed_at", "unsubscribed_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

async function jobs(): Promise<unknown[]> {
  return (await queued(database.db)).map(({ task, payload }) => payload["mail"] ?? task);
}

test("the first click confirms, sends a welcome and updates the mail service; later ones change nothing", async () => {
  expect(await findConfirmation(database.db, nl, { token: confirmToken(), now: after(1) })).toBe("open");
  expect(await row()).toEqual({ confirmed_at: null, unsubscribed_at: null });

  expect(await confirm(database.db, nl, { token: confirmToken(), now: after(1) })).toBe("done");
  expect(await confirm(database.db, nl, { token: confirmToken(), now: after(2) })).toBe("already");
  expect(await findConfirmation(database.db, nl, { token: confirmToken(), now: after(2) })).toBe("already");
  expect(await row()).toEqual({ confirmed_at: after(1), unsubscribed_at: null });
  expect(await jobs()).toEqual(["newsletter-welcome", "sync-subscriber"]);
});

test("ten concurrent clicks confirm once", async () => {
  const clicks = Array.from({ length: 10 }, () => confirm(database.db, nl, { token: confirmToken(), now: after(1) }));
  expect((await Promise.all(clicks)).toSorted()).toEqual([...Array.from({ length: 9 }, () => "already"), "done"]);
  expect(await jobs()).toEqual(["newsletter-welcome", "sync-subscriber"]);
});

test("a confirmation link is valid for seven days", async () => {
  expect(await findConfirmation(database.db, nl, { token: confirmToken(), now: after(6.99) })).toBe("open");
  expect(await findConfirmation(database.db, nl, { token: confirmToken(), now: after(7) })).toBe("expired");
  expect(await confirm(database.db, nl, { token: confirmToken(), now: after(7) })).toBe("expired");
  expect(await row()).toMatchObject({ confirmed_at: null });
  expect(await jobs()).toEqual([]);
});

test.for([
  ["nothing", ""],
  ["a word", "x"],
  ["dots", "..."],
  ["a long text", "a".repeat(10_000)],
] as const)("%s is not a valid link", async ([, token]) => {
  for (const open of [confirm, findConfirmation, unsubscribe, findUnsubscription]) {
    expect(await open(database.db, nl, { token, now: after(1) })).toBe("unknown");
  }
});

test("a link works only for its own subscription, purpose and brand", async () => {
  const [facts, expires, signature] = confirmToken().split(".");
  const forged = [Buffer.from(`${id + 1} ${NOON.getTime()}`).toString("base64url"), expires, signature].join(".");
  for (const token of [forged, [facts, "zzzzzz", signature].join("."), unsubscribeToken()]) {
    expect(await confirm(database.db, nl, { token, now: after(1) })).toBe("unknown");
  }
  expect(await unsubscribe(database.db, nl, { token: confirmToken(), now: after(1) })).toBe("unknown");

  const be = newsletterOf("be");
  expect(await confirm(database.db, be, { token: confirmToken(), now: after(1) })).toBe("unknown");
  expect(await unsubscribe(database.db, be, { token: unsubscribeToken(), now: after(1) })).toBe("unknown");
  expect(await row()).toEqual({ confirmed_at: null, unsubscribed_at: null });
});

test("one click unsubscribes, years later too, and the link stays valid", async () => {
  await confirm(database.db, nl, { token: confirmToken(), now: after(1) });
  await database.pool.query("delete from graphile_worker._private_jobs");
  expect(await findUnsubscription(database.db, nl, { token: unsubscribeToken(), now: after(3_000) })).toBe("open");
  expect(await unsubscribe(database.db, nl, { token: unsubscribeToken(), now: after(3_000) })).toBe("done");
  expect(await unsubscribe(database.db, nl, { token: unsubscribeToken(), now: after(3_001) })).toBe("already");
  expect(await row()).toEqual({ confirmed_at: after(1), unsubscribed_at: after(3_000) });
  expect(await jobs()).toEqual(["sync-subscriber"]);
});

test("an old question cannot bring back who left; a new one can", async () => {
  await confirm(database.db, nl, { token: confirmToken(), now: after(1) });
  await unsubscribe(database.db, nl, { token: unsubscribeToken(), now: after(2) });
  expect(await confirm(database.db, nl, { token: confirmToken(), now: after(3) })).toBe("expired");

  await database.db.transaction().execute((transaction) => startOptIn(transaction, nl, { ...READER, asks: true, now: after(4) }));
  expect(await confirm(database.db, nl, { token: confirmToken(after(4)), now: after(5) })).toBe("done");
  expect(await row()).toEqual({ confirmed_at: after(5), unsubscribed_at: null });
  expect(await unsubscribe(database.db, nl, { token: unsubscribeToken(), now: after(6) })).toBe("done");
});

test("the links of a rejected or erased subscription do nothing", async () => {
  await database.db.updateTable("newsletter_subscription").set({ rejected_at: NOON }).execute();
  expect(await confirm(database.db, nl, { token: confirmToken(), now: after(1) })).toBe("expired");
  await database.db.deleteFrom("newsletter_subscription").execute();
  expect(await confirm(database.db, nl, { token: confirmToken(), now: after(1) })).toBe("expired");
  expect(await unsubscribe(database.db, nl, { token: unsubscribeToken(), now: after(1) })).toBe("already");
});
