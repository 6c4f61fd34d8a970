import { afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { testJobs } from "../../tests/support/jobs.ts";
import { storeSeed } from "../../tests/support/totp.ts";
import { createSecrets, type Secrets } from "../crypto/secrets.ts";
import type { OpenDatabase } from "../database/open.ts";
import { areaProblems, countEditors } from "./area-problems.ts";
import { countSeeds, reencryptTotp } from "./reencrypt-totp.ts";

const OLD_KEY = "YvG5XQm2n0o7cJqk8m4T1bWf3hRzLs9dEaUiKxPtN6w=";
const NEW_KEY = "kB3nVq8Zt1Lw6yXc0PdRs5GhJm2FuTaE7oWiQ9vCbDx=";
const SEEDS = { all: 0, previous: 0, unreadable: 0 };

let database: OpenDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** An active editor; with the confirmed seed of an authenticator app if `secrets` are given. Returns the seed. */
async function addEditor(secrets: Secrets | null): Promise<string | undefined> {
  const { id } = await database.db
    .insertInto("user_account")
    .values({
      ...{ first_name: "Anna", last_name: "de Vries", email: `anna${Math.random()}@redactie.example`, role_id: 1, active: true },
      ...{ phone: null, password: null, old_password: null, old_idx: null },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (!secrets) return undefined;
  return storeSeed(database.db, secrets, id);
}

/** The seed of the only editor, as the server reads it. */
async function readSeed(secrets: Secrets): Promise<string | undefined> {
  const row = await database.db.selectFrom("totp").select(["user_account_id", "secret_encrypted"]).executeTakeFirstOrThrow();
  const read = secrets.decrypt(row.secret_encrypted, { table: "totp", row: row.user_account_id, column: "secret_encrypted" });
  return read.kind === "read" ? read.text : undefined;
}

test("after a change of SECRET_KEY a start re-encrypts the seeds, and the new key alone reads them", async () => {
  const seed = await addEditor(createSecrets(OLD_KEY));
  const rotating = createSecrets(NEW_KEY, OLD_KEY);
  expect(await countSeeds(database.db, rotating)).toEqual({ all: 1, previous: 1, unreadable: 0 });
  const log: string[] = [];
  const jobs = await testJobs(database, { secrets: rotating, log: (line) => log.push(line) });
  await expect.poll(async () => readSeed(createSecrets(NEW_KEY)), { timeout: 10_000 }).toBe(seed);
  await jobs.stop();
  expect(log.filter((line) => line.includes("authenticator"))).toEqual([
    "jobs: encrypted seeds of authenticator apps again with SECRET_KEY: 1",
  ]);
});

test("a seed that no key reads stays as it is, and the doctor counts it", async () => {
  await addEditor(createSecrets(OLD_KEY));
  const secrets = createSecrets(NEW_KEY);
  expect(await reencryptTotp(database.db, secrets)).toEqual({ reencrypted: 0, unreadable: 1 });
  const seeds = await countSeeds(database.db, secrets);
  const { problems } = areaProblems(await countEditors(database.db), { officeHost: "beheer.example", isTrial: false, seeds });
  expect(problems).toEqual([expect.stringContaining("seed no key reads, so that their codes are refused: 1 of 1")]);
});

test("the doctor misses an editor in production, and names the welcome address while trying out", async () => {
  const editors = await countEditors(database.db);
  expect(areaProblems(editors, { officeHost: "beheer.example", isTrial: false, seeds: SEEDS })).toEqual({
    problems: ["No editor can log in at beheer.example: npm run accounts -- invite ADDRESS invites the first."],
    notes: [],
  });
  expect(areaProblems(editors, { officeHost: "beheer.localhost", isTrial: true, seeds: SEEDS })).toEqual({
    problems: [],
    notes: ["Nobody edits yet: npm start prints the welcome address of beheer.localhost."],
  });
  expect(areaProblems(editors, { officeHost: null, isTrial: false, seeds: SEEDS })).toEqual({ problems: [], notes: [] });
});

test("the doctor counts active editors without a second factor", async () => {
  await addEditor(createSecrets(OLD_KEY));
  await addEditor(null);
  const editors = await countEditors(database.db);
  expect(editors).toEqual({ active: 2, withoutFactor: 1 });
  const { problems } = areaProblems(editors, { officeHost: "beheer.example", isTrial: false, seeds: SEEDS });
  expect(problems).toEqual(["Editors without a second factor, who cannot log in until they are invited again: 1 of 2."]);
});
