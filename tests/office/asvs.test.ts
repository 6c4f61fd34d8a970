import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
/** The number of requirements of each section of ASVS 5.0.0. */
const SECTIONS = {
  ...{ "V3.1": 1, "V3.2": 3, "V3.3": 5, "V3.4": 8, "V3.5": 8, "V3.6": 1, "V3.7": 5 },
  ...{ "V6.1": 3, "V6.2": 12, "V6.3": 8, "V6.4": 6, "V6.5": 8, "V6.6": 4, "V6.7": 2, "V6.8": 4 },
  ...{ "V7.1": 3, "V7.2": 4, "V7.3": 2, "V7.4": 5, "V7.5": 3, "V7.6": 2 },
  ...{ "V8.1": 4, "V8.2": 4, "V8.3": 3, "V8.4": 2 },
};
const VERDICTS = ["holds", "deviates", "does not apply", "left to the operator"];

const [header, ...rows] = readFileSync(join(ROOT, "docs/asvs.csv"), "utf8").trimEnd().split("\n").map(cellsOf);
const decision = (number: string) =>
  readFileSync(join(ROOT, "decisions", readdirSync(join(ROOT, "decisions")).find((name) => name.startsWith(number)) ?? ""), "utf8");
const scripts = readdirSync(join(ROOT, "src/office/browser")).map((name) => readFileSync(join(ROOT, "src/office/browser", name), "utf8"));

test("each requirement of V3, V6, V7 and V8 has a verdict and a test that exists", () => {
  expect(header).toEqual(["id", "level", "verdict", "how", "test"]);
  const expected = Object.entries(SECTIONS).flatMap(([section, count]) => Array.from({ length: count }, (_, at) => `${section}.${at + 1}`));
  expect(rows.map(([id]) => id)).toEqual(expected);
  for (const [id, , verdict = "", how = "", named = ""] of rows) {
    expect([id, VERDICTS.includes(verdict), how.length > 5]).toEqual([id, true, true]);
    const [file = "", title = ""] = named.split(": ", 2);
    const text = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), "utf8") : "";
    expect([id, file, title, text.includes(title) && title !== ""]).toEqual([id, file, title, true]);
  }
});

test("decisions name the ways to log in, all of two factors", () => {
  const text = decision("078");
  for (const way of ["passkey with user verification", "mailed", "TOTP", "recovery code", "invitation", "no passwords"]) {
    expect(text.replaceAll(/\s+/g, " ").toLowerCase()).toContain(way.toLowerCase());
  }
});

test("decisions name the limits of sessions", () => {
  const text = decision("078").replaceAll(/\s+/g, " ");
  for (const limit of ["4 hours, 12 hours", "14 days, 30 days", "NIST SP 800-63B", "at most 10"]) expect(text).toContain(limit);
});

test("decisions name the context that permissions depend on", () => {
  const text = decision("077").replaceAll(/\s+/g, " ");
  for (const part of ["Functions:", "Data:", "Fields:", "Context:", "age of the last proof"]) expect(text).toContain(part);
});

test("decisions name what browsers must support", () => {
  expect(decision("076").replaceAll(/\s+/g, " ")).toContain("work without a script");
});

test("there are no passwords", () => {
  const sources = sourcesIn("src/office").concat(sourcesIn("src/accounts"));
  expect(sources.filter((text) => /type="password"/.test(text))).toEqual([]);
});

test("scripts of the area write no markup, take no messages and set no globals", () => {
  expect(scripts.length).toBeGreaterThan(0);
  for (const text of scripts) {
    expect(text).not.toMatch(
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function|postMessage|"message"|window\.\w+ =/,
    );
  }
});

test("scripts are the same for everybody: the pages write none of their own", () => {
  expect(sourcesIn("src/office").filter((text) => /<script(?! type="module" src)/.test(text))).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return files.filter((name) => /\.tsx?$/.test(name)).map((name) => readFileSync(join(ROOT, folder, name), "utf8"));
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .map(([, cell = ""]) => cell.replaceAll(/^"|"$/g, "").replaceAll('""', '"'))
    .slice(0, 5);
}
