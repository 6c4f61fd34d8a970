import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { addActivity } from "../../tests/support/fixtures.ts";
import { createDocuments } from "./documents.ts";

const database = await testDatabase();
afterAll(database.close);

const ids: number[] = [];
let queries = 0;
/** The number of queries that fail before the next succeeds, and their error code. */
let failures = 0;
let failure = "ECONNREFUSED";

/** The same database, with its queries counted. */
const db = database.db.withPlugin({
  transformQuery({ node }) {
    queries += 1;
    if (failures > 0) {
      failures -= 1;
      throw Object.assign(new Error("The database gives no answer."), { code: failure });
    }
    return node;
  },
  transformResult: async ({ result }) => result,
});

beforeAll(async () => {
  for (const title of ["Kanoën", "Boogschieten", "Pubquiz"]) ids.push(await addActivity(database.db, { title, pictures: ["/a.svg"] }));
});

test("a page of activities takes one query, in the requested order, and none when it is cached", async () => {
  const documents = createDocuments(db);
  const reversed = ids.toReversed();
  queries = 0;
  expect((await documents.find(reversed)).map(({ title }) => title)).toEqual(["Pubquiz", "Boogschieten", "Kanoën"]);
  expect(queries).toBe(1);
  expect((await documents.find(ids)).map(({ title }) => title)).toEqual(["Kanoën", "Boogschieten", "Pubquiz"]);
  expect(queries).toBe(1);
});

test("a dropped document is read again, and the others are not", async () => {
  const documents = createDocuments(db);
  await documents.find(ids);
  documents.drop(ids.slice(0, 1));
  queries = 0;
  expect(await documents.find(ids)).toHaveLength(3);
  expect(queries).toBe(1);
});

test("a document that changes while it is read is not cached", async () => {
  const documents = createDocuments(db);
  const reading = documents.find(ids);
  documents.drop(ids);
  await reading;
  queries = 0;
  await documents.find(ids);
  expect(queries).toBe(1);
});

test("the preload goes on after an outage of the database", async () => {
  const documents = createDocuments(db);
  failures = 1;
  await documents.preload(ids);
  queries = 0;
  expect(await documents.find(ids)).toHaveLength(3);
  expect(queries).toBe(0);
});

test("a document that changes during the preload is read again", async () => {
  const documents = createDocuments(db);
  const reading = documents.preload(ids);
  documents.drop(ids);
  await reading;
  queries = 0;
  expect(await documents.find(ids)).toHaveLength(3);
  expect(queries).toBe(0);
});

test("the preload skips documents that fail without an outage; they are read on request", async () => {
  const documents = createDocuments(db);
  [failures, failure] = [1, "22P02"];
  await documents.preload(ids);
  failure = "ECONNREFUSED";
  expect(await documents.find(ids)).toHaveLength(3);
});

test("closing the catalogue aborts the preload during an outage", async () => {
  const closing = new AbortController();
  const documents = createDocuments(db, closing.signal);
  failures = Number.POSITIVE_INFINITY;
  const reading = documents.preload(ids);
  closing.abort();
  await reading;
  failures = 0;
});
