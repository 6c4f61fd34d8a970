import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { addActivity } from "../../tests/support/fixtures.ts";
import { createDocuments } from "./documents.ts";

const database = await testDatabase();
afterAll(database.close);

const ids: number[] = [];
let queries = 0;
/** So many queries fail before the next succeeds, with this code. */
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

test("a page of activities takes one query, in the order asked, and none when it is known", async () => {
  const documents = createDocuments(db);
  const asked = ids.toReversed();
  queries = 0;
  expect((await documents.find(asked)).map(({ title }) => title)).toEqual(["Pubquiz", "Boogschieten", "Kanoën"]);
  expect(queries).toBe(1);
  expect((await documents.find(ids)).map(({ title }) => title)).toEqual(["Kanoën", "Boogschieten", "Pubquiz"]);
  expect(queries).toBe(1);
});

test("what is dropped is read again, and the rest is not", async () => {
  const documents = createDocuments(db);
  await documents.find(ids);
  documents.drop(ids.slice(0, 1));
  queries = 0;
  expect(await documents.find(ids)).toHaveLength(3);
  expect(queries).toBe(1);
});

test("what was being read while it changed is not kept", async () => {
  const documents = createDocuments(db);
  const reading = documents.find(ids);
  documents.drop(ids);
  await reading;
  queries = 0;
  await documents.find(ids);
  expect(queries).toBe(1);
});

test("what could not be read ahead while the database was away is read when it is back", async () => {
  const documents = createDocuments(db);
  failures = 1;
  await documents.readAhead(ids);
  queries = 0;
  expect(await documents.find(ids)).toHaveLength(3);
  expect(queries).toBe(0);
});

test("what changes while it is read ahead is read once more", async () => {
  const documents = createDocuments(db);
  const reading = documents.readAhead(ids);
  documents.drop(ids);
  await reading;
  queries = 0;
  expect(await documents.find(ids)).toHaveLength(3);
  expect(queries).toBe(0);
});

test("what cannot be read though the database is there is left to who asks for it", async () => {
  const documents = createDocuments(db);
  [failures, failure] = [1, "22P02"];
  await documents.readAhead(ids);
  failure = "ECONNREFUSED";
  expect(await documents.find(ids)).toHaveLength(3);
});

test("a catalogue that closes waits for no database", async () => {
  const closing = new AbortController();
  const documents = createDocuments(db, closing.signal);
  failures = Number.POSITIVE_INFINITY;
  const reading = documents.readAhead(ids);
  closing.abort();
  await reading;
  failures = 0;
});
