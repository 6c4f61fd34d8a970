import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../src/database/open.ts";
import { testDatabase } from "../support/database.ts";
import { addOrganisation } from "../support/fixtures.ts";
import { queued } from "../support/newsletter.ts";

const ROOT = join(import.meta.dirname, "../..");
let database: OpenDatabase;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "uitkijk-accounts-"));
  database = await testDatabase();
  for (const platform of [1, 2]) await addOrganisation(database.db, { platform });
});
afterAll(async () => {
  await database.close();
  await rm(dataFolder, { recursive: true });
});

/** The output and errors of `npm run accounts -- …`. */
async function accounts(...words: string[]): Promise<string> {
  const env = { NODE_ENV: "test", DATABASE_URL: String(database.connection.connectionString), DATA_DIR: dataFolder };
  const ran = promisify(execFile)(process.execPath, ["scripts/accounts.ts", ...words], { cwd: ROOT, env });
  const { stdout, stderr } = await ran.catch((error: { stdout: string; stderr: string }) => error);
  return `${stdout}${stderr}`;
}

async function lastAct(): Promise<unknown> {
  return database.db.selectFrom("audit").select(["actor_kind", "action"]).orderBy("id", "desc").limit(1).executeTakeFirst();
}

test("an operator invites an editor, and the list has them", async () => {
  expect(await accounts("invite", "anna@redactie.example", "--name", "Anna de Vries", "--brands", "nl,de")).toContain("is invited");
  expect(await lastAct()).toEqual({ actor_kind: "OPERATOR", action: "people.invite" });
  expect((await queued(database.db)).map(({ payload }) => payload)).toMatchObject([{ mail: "office-invitation" }]);
  expect(await accounts("list")).toMatch(/anna@redactie\.example\s+Anna de Vries\s+ADMIN\s+nl,de\s+INVITED/);
});

test("an operator logs somebody out, and resets their factors; an address with an account is not invited", async () => {
  await database.db.updateTable("user_account").set({ active: true }).execute();
  expect(await accounts("invite", "Anna@redactie.example", "--name", "Anna de Vries")).toContain("has an account already");
  expect(await accounts("end-sessions", "anna@redactie.example")).toContain("logged out everywhere");
  expect(await lastAct()).toEqual({ actor_kind: "OPERATOR", action: "people.sessions-ended" });
  expect(await accounts("reset", "anna@redactie.example")).toContain("set up a passkey or an app again");
  expect(await lastAct()).toEqual({ actor_kind: "OPERATOR", action: "people.reset" });
});

test("what is missing or wrong is said, with the usage", async () => {
  expect(await accounts()).toContain("Usage: npm run accounts");
  expect(await accounts("invite", "anna")).toContain("no mail address");
  expect(await accounts("invite", "bram@redactie.example", "--name", "Bram Bos", "--brands", "fr")).toContain('no brand "fr"');
  expect(await accounts("reset", "nobody@redactie.example")).toContain("has no account");
});
