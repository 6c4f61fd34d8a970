import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";
import { makeDataFolder } from "../src/database/data-folder.ts";
import type { OpenDatabase } from "../src/database/open.ts";
import { requestEvent } from "../src/submissions/events/request-event.server.ts";
import { openSecrets } from "../src/crypto/open-secrets.ts";
import { createSecrets, type Secrets } from "../src/crypto/secrets.ts";
import { shownFields } from "../scripts/held-sentences.ts";
import { parseItemName } from "../src/moderation/moderation-queue.ts";
import { readUnsubscribeToken, unsubscribeUrl } from "../src/submissions/newsletter/links.server.ts";
import { exportPerson } from "../src/privacy/export-person.ts";
import { temporaryFolder } from "./support/backups.ts";
import { testDatabase } from "./support/database.ts";
import { addUpload, NOOR, oldFormat } from "./support/events.ts";
import { addProvince } from "./support/fixtures.ts";
import { moderationOf } from "./support/held.ts";
import { testJobs } from "./support/jobs.ts";
import { NOON, siteWith } from "./support/quotes.ts";

/** A weak key that an early version accepted. */
const WEAK_KEY = "a".repeat(44);
const STRONG_KEY = "YvG5XQm2n0o7cJqk8m4T1bWf3hRzLs9dEaUiKxPtN6w=";
const NEXT_KEY = "kB3nVq8Zt1Lw6yXc0PdRs5GhJm2FuTaE7oWiQ9vCbDx=";
const MASKED = "NL91 •••• •••• ••43 00";

let database: OpenDatabase;
let dataFolder: string;

beforeEach(async () => {
  database = await testDatabase();
  dataFolder = await makeDataFolder(await temporaryFolder());
  await addProvince(database.db, { platform: 3, name: "Utrecht" });
});

afterEach(async () => {
  await database.close();
});

/** The secrets of a server with these settings. */
function secretsWith(environment: Record<string, string>): Promise<Secrets> {
  return openSecrets(readConfig(environment), dataFolder);
}

async function submit(secrets: Secrets): Promise<void> {
  const media = { id: await addUpload(database.db) };
  const body = { ...NOOR, media };
  const sent = { body, key: `sleutel-${media.id}`, signals: null, now: NOON };
  expect((await requestEvent(database.db, { ...siteWith("kids"), secrets }, sent)).kind).toBe("received");
}

/** The IBAN of the only request, in the output of `npm run held -- show`. */
async function shownIban(secrets: Secrets): Promise<string | undefined> {
  const { db } = database;
  const { id } = await db.selectFrom("event_request").select("id").executeTakeFirstOrThrow();
  const shown = await parseItemName(`event:${id}`)?.kind.show({ ...moderationOf(db, "/nowhere"), secrets }, id);
  return shown ? shownFields(shown).find(([label]) => label === "iban")?.[1] : undefined;
}

async function exportedIban(secrets: Secrets): Promise<unknown> {
  const { tables } = await exportPerson(database.db, secrets, NOOR.email);
  return tables.event_request?.[0]?.iban;
}

/** Starts a server, waits for its jobs, and stops it. */
async function startAndStop(secrets: Secrets): Promise<string[]> {
  const log: string[] = [];
  const jobs = await testJobs(database, { secrets, log: (line) => log.push(line) });
  await expect.poll(() => log.filter((line) => line.includes("IBANs")), { timeout: 10_000 }).not.toEqual([]);
  await jobs.stop();
  return log.filter((line) => line.includes("IBANs"));
}

test("during a key rotation operators and exports show the IBAN as before, and afterwards without the old key", async () => {
  await submit(await secretsWith({ SECRET_KEY: STRONG_KEY }));
  const rotating = await secretsWith({ SECRET_KEY: NEXT_KEY, SECRET_KEY_PREVIOUS: STRONG_KEY });
  const rotated = await secretsWith({ SECRET_KEY: NEXT_KEY });
  expect([await shownIban(rotating), await exportedIban(rotating)]).toEqual([MASKED, NOOR.iban]);
  expect(await shownIban(rotated)).toContain("another SECRET_KEY");

  expect(await startAndStop(rotating)).toEqual(["jobs: encrypted IBANs again with SECRET_KEY: 1"]);
  expect([await shownIban(rotating), await exportedIban(rotating)]).toEqual([MASKED, NOOR.iban]);
  expect([await shownIban(rotated), await exportedIban(rotated)]).toEqual([MASKED, NOOR.iban]);
});

test("an installation with a refused weak key continues with a new one, and loses no IBAN", async () => {
  const iban_encrypted = oldFormat(WEAK_KEY, NOOR.iban);
  await submit(createSecrets(WEAK_KEY));
  await database.db.updateTable("event_request").set({ iban_encrypted }).execute();
  expect(() => readConfig({ SECRET_KEY: WEAK_KEY })).toThrow("One that is in use moves to SECRET_KEY_PREVIOUS.");

  const upgraded = await secretsWith({ SECRET_KEY: STRONG_KEY, SECRET_KEY_PREVIOUS: WEAK_KEY });
  expect([await shownIban(upgraded), await exportedIban(upgraded)]).toEqual([MASKED, NOOR.iban]);
  expect(await startAndStop(upgraded)).toEqual(["jobs: encrypted IBANs again with SECRET_KEY: 1"]);
  expect(await exportedIban(await secretsWith({ SECRET_KEY: STRONG_KEY }))).toBe(NOOR.iban);
});

test("the generated key of the data folder can be moved to the settings and rotated", async () => {
  await submit(await secretsWith({}));
  const made = await secretsWith({});
  expect(await exportedIban(made)).toBe(NOOR.iban);
  expect(await exportedIban(await secretsWith({ SECRET_KEY: STRONG_KEY }))).toBe("(cannot be read with a key of this installation)");
  const file = await readFile(`${dataFolder}/secret.key`, "utf8");
  expect(await exportedIban(await secretsWith({ SECRET_KEY: STRONG_KEY, SECRET_KEY_PREVIOUS: file }))).toBe(NOOR.iban);
});

test("an IBAN that was copied to another request is shown as copied, and never exported", async () => {
  const secrets = await secretsWith({ SECRET_KEY: STRONG_KEY });
  await submit(secrets);
  const stolen = await database.db.selectFrom("event_request").select("iban_encrypted").executeTakeFirstOrThrow();
  await database.db.deleteFrom("event_request").execute();
  await submit(secrets);
  await database.db.updateTable("event_request").set(stolen).execute();
  expect(await shownIban(secrets)).toBe("was changed in the database, or copied from another request");
  expect(await exportedIban(secrets)).toBe("(cannot be read with a key of this installation)");
});

test("an IBAN of a lost key is logged at each start, and stays unchanged", async () => {
  await submit(createSecrets("a key that nobody has any more, alas"));
  const before = await database.db.selectFrom("event_request").select("iban_encrypted").execute();
  const log = await startAndStop(await secretsWith({ SECRET_KEY: STRONG_KEY }));
  expect(log).toEqual(["jobs: IBANs that no key can decrypt: 1; see npm run doctor"]);
  expect(await database.db.selectFrom("event_request").select("iban_encrypted").execute()).toEqual(before);
});

test("an unsubscribe link from before a key rotation still works, unless the old key was weak", async () => {
  const tokenOf = (key: string) => new URL(unsubscribeUrl(createSecrets(key), "http://nl.localhost", 12)).searchParams.get("t") ?? "";
  const rotating = await secretsWith({ SECRET_KEY: NEXT_KEY, SECRET_KEY_PREVIOUS: STRONG_KEY });
  expect(readUnsubscribeToken(rotating, tokenOf(STRONG_KEY), NOON)).toBe(12);
  expect(readUnsubscribeToken(await secretsWith({ SECRET_KEY: NEXT_KEY }), tokenOf(STRONG_KEY), NOON)).toBeNull();
  const upgraded = await secretsWith({ SECRET_KEY: STRONG_KEY, SECRET_KEY_PREVIOUS: WEAK_KEY });
  expect(readUnsubscribeToken(upgraded, tokenOf(WEAK_KEY), NOON)).toBeNull();
});
