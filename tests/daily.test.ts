import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { groups } from "../scripts/long-groups.mjs";

const ROOT = join(import.meta.dirname, "..");
const filesIn = (pattern: string) => globSync(pattern, { cwd: ROOT }).toSorted();

test("every folder of tests/long is in a group of the long tests", () => {
  const args = Object.values(groups).flatMap((group) => group.args);
  const folders = filesIn("tests/long/*");
  expect(folders.length).toBeGreaterThan(3);
  expect(folders.filter((folder) => !args.includes(folder) && !args.includes(`--project=${basename(folder)}`))).toEqual([]);
});

test.for([
  ["dailyOn", "EVERY_BRAND"],
  ["dailyOf", "EVERY_CASE"],
] as const)("every journey that uses %s has the tag %s, by which the long tests find it", ([over, tag]) => {
  const journeys = filesIn("tests/journeys/**/*.test.ts").map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
  const daily = journeys.filter(({ text }) => text.includes(`${over}(`));
  expect(daily.length).toBeGreaterThan(3);
  // Once in the import, and once as a tag.
  expect(daily.filter(({ text }) => text.split(tag).length < 3).map(({ path }) => path)).toEqual([]);
});
