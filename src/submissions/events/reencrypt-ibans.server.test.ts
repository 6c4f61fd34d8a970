import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { addEventRequest, NOOR, oldFormat, setIban } from "../../../tests/support/events.ts";
import type { OpenDatabase } from "../../database/open.ts";
import type { Encryption } from "../../crypto/encryption.ts";
import { createSecrets } from "../../crypto/secrets.ts";
import { countIbans } from "./count-ibans.server.ts";
import { eraseIbans } from "./erase-ibans.server.ts";
import { ibanProblems } from "./iban-problems.ts";
import { ibanPlace } from "./iban-place.server.ts";
import { reencryptIbans } from "./reencrypt-ibans.server.ts";

const OLD_KEY = "the key of before, which was long enough";
const NEW_KEY = "the key that this installation has since";
const before = createSecrets(OLD_KEY);
const after = createSecrets(NEW_KEY);
const rotating = createSecrets(NEW_KEY, OLD_KEY);

let database: OpenDatabase;

beforeEach(async () => {
  database = await testDatabase();
});

afterEach(async () => {
  await database.close();
});

async function addRequest(secrets: Pick<Encryption, "encrypt">): Promise<number> {
  const id = await addEventRequest(database.db, { iban_encrypted: null });
  await setIban(database.db, secrets, { id });
  return id;
}

async function bytesOf(id: number): Promise<Buffer | null> {
  const row = await database.db.selectFrom("event_request").select("iban_encrypted").where("id", "=", id).executeTakeFirstOrThrow();
  return row.iban_encrypted;
}

async function read(id: number, secrets: Encryption): Promise<unknown> {
  const bytes = await bytesOf(id);
  return bytes && secrets.decrypt(bytes, ibanPlace(id));
}

const READ = { kind: "read", text: NOOR.iban, key: "current", isOldFormat: false };

test("after a key rotation every IBAN is re-encrypted once, and the old key is no longer needed", async () => {
  const ids = [];
  // More than one batch.
  for (let request = 0; request < 205; request += 1) ids.push(await addRequest(before));
  const newer = await addRequest(after);
  const bytes = await bytesOf(newer);
  expect(await read(ids[0] ?? 0, after)).toEqual({ kind: "unreadable", reason: "other-key" });
  expect(await read(ids[0] ?? 0, rotating)).toEqual({ ...READ, key: "previous" });

  expect(await reencryptIbans(database.db, rotating)).toEqual({ reencrypted: 205, unreadable: 0 });
  for (const id of ids) expect(await read(id, after)).toEqual(READ);
  expect(await bytesOf(newer)).toEqual(bytes);
  expect(await reencryptIbans(database.db, rotating)).toEqual({ reencrypted: 0, unreadable: 0 });
});

test("an IBAN in the old format, of either key, is re-encrypted for its row", async () => {
  const ids = [];
  for (const key of [OLD_KEY, NEW_KEY]) ids.push(await addEventRequest(database.db, { iban_encrypted: oldFormat(key, NOOR.iban) }));
  expect(await reencryptIbans(database.db, rotating)).toEqual({ reencrypted: 2, unreadable: 0 });
  for (const id of ids) expect(await read(id, after)).toEqual(READ);
});

test("an IBAN that is erased or changed after it was read is not overwritten", async () => {
  const erased = await addRequest(before);
  const written = await addRequest(before);
  const others = await database.db.startTransaction().execute();
  await others.updateTable("event_request").set({ iban_encrypted: null }).where("id", "=", erased).execute();
  await setIban(others, after, { id: written, iban: "NL02ABNA0123456789" });
  // The re-encryption has read the old bytes, and waits for the row lock.
  const running = reencryptIbans(database.db, rotating);
  await expect.poll(waitingForRows, { timeout: 10_000 }).toBe(1);
  await others.commit().execute();

  expect(await running).toEqual({ reencrypted: 0, unreadable: 0 });
  expect(await read(erased, after)).toBeNull();
  expect(await read(written, after)).toMatchObject({ text: "NL02ABNA0123456789" });
});

/** Number of statements that wait for a lock. */
async function waitingForRows(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
}

test("four servers that start concurrently re-encrypt each row once", async () => {
  const ids = [];
  for (let request = 0; request < 30; request += 1) ids.push(await addRequest(before));
  const counts = await Promise.all(Array.from({ length: 4 }, () => reencryptIbans(database.db, rotating)));
  expect(counts.reduce((sum, { reencrypted }) => sum + reencrypted, 0)).toBe(30);
  for (const id of ids) expect(await read(id, after)).toEqual(READ);
});

test("an IBAN of a lost key, or copied from another row, is counted and stays unchanged", async () => {
  const lost = await addRequest(createSecrets("a key that nobody has any more, alas"));
  const copied = await addEventRequest(database.db, { iban_encrypted: await bytesOf(await addRequest(before)) });
  const bytes = [await bytesOf(lost), await bytesOf(copied)];
  expect(await reencryptIbans(database.db, rotating)).toEqual({ reencrypted: 1, unreadable: 2 });
  expect([await bytesOf(lost), await bytesOf(copied)]).toEqual(bytes);
});

test("expired IBANs of either key are erased", async () => {
  await addRequest(before);
  await addRequest(after);
  expect(await eraseIbans(database.db, new Date("2028-01-01T03:00:00Z"))).toBe(2);
  expect(await countIbans(database.db, rotating)).toMatchObject({ all: 0, otherKey: 0, changed: 0 });
});

test("the doctor says how many need the key of before, and when it can go", async () => {
  const report = async () => ibanProblems(await countIbans(database.db, rotating), true);
  const [done] = (await report()).notes;
  expect(done).toContain("No IBAN needs SECRET_KEY_PREVIOUS any more");
  await addRequest(before);
  await addRequest(after);
  await addEventRequest(database.db, { iban_encrypted: oldFormat(OLD_KEY, NOOR.iban) });
  expect(await report()).toEqual({
    problems: [],
    notes: [
      expect.stringMatching(/^IBANs in the old format: 1 of 3\./),
      expect.stringMatching(/^IBANs that still need SECRET_KEY_PREVIOUS: 2 of 3\./),
    ],
  });
  await reencryptIbans(database.db, rotating);
  expect(await report()).toEqual({ problems: [], notes: [done] });
  expect(ibanProblems(await countIbans(database.db, after), false)).toEqual({ problems: [], notes: [] });
});

test("the doctor reports how many IBANs no key can read", async () => {
  await addRequest(before);
  await addRequest(after);
  expect(ibanProblems(await countIbans(database.db, after), false).problems).toEqual([
    expect.stringMatching(/SECRET_KEY does not read.*: 1 of 2\.$/),
  ]);
  expect(ibanProblems(await countIbans(database.db, createSecrets("a third key", "and a fourth one")), true).problems).toEqual([
    "IBANs of event requests that neither SECRET_KEY nor SECRET_KEY_PREVIOUS reads: 2 of 2.",
  ]);
});

test("the doctor does not ask for another key when an IBAN was copied from another row", async () => {
  await addEventRequest(database.db, { iban_encrypted: await bytesOf(await addRequest(after)) });
  expect(ibanProblems(await countIbans(database.db, after), false).problems).toEqual([
    "IBANs of event requests that were damaged or copied in the database, so no key reads them: 1 of 2.",
  ]);
});
