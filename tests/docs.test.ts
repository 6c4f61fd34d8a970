import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const decisions = readdirSync(join(ROOT, "decisions"));
const documents = ["README.md", "docs/architecture.md", "docs/specification.md", ...decisions.map((name) => `decisions/${name}`)];
/** A path of the repository in backticks or a link; no commands, packages or addresses. */
const PATH =
  /[`(]((?:src|packages|tests|bench|lint|scripts|content|docs|decisions|migrations)\/[\w./*-]*\w\/?|server\.ts|SECURITY\.md)[`)]/g;

test.for(documents)("every path that %s names exists", (document) => {
  const text = readFileSync(join(ROOT, document), "utf8");
  const named = [...text.matchAll(PATH)].map(([, path = ""]) => path).filter((path) => !path.includes("*"));
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.for(decisions)("decision %s is named by its title, and fits on a page", (name) => {
  const lines = readFileSync(join(ROOT, "decisions", name), "utf8")
    .trimEnd()
    .split("\n");
  const title = /^# (\d{3} [A-Z].*)$/.exec(lines[0] ?? "")?.[1] ?? "";
  expect(name).toBe(`${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.md`);
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.filter((line) => line.length > 120)).toEqual([]);
});

test("every decision has a number of its own", () => {
  expect(new Set(decisions.map((name) => name.slice(0, 3))).size).toBe(decisions.length);
});

test("the README has at most 100 lines", () => {
  expect(readFileSync(join(ROOT, "README.md"), "utf8").split("\n").length).toBeLessThanOrEqual(101);
});

/** A file of the repository that a comment names by its whole path. */
const COMMENTED_FILE =
  /(?<![\w/.])(?:src|packages|tests|scripts|decisions|docs|lint|bench|migrations)\/[\w./-]*\w\.(?:tsx?|mjs|md|css|sql)\b/g;

test("every file that a comment names is there", () => {
  const files = ["src", "packages", "tests", "scripts", "lint", "bench"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  );
  const sources = files.filter((path) => /\.(tsx?|mjs|css)$/.test(path));
  const missing = sources.flatMap((path) => {
    const comments = readFileSync(join(ROOT, path), "utf8")
      .split("\n")
      .filter((line) => /^\s*(\*|\/\*|\/\/)/.test(line));
    const named = comments.flatMap((line) => line.match(COMMENTED_FILE) ?? []);
    return named.filter((file) => !existsSync(join(ROOT, file))).map((file) => `${path}: ${file}`);
  });
  expect(missing).toEqual([]);
});
