import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldLines, visibleJson, visibleText } from "../scripts/visible-text.ts";
import { table } from "../scripts/table.ts";
import type { OpenDatabase } from "../src/database/open.ts";
import { testDatabase } from "./support/database.ts";
import { addActivity } from "./support/fixtures.ts";

const ROOT = join(import.meta.dirname, "..");
const ADDRESS = "anna@korenbloem.example";
/** Clears the screen, goes up a line, turns the direction of writing; C1 has escape sequences of one sign. */
const STEERS = "\u001b[2J\u001b[1A\u009b31m\u202eelpmaxe\u202c\u2066\u200b\u0007";
/** Neither a break nor a tab, and nothing that a terminal obeys or hides. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069]/u;

let database: OpenDatabase;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "uitkijk-commands-"));
  database = await testDatabase();
  const activity_id = await addActivity(database.db, { title: "Kanoën op de Linge" });
  const description = `Met tent.\nheld: false\r\nrejected at: 2027-05-11\n${STEERS}`;
  await database.db
    .insertInto("quote_request")
    .values({ activity_id, name: `Anna ${STEERS}`, email: ADDRESS, phone: "06 1234 5678", description, held: true })
    .execute();
});

afterAll(async () => {
  await database.close();
  await rm(dataFolder, { recursive: true });
});

/** What one of our commands prints, and what it complains of. */
async function run(script: string, ...words: string[]): Promise<string> {
  const env = { NODE_ENV: "test", DATABASE_URL: String(database.connection.connectionString), DATA_DIR: dataFolder };
  const ran = promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...words], { cwd: ROOT, env });
  const { stdout, stderr } = await ran.catch((error: { stdout: string; stderr: string }) => error);
  return `${stdout}${stderr}`;
}

test("an editor who looks at a request sees every line of a visitor as the visitor's", async () => {
  const shown = await run("held", "show", "quote:1");
  const lines = shown.split("\n");
  expect(lines).toContain("description: Met tent.");
  expect(lines).toContain("  | held: false");
  expect(lines).toContain("  | rejected at: 2027-05-11");
  expect(lines.filter((line) => line.startsWith("held: "))).toEqual(["held: true"]);
  expect(lines.some((line) => line.startsWith("rejected at"))).toBe(false);
  expect(shown).not.toMatch(UNSEEN);
  expect(shown).toContain("name: Anna <U+001B>[2J<U+001B>[1A<U+009B>31m<U+202E>elpmaxe<U+202C><U+2066><U+200B><U+0007>");
});

test("what a person gets of their data has the signs that steer a terminal escaped, and is the same data", async () => {
  const shown = await run("privacy", "export", ADDRESS);
  expect(shown).not.toMatch(UNSEEN);
  expect(JSON.stringify(JSON.parse(shown))).toContain("\u202eelpmaxe\u202c");
});

test("what a command complains of steers no terminal", async () => {
  expect(await run("held", "show", `quote:1${STEERS}`)).not.toMatch(UNSEEN);
  expect(await run("mails", STEERS)).not.toMatch(UNSEEN);
});

test("a list of what waits has one line for each, without signs that steer a terminal", () => {
  const what = `question: Hallo\nquote:13  nl ${STEERS}`;
  const lines = visibleText(table(["name", "what"], [["message:12", what]])).split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^message:12 {2}question: Hallo quote:13 nl <U\+001B>/);
});

test("a long line goes on behind a mark, and not at the edge, where it could pass for another field", () => {
  const text = `${"x".repeat(26)}held: false ${"火".repeat(20)}\tend`;
  expect(visibleText(fieldLines([["description", text]]), 40).split("\n")).toEqual([
    `description: ${"x".repeat(26)}h`,
    `  | eld: false ${"火".repeat(12)}`,
    `  | ${"火".repeat(8)}\tend`,
  ]);
});

test("names of other scripts, emoji and tabs stay as they are", () => {
  const text = "Zoë\tעברית\nفارسی‌ها 👨‍👩‍👧 火";
  expect(visibleText(text)).toBe(text);
  expect(JSON.parse(visibleJson({ text, half: "\ud800" }))).toEqual({ text, half: "\ud800" });
});
