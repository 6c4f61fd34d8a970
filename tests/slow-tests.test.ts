import { expect, test } from "vitest";
import { minutesByFolder, slowestTests, filesAboveShare } from "../scripts/slow-tests.mjs";

/** Forty files of a second each, and these. */
function filesWith(...slow: { path: string; seconds: number }[]) {
  return [...slow, ...Array.from({ length: 40 }, (_, index) => ({ path: `src/quick-${index}.test.ts`, seconds: 1 }))];
}

test("a file above its share of the time is reported, with advice", () => {
  const found = filesAboveShare(filesWith({ path: "tests/slow.test.ts", seconds: 10 }), () => "");
  expect(found).toEqual([expect.stringMatching(/^tests\/slow\.test\.ts takes 20\.0 % \(10 s\) .*tests\/long/)]);
});

test("a file with a reason may exceed its share, and an empty reason does not count", () => {
  const files = filesWith({ path: "tests/slow.test.ts", seconds: 10 });
  expect(filesAboveShare(files, () => "// More than its share: it walks over every screen.\n")).toEqual([]);
  expect(filesAboveShare(files, () => "// More than its share: .\n")).toHaveLength(1);
});

test("on a slow machine no file exceeds its share", () => {
  expect(filesAboveShare(filesWith().map((file) => ({ ...file, seconds: 100 })))).toEqual([]);
});

test("the slowest tests come first, twenty at most", () => {
  const tests = Array.from({ length: 30 }, (_, index) => ({ path: "a.test.ts", name: `test ${index}`, seconds: index }));
  const lines = slowestTests(tests);
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe("  29.0 s  a.test.ts: test 29");
});

test("minutes are summed by folder", () => {
  const files = [
    { path: "src/a/b.test.ts", seconds: 30 },
    { path: "tests/pages.test.ts", seconds: 30 },
    { path: "tests/journeys/home.test.ts", seconds: 90 },
    { path: "tests/journeys/audited/nl.test.ts", seconds: 90 },
  ];
  expect(minutesByFolder(files, [{ path: "src/a/b.test.ts" }])).toEqual([
    "   3.0 min  tests/journeys (2 files, 0 tests)",
    "   0.5 min  src (1 files, 1 tests)",
    "   0.5 min  tests (1 files, 0 tests)",
  ]);
});
