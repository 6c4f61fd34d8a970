import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const FOLDERS = ["src", "packages", "scripts", "bench", "lint", "migrations", "content/brands", "content/words"];
/** The two columns that are not public, their fields in the full entity, and selections of all columns. */
const HIDDEN =
  /\b(?:price_cents|duration_minutes|priceCents|durationMinutes)\b|\b(?:activity|document|entry|record|row)\??\.(?:price|duration)\b|selectAll\("activity"\)|activity\.\*/;

/** Files that write new activities; nothing in them is public. */
const WRITERS = new Set([
  "migrations/001-directory.sql",
  "src/database/tables/activities.ts",
  "src/seed/content/entries.ts",
  "src/seed/fill/add-activities.ts",
  "src/seed/generate/generated-activity.ts",
]);

/** The source files of a folder, without tests. */
function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|sql)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
}

/** The lines that name a hidden column. */
function readersOf(path: string): string[] {
  const lines = readFileSync(join(ROOT, path), "utf8").split("\n");
  return lines.flatMap((line, index) => (HIDDEN.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
}

test("no code reads the non-public price and duration of an activity, for its facts or anything else", () => {
  const readers = [...FOLDERS.flatMap(filesIn), "server.ts"].filter((path) => !WRITERS.has(path)).flatMap(readersOf);
  expect(readers).toEqual([]);
});

test("the pattern matches the files that write these columns", () => {
  expect([...WRITERS].filter((path) => readersOf(path).length === 0)).toEqual([]);
});
