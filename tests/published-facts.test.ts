import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const FOLDERS = ["src", "packages", "scripts", "bench", "lint", "migrations", "content/brands", "content/words"];
/** The two columns that are not public, the fields of the full entity that are kept in them, and a row of all columns. */
const HIDDEN =
  /\b(?:price_cents|duration_minutes|priceCents|durationMinutes)\b|\b(?:activity|document|entry|record|row)\??\.(?:price|duration)\b|selectAll\("activity"\)|activity\.\*/;

/** Where a new activity is written, with what it is written from; nothing there is public. */
const WRITERS = new Set([
  "migrations/001-directory.sql",
  "src/database/tables/activities.ts",
  "src/seed/content/entries.ts",
  "src/seed/fill/add-activities.ts",
  "src/seed/generate/generated-activity.ts",
]);

/** The files of a folder that people write. */
function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|sql)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}

/** Lines that name a hidden column. */
function readersOf(path: string): string[] {
  const lines = readFileSync(join(ROOT, path), "utf8").split("\n");
  return lines.flatMap((line, index) => (HIDDEN.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
}

test("no code and no script reads the price and duration of an activity, which are not public, for its facts or anything else", () => {
  const readers = [...FOLDERS.flatMap(filesIn), "server.ts"].filter((path) => !WRITERS.has(path)).flatMap(readersOf);
  expect(readers).toEqual([]);
});

test("what is looked for is found where it is written", () => {
  expect([...WRITERS].filter((path) => readersOf(path).length === 0)).toEqual([]);
});
