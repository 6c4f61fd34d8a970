import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp, fillWithSubmissions, filesOf, IBAN, installation, restoreFrom, type Installation } from "../../tests/support/backups.ts";
import { bareDatabase, testDatabase } from "../../tests/support/database.ts";
import { addEventRequest, setIban } from "../../tests/support/events.ts";
import { SECRET_KEY } from "../../tests/support/secret-key.ts";
import type { OpenDatabase } from "../database/open.ts";
import { ibanPlace } from "../submissions/events/iban-place.server.ts";
import { createSecrets } from "../crypto/secrets.ts";

const NEW_KEY = "the key that this installation has since";
const NEXT_KEY = "the key that it will have after that one";

let source: OpenDatabase;
let target: OpenDatabase;
let from: Installation;
let to: Installation;

beforeEach(async () => {
  [source, target] = await Promise.all([testDatabase(), bareDatabase()]);
  from = await installation();
  to = await installation();
  await fillWithSubmissions(source);
});

afterEach(async () => {
  await Promise.all([source.close(), target.close()]);
});

/** Adds an event request whose IBAN is encrypted with the new key. */
async function addNewer(): Promise<void> {
  await setIban(source.db, createSecrets(NEW_KEY), { id: await addEventRequest(source.db), iban: IBAN });
}

/** The outcome of decrypting each restored IBAN with `key` alone. */
async function readWith(key: string): Promise<string[]> {
  const secrets = createSecrets(key);
  const rows = await target.db.selectFrom("event_request").select(["id", "iban_encrypted"]).orderBy("id").execute();
  return rows.map(({ id, iban_encrypted }) => secrets.decrypt(iban_encrypted ?? Buffer.of(), ibanPlace(id)).kind);
}

const rotating = { secretKey: NEW_KEY, previousSecretKey: SECRET_KEY };

test("a backup during a key change contains both keys, and after the restore the new one suffices", async () => {
  await addNewer();
  await backUp(source, from, rotating);
  expect(await readFile(join(from.folder, "secret.key"), "utf8")).toBe(NEW_KEY);
  expect(await readFile(join(from.folder, "secret.previous.key"), "utf8")).toBe(SECRET_KEY);
  await restoreFrom(from.folder, target, to);
  expect(await readFile(join(to.dataFolder, "secret.key"), "utf8")).toBe(NEW_KEY);
  expect(await readWith(NEW_KEY)).toEqual(["read", "read"]);
});

test("a backup from before a key change can be restored when SECRET_KEY_PREVIOUS is its key", async () => {
  await backUp(source, from);
  await expect(restoreFrom(from.folder, target, { ...to, secretKey: NEW_KEY })).rejects.toThrow(
    "SECRET_KEY is another key than the one in",
  );
  await restoreFrom(from.folder, target, { ...to, ...rotating });
  expect(await readWith(NEW_KEY)).toEqual(["read"]);
  expect(await filesOf(to.dataFolder)).toEqual({});
});

test("a backup from during a key change can be restored after the next change, without the oldest key in the settings", async () => {
  await addNewer();
  await backUp(source, from, rotating);
  await restoreFrom(from.folder, target, { ...to, secretKey: NEXT_KEY, previousSecretKey: NEW_KEY });
  expect(await readWith(NEXT_KEY)).toEqual(["read", "read"]);
});

test("a backup logs how many IBANs no key can decrypt, and is refused only without the server's keys", async () => {
  await addNewer();
  const log: string[] = [];
  await expect(backUp(source, from)).rejects.toThrow("run the backup with the server's SECRET_KEY and DATA_DIR");
  await backUp(source, from, { secretKey: NEW_KEY, log: (line) => log.push(line) });
  expect(log).toContain("bank accounts that no key can decrypt: 1 of 2; see npm run doctor");
});

test.for([
  ["was copied from another row", (iban: Buffer) => iban],
  ["was damaged", (iban: Buffer) => Buffer.from(iban.with(iban.length - 1, (iban.at(-1) ?? 0) ^ 1))],
] as const)("a backup is made and logs it when the newest IBAN %s", async ([, change]) => {
  const { iban_encrypted } = await source.db.selectFrom("event_request").select("iban_encrypted").executeTakeFirstOrThrow();
  await addEventRequest(source.db, { iban_encrypted: change(iban_encrypted ?? Buffer.of()) });
  const log: string[] = [];
  await backUp(source, from, { log: (line) => log.push(line) });
  expect(log).toContain("bank accounts that were damaged or copied in the database: 1 of 2");
});

test("a restore logs how many IBANs it encrypted again, and how many no key can decrypt", async () => {
  await addNewer();
  const { iban_encrypted } = await source.db.selectFrom("event_request").select("iban_encrypted").executeTakeFirstOrThrow();
  await addEventRequest(source.db, { iban_encrypted });
  await setIban(source.db, createSecrets("a key that nobody has any more, alas"), { id: await addEventRequest(source.db), iban: IBAN });
  await addNewer();
  await backUp(source, from, rotating);
  const log: string[] = [];
  await restoreFrom(from.folder, target, { ...to, secretKey: NEXT_KEY, previousSecretKey: NEW_KEY, log: (line) => log.push(line) });
  expect(log.filter((line) => line.startsWith("bank accounts"))).toEqual([
    "bank accounts re-encrypted with the key of the server: 3",
    "bank accounts that no key can decrypt: 2 of 5; see npm run doctor",
  ]);
});

test("a restore with the key of the backup logs how many IBANs it cannot decrypt", async () => {
  await addNewer();
  await backUp(source, from, { secretKey: NEW_KEY });
  const log: string[] = [];
  await restoreFrom(from.folder, target, { ...to, log: (line) => log.push(line) });
  expect(log).toContain("bank accounts that no key can decrypt: 1 of 2; see npm run doctor");
});
