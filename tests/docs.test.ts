import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const documents = [
  "README.md",
  "docs/architecture.md",
  "docs/specification.md",
  ...readdirSync(join(ROOT, "decisions")).map((name) => `decisions/${name}`),
];
/** A path of the repository between backticks or in a link; commands, packages and addresses look otherwise. */
const PATH = /[`(]((?:src|tests|lint|scripts|content|docs|decisions|migrations)\/[\w./*-]*\w\/?|server\.ts|SECURITY\.md)[`)]/g;

test.for(documents)("every path that %s names is there", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8");
  const named = [...text.matchAll(PATH)].map(([, path = ""]) => path).filter((path) => !path.includes("*"));
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("every decision fits on a page, and the README on two", () => {
  const linesOf = (document: string) => readFileSync(join(ROOT, document), "utf8").split("\n").length;
  expect(documents.filter((document) => document.startsWith("decisions/") && linesOf(document) > 60)).toEqual([]);
  expect(linesOf("README.md")).toBeLessThanOrEqual(110);
});
