import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { fieldLines, visibleJson, visibleText } from "../scripts/visible-text.ts";
import { table } from "../scripts/table.ts";
import type { OpenDatabase } from "../src/database/open.ts";
import { bareDatabase, testDatabase } from "./support/database.ts";
import { addActivity } from "./support/fixtures.ts";
import { portOf } from "./support/smtp.ts";

const ROOT = join(import.meta.dirname, "..");
const ADDRESS = "anna@korenbloem.example";
/** Clears the screen, moves up a line, reverses the text direction; includes a one-character C1 escape sequence. */
const CONTROLS = "\u001b[2J\u001b[1A\u009b31m\u202eelpmaxe\u202c\u2066\u200b\u0007";
/** Control and invisible characters, except line breaks and tabs. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069]/u;

let database: OpenDatabase;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "uitkijk-commands-"));
  database = await testDatabase();
  const activity_id = await addActivity(database.db, { title: "Kanoën op de Linge" });
  const description = `Met tent.\nheld: false\r\nrejected at: 2027-05-11\n${CONTROLS}`;
  await database.db
    .insertInto("quote_request")
    .values({ activity_id, name: `Anna ${CONTROLS}`, email: ADDRESS, phone: "06 1234 5678", description, held: true })
    .execute();
});

afterAll(async () => {
  await database.close();
  await rm(dataFolder, { recursive: true });
});

/** The output and errors of a command. */
async function run(script: string, ...words: string[]): Promise<string> {
  return runWith({}, script, ...words);
}

async function runWith(settings: Record<string, string>, script: string, ...words: string[]): Promise<string> {
  const env = { NODE_ENV: "test", DATABASE_URL: String(database.connection.connectionString), DATA_DIR: dataFolder, ...settings };
  const ran = promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...words], { cwd: ROOT, env });
  const { stdout, stderr } = await ran.catch((error: { stdout: string; stderr: string }) => error);
  return `${stdout}${stderr}`;
}

test("an editor sees which lines of a request the visitor wrote", async () => {
  const shown = await run("held", "show", "quote:1");
  const lines = shown.split("\n");
  expect(lines).toContain("description: Met tent.");
  expect(lines).toContain("  | held: false");
  expect(lines).toContain("  | rejected at: 2027-05-11");
  expect(lines.filter((line) => line.startsWith("held: "))).toEqual(["held: true"]);
  expect(lines.some((line) => line.startsWith("rejected at"))).toBe(false);
  expect(shown).not.toMatch(INVISIBLE);
  expect(shown).toContain("name: Anna <U+001B>[2J<U+001B>[1A<U+009B>31m<U+202E>elpmaxe<U+202C><U+2066><U+200B><U+0007>");
});

test("a data export has control characters escaped, and is the same data", async () => {
  const shown = await run("privacy", "export", ADDRESS);
  expect(shown).not.toMatch(INVISIBLE);
  expect(JSON.stringify(JSON.parse(shown))).toContain("\u202eelpmaxe\u202c");
});

test("error messages of commands contain no control characters", async () => {
  expect(await run("held", "show", `quote:1${CONTROLS}`)).not.toMatch(INVISIBLE);
  expect(await run("mails", CONTROLS)).not.toMatch(INVISIBLE);
});

test("a restore shows an invalid value without control characters", async () => {
  const target = await bareDatabase();
  onTestFinished(() => target.close());
  const folder = join(dataFolder, `backup ${CONTROLS}`);
  await run("backup", folder);
  await rewriteRows(folder, "quote_request", (rows) => rows.replace(/^\d+/, (id) => `${id}${CONTROLS}`));
  const shown = await runWith({ DATABASE_URL: String(target.connection.connectionString) }, "restore", folder);
  expect(shown).toContain('invalid input syntax for type integer: "1<U+001B>[2J<U+001B>[1A');
  expect(shown).not.toMatch(INVISIBLE);
});

/** Changes the rows of a table in a backup, and the checksum of their file. */
async function rewriteRows(folder: string, table: string, change: (rows: string) => string): Promise<void> {
  const [name, sums] = [`tables/${table}.copy.gz`, join(folder, "SHA256SUMS")];
  const rows = gunzipSync(await readFile(join(folder, name))).toString();
  const packed = gzipSync(change(rows));
  await writeFile(join(folder, name), packed);
  const lines = (await readFile(sums, "utf8")).split("\n");
  await writeFile(sums, lines.map((line) => (line.endsWith(`  ${name}`) ? `${hash("sha256", packed)}  ${name}` : line)).join("\n"));
}

test("a backup prints its path without control characters", async () => {
  const shown = await run("backup", join(dataFolder, `made ${CONTROLS}`));
  expect(shown).toContain("The backup lies in ");
  expect(shown).not.toMatch(INVISIBLE);
});

test("the doctor shows the greeting of a mail server without control characters", async () => {
  const server = createServer((socket) => socket.end(`554 ${CONTROLS}\r\n`)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const shown = await runWith({ SMTP_URL: `smtp://127.0.0.1:${portOf(server.address())}` }, "doctor");
  expect(shown).toMatch(/SMTP_URL cannot be used, so mails wait: .*554 <U\+001B>\[2J/);
  expect(shown).not.toMatch(INVISIBLE);
});

test("error messages of a seed contain no control characters", async () => {
  const shown = await run("seed", "--activities", "10", "--platform", CONTROLS);
  expect(shown).toContain("<U+001B>[2J");
  expect(shown).not.toMatch(INVISIBLE);
});

test("a list of held submissions has one line for each, without control characters", () => {
  const what = `question: Hallo\nquote:13  nl ${CONTROLS}`;
  const lines = visibleText(table(["name", "what"], [["message:12", what]])).split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^message:12 {2}question: Hallo quote:13 nl <U\+001B>/);
});

test("a long line continues after a mark, so that it cannot pass for another field", () => {
  const text = `${"x".repeat(26)}held: false ${"火".repeat(20)}\tend`;
  expect(visibleText(fieldLines([["description", text]]), 40).split("\n")).toEqual([
    `description: ${"x".repeat(26)}h`,
    `  | eld: false ${"火".repeat(12)}`,
    `  | ${"火".repeat(8)}\tend`,
  ]);
});

test("names in other scripts, emoji and tabs stay unchanged", () => {
  const text = "Zoë\tעברית\nفارسی‌ها 👨‍👩‍👧 火";
  expect(visibleText(text)).toBe(text);
  expect(JSON.parse(visibleJson({ text, half: "\ud800" }))).toEqual({ text, half: "\ud800" });
});
