import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { addActivity } from "../../tests/support/fixtures.ts";
import {
  addHeldCity,
  addHeldEvent,
  addHeldMessage,
  addHeldQuote,
  addHeldSubscription,
  decide,
  moderationOf,
} from "../../tests/support/held.ts";
import type { OpenDatabase } from "../database/open.ts";
import { readAct, readActs, type RecordedAct } from "../history/read-acts.ts";
import { recordAct } from "../history/record-act.ts";
import { EVERYTHING } from "../permissions/scope.ts";
import type { ModerationContext } from "./held-item.ts";
import { listHeldItems } from "./list-held.ts";
import { itemName } from "./moderation-queue.ts";
import { isUndoable, undoAct } from "./undo-act.ts";

let database: OpenDatabase;
let mediaFolder: string;
let context: ModerationContext;

beforeEach(async () => {
  database = await testDatabase();
  mediaFolder = await mkdtemp(join(tmpdir(), "uitkijk-undo-"));
  context = moderationOf(database.db, mediaFolder);
});

afterEach(async () => {
  await database.close();
  await rm(mediaFolder, { recursive: true });
});

/** Decides an item; returns the id of the line in the log. */
async function decided(verdict: "release" | "reject", name: string): Promise<number> {
  const decision = await decide(context, verdict, name);
  return decision.kind === "done" ? decision.actId : expect.fail(`${name}: ${decision.kind}`);
}

const waiting = async () => (await listHeldItems(database.db, null)).map(itemName);
const filesIn = (folder: string) => readdir(join(mediaFolder, folder)).catch(() => []);
const act = async (id: number): Promise<RecordedAct> => (await readAct(database.db, EVERYTHING, id)) ?? expect.fail(`no act ${id}`);

test("every rejected item waits again after its rejection is undone, once", async () => {
  const { db } = database;
  const names = [
    ...[await addHeldQuote(db), await addHeldMessage(db), await addHeldSubscription(db)],
    ...[await addHeldEvent(db, mediaFolder), await addHeldCity(db)],
  ];
  for (const name of names) {
    const actId = await decided("reject", name);
    expect(await waiting()).not.toContain(name);
    expect(isUndoable(await act(actId))).toBe(true);
    const undone = await undoAct(context, actId);
    expect(undone.kind).toBe("undone");
    expect(await waiting()).toContain(name);
    expect(await undoAct(context, actId)).toEqual({ kind: "already-undone" });
    expect(isUndoable(await act(actId))).toBe(false);
    expect((await decide(context, "reject", name)).kind).toBe("done");
  }
});

test("an undoing is a line of its own, which cannot be undone", async () => {
  const actId = await decided("reject", await addHeldQuote(database.db));
  const outcome = await undoAct({ ...context, requestId: "a-request" }, actId);
  const undoing = outcome.kind === "undone" ? await act(outcome.actId) : expect.fail(outcome.kind);
  expect(undoing).toMatchObject({ action: "held.reject.undo", undoOf: actId, subjectKind: "quote", subjectId: 1, platformId: 1 });
  expect((await act(actId)).undoneBy).toBe(undoing.id);
  expect(isUndoable(undoing)).toBe(false);
  expect(await undoAct(context, undoing.id)).toEqual({ kind: "not-found" });
});

test("two editors who undo the same act at once undo it once", async () => {
  const actId = await decided("reject", await addHeldCity(database.db));
  const outcomes = await Promise.all([1, 2, 3].map(() => undoAct(context, actId)));
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["already-undone", "already-undone", "undone"]);
  expect(await readActs(database.db, EVERYTHING, { filter: { action: "held.reject.undo" }, limit: 5 })).toHaveLength(1);
});

test("what left as a mail cannot be undone", async () => {
  const { db } = database;
  for (const name of [await addHeldQuote(db), await addHeldMessage(db), await addHeldSubscription(db)]) {
    const actId = await decided("release", name);
    expect(isUndoable(await act(actId))).toBe(false);
    expect(await undoAct(context, actId)).toEqual({ kind: "not-found" });
  }
  expect(await waiting()).toEqual([]);
});

test("a released event leaves the agenda, and its request waits again with its picture private", async () => {
  const name = await addHeldEvent(database.db, mediaFolder);
  const [file] = await filesIn("private");
  const actId = await decided("release", name);
  const outcome = await undoAct(context, actId);
  expect(outcome.kind === "undone" && (await act(outcome.actId)).changes).toEqual({ event: [1, null] });
  expect(await database.db.selectFrom("event").select("id").execute()).toEqual([]);
  expect(await database.db.selectFrom("media").select("id").execute()).toEqual([]);
  expect([await waiting(), await filesIn("private"), await filesIn("public")]).toEqual([[name], [file], []]);
  expect(await database.db.selectFrom("upload").select("released_at").execute()).toEqual([{ released_at: null }]);
  await decided("release", name);
  expect(await filesIn("public")).toEqual([file]);
});

test("a released event that was edited since stays", async () => {
  const actId = await decided("release", await addHeldEvent(database.db, mediaFolder));
  await database.db.updateTable("event").set({ title: "Kermis" }).execute();
  expect(await undoAct(context, actId)).toEqual({ kind: "changed" });
  expect(await database.db.selectFrom("event").select("title").execute()).toEqual([{ title: "Kermis" }]);
  expect((await act(actId)).undoneBy).toBeNull();
  expect(await filesIn("public")).toHaveLength(1);
});

test("the picture of a rejected event is named as what is not restored", async () => {
  const outcome = await undoAct(context, await decided("reject", await addHeldEvent(database.db, mediaFolder)));
  expect(outcome.kind === "undone" && (await act(outcome.actId)).changes).toEqual({ notRestored: [null, "picture"] });
});

test("a deleted city is restored as it was, under its id", async () => {
  const name = await addHeldCity(database.db);
  const city = () => database.db.selectFrom("city").selectAll().execute();
  const before = await city();
  const actId = await decided("reject", name);
  expect(await city()).toEqual([]);
  await undoAct(context, actId);
  expect(await city()).toEqual(before);
});

test("a deleted city that was suggested again meanwhile, or whose province is gone, is not restored", async () => {
  const first = await decided("reject", await addHeldCity(database.db));
  const { changes } = await act(first);
  const again = { platform_id: 1, location_id: String(changes["location_id"]?.[0]), name: "Nergenshuizen", lon: 5, lat: 52 };
  await database.db
    .insertInto("city")
    .values({ ...again, province_id: Number(changes["province_id"]?.[0]), region_id: null, listed: false })
    .execute();
  expect(await undoAct(context, first)).toEqual({ kind: "changed" });
  await database.db.deleteFrom("city").execute();
  await database.db.deleteFrom("province").execute();
  expect(await undoAct(context, first)).toEqual({ kind: "changed" });
});

test("a rejected city in use waits again, and a released one is unlisted again", async () => {
  const [used, real] = [await addHeldCity(database.db), await addHeldCity(database.db, { name: "Echtstad" })];
  await addActivity(database.db, { cities: [Number(used.slice("city:".length))] });
  for (const actId of [await decided("reject", used), await decided("release", real)]) {
    expect((await undoAct(context, actId)).kind).toBe("undone");
  }
  expect((await waiting()).toSorted()).toEqual([used, real]);
});

test("what changed since a rejection is left as it is", async () => {
  const quote = await decided("reject", await addHeldQuote(database.db));
  await database.db.updateTable("quote_request").set({ held: false, rejected_at: null }).execute();
  expect(await undoAct(context, quote)).toEqual({ kind: "changed" });
  const message = await decided("reject", await addHeldMessage(database.db));
  await database.db.deleteFrom("contact_message").execute();
  expect(await undoAct(context, message)).toEqual({ kind: "changed" });
  expect(await waiting()).toEqual([]);
});

test("acts outside the scope, missing ones and those of other kinds are not found", async () => {
  const actId = await decided("reject", await addHeldQuote(database.db));
  const german = { ...context, scope: { platformIds: [2], organisationIds: null } };
  const login = await recordAct(database.db, { actor: { kind: "NOBODY" }, action: "login", subject: { kind: "account", id: 1 } });
  expect(await undoAct(german, actId)).toEqual({ kind: "not-found" });
  expect(await undoAct(context, 999)).toEqual({ kind: "not-found" });
  expect(await undoAct(context, login)).toEqual({ kind: "not-found" });
});
