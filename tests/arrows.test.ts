import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rooms } from "../lint/rooms.mjs";

const root = join(import.meta.dirname, "..");
const CONFIG = {
  jsPlugins: ["./lint/arrows.mjs"],
  categories: { correctness: "off" },
  rules: { "uitkijk/arrows": "error", "uitkijk/server-only": "error" },
};
const names = Object.keys(rooms);
let folder: string;
let lintErrors: string[];

/** A checkout with one file for every pair of rooms, in which the first imports the second; linted once. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uitkijk-arrows-"));
  await cp(join(root, "lint"), join(folder, "lint"), { recursive: true });
  await writeFile(join(folder, ".oxlintrc.json"), JSON.stringify(CONFIG));
  for (const from of names) {
    for (const to of names) await write(fileOf(from, to), `import { thing } from "${importOf(from, to)}";\nexport const copy = thing;\n`);
    await write(fileOf(from, "react"), 'import { useState } from "react";\nexport const copy = useState;\n');
  }
  lintErrors = await lint();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const isFile = (room: string) => room.endsWith(".ts");
// Here a room of one file is a folder too: the rule only compares the beginning of the path.
const folderOf = (room: string) => (room.startsWith("packages/") ? room : join("src", room));
const fileOf = (from: string, to: string) => join(folderOf(from), `imports-${to.replaceAll("/", "-")}.ts`);
const importOf = (from: string, to: string) => `./${relative(folderOf(from), isFile(to) ? folderOf(to) : join(folderOf(to), "thing.ts"))}`;
const mayImport = (from: string, to: string) => from === to || (rooms[from]?.imports.includes(to) ?? false);

async function write(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

async function lint(): Promise<string[]> {
  return (await lintLines(["src", "packages"])).filter((line) => line.includes("uitkijk(arrows)") || line.includes("uitkijk/arrows"));
}

async function lintLines(paths: string[]): Promise<string[]> {
  const oxlint = join(root, "node_modules/.bin/oxlint");
  const run = promisify(execFile)(oxlint, ["-f", "unix", ...paths], { cwd: folder, maxBuffer: 16e6 });
  const { stdout } = await run.catch((failed) => failed);
  return String(stdout).split("\n");
}

const isRefused = (path: string) => lintErrors.some((line) => line.startsWith(`${path}:`));

test.for(names)("the room %s may import from the rooms below it, and the lint refuses every other import", (from) => {
  const refused = names.filter((to) => isRefused(fileOf(from, to)));
  expect(refused).toEqual(names.filter((to) => !mayImport(from, to)));
});

test("rooms of the business that import react are refused", () => {
  for (const from of ["packages/search", "contract", "catalogue", "activities", "submissions/quotes", "api"])
    expect(isRefused(fileOf(from, "react"))).toBe(true);
  expect(isRefused(fileOf("web/ui", "react"))).toBe(false);
});

test("the imports between rooms have no cycle", () => {
  const reachable = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of rooms[from]?.imports ?? []) if (!seen.has(to)) reachable(to, seen.add(to));
    return seen;
  };
  const inCycle = names.filter((name) => reachable(name).has(name));
  expect(inCycle).toEqual([]);
});

test("components may import types of the business, and of no screen", async () => {
  const from = (room: string) => `import type { Thing } from "../../${room}/thing.ts";\nexport type Copy = Thing;\n`;
  await write("src/web/ui/types-of-activities.ts", from("activities"));
  await write("src/web/ui/types-of-screens.ts", from("web/screens/home"));
  await write("src/web/ui/types-of-analytics.ts", from("web/analytics"));
  const refused = (await lint()).flatMap((line) => /^src\/web\/ui\/types-of-\w+/.exec(line)?.[0] ?? []);
  expect(refused.toSorted()).toEqual(["src/web/ui/types-of-analytics", "src/web/ui/types-of-screens"]);
});

test("a screen that imports another screen is refused", async () => {
  const path = join("src", "web/screens/home/imports-agenda.ts");
  await write(path, 'export { thing } from "../agenda/thing.ts";\n');
  await write("src/web/screens/home/imports-own.ts", 'export { thing } from "./own/thing.ts";\n');
  const lines = (await lint()).filter((line) => line.startsWith("src/web/screens/home/"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("web/screens/home may not import from web/screens/agenda");
});

test("a file that runs on the server only must be named *.server.ts in rooms that pages import", async () => {
  const imports = [
    'import { sql } from "kysely"',
    'import type { Db } from "../database/open.ts"',
    'import { pageOf } from "./find.server.ts"',
  ];
  for (const [number, line] of imports.entries()) {
    await write(`src/activities/server-${number}.ts`, `${line};\nexport const copy: unknown = 1;\n`);
    await write(`src/activities/named-${number}.server.ts`, `${line};\nexport const copy: unknown = 1;\n`);
  }
  await write("src/activities/shape.ts", 'export type { Found } from "./find.server.ts";\n');
  const lines = await lintLines(["src/activities"]);
  const planted = /^src\/activities\/(server|named|shape)[^:]*(?=:.*name it \*\.server\.ts)/;
  const refused = lines.flatMap((line) => planted.exec(line)?.[0] ?? []);
  expect(refused.toSorted()).toEqual(imports.map((_, number) => `src/activities/server-${number}.ts`));
});

test("a screen of the management area that queries without a scope, an actor or an account is refused", async () => {
  await writeFile(join(folder, ".oxlintrc.json"), JSON.stringify({ ...CONFIG, rules: { "uitkijk/scoped-calls": "error" } }));
  const calls = {
    "no-scope": "readRow(site.db, id)",
    "in-a-transaction": "readRow(transaction, { id })",
    scoped: "readRow(site.db, scope, id)",
    "by-an-actor": "readRow(site.db, { id, by: { actor } })",
    elsewhere: "readRow(id)",
  };
  for (const [name, call] of Object.entries(calls)) await write(`src/office/queries-${name}.ts`, `export const found = ${call};\n`);
  const lines = await lintLines(["src/office"]);
  await writeFile(join(folder, ".oxlintrc.json"), JSON.stringify(CONFIG));
  const refused = lines.flatMap((line) => /^src\/office\/queries-([\w-]+).*scoped/.exec(line)?.[1] ?? []);
  expect(refused.toSorted()).toEqual(["in-a-transaction", "no-scope"]);
});

test("a file outside every room is refused", async () => {
  const paths = ["src/helpers/thing.ts", "src/web/helpers/thing.ts"];
  for (const path of paths) await write(path, "export const thing = 1;\n");
  const lines = await lint();
  for (const path of paths) expect([path, lines.filter((line) => line.startsWith(`${path}:`)).length]).toEqual([path, 1]);
});

test("the private tables of Graphile Worker are named in one file", async () => {
  const files = (await readdir(join(root, "src"), { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, "src", file), "utf8") })));
  expect(texts.flatMap(({ file, text }) => (text.includes("graphile_worker._private") ? file : []))).toEqual(["database/private-jobs.ts"]);
});

test("only one file reads the environment", async () => {
  // A separate checkout with the complete lint configuration.
  await rm(join(folder, "src"), { recursive: true });
  const configuration = await readFile(join(root, ".oxlintrc.json"), "utf8");
  await writeFile(join(folder, ".oxlintrc.json"), configuration.replace('"typeAware": true', '"typeAware": false'));
  const readers = ["src/config.ts", "packages/search/asks.ts", "src/web/asks.ts", "server.ts"];
  for (const path of readers) await write(path, "export const port = process.env.PORT;\n");
  const lines = await lintLines([...readers]);
  const refused = readers.filter((path) => lines.some((line) => line.startsWith(`${path}:`) && line.includes("no-process-env")));
  expect(refused).toEqual(["packages/search/asks.ts", "src/web/asks.ts", "server.ts"]);
});
