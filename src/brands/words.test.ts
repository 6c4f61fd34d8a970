import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

const LOCALES = ["nl", "be", "de"] as const;

/** The texts of a word catalogue by path; functions as their source code. */
function sentencesOf(words: object, path: string): [string, string][] {
  return Object.entries(words).flatMap(([name, part]) =>
    typeof part === "object" && part !== null ? sentencesOf(part, `${path}.${name}`) : [[`${path}.${name}`, String(part)]],
  );
}

test("no text of a locale is empty", () => {
  const all = LOCALES.flatMap((locale) => sentencesOf(wordsOf(locale), locale));
  expect(all.length).toBeGreaterThan(1_000);
  expect(all.filter(([, text]) => text.replace(/^\(.*?\) =>/s, "").replaceAll(/["'`\s]/g, "") === "").map(([path]) => path)).toEqual([]);
});
