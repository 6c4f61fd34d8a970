import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chooseMutations } from "../scripts/mutations/choose-mutations.ts";
import { findMutations } from "../scripts/mutations/find-mutations.ts";
import type { Kind, Mutation } from "../scripts/mutations/mutation.ts";

const ROOT = join(import.meta.dirname, "..");
const found = findMutations();

function mutationsIn(kind: Kind, count: number): Mutation[] {
  return Array.from({ length: count }, (_, line) => ({ kind, path: `src/${line}.ts`, line, start: 0, end: 1, replacement: "" }));
}

function amountsOf(mutations: Mutation[]): Partial<Record<Kind, number>> {
  return Object.fromEntries(Object.entries(Object.groupBy(mutations, ({ kind }) => kind)).map(([kind, all]) => [kind, all.length]));
}

test("mutations are in visitor-facing code and texts, never in tests", () => {
  for (const [kind, mutations] of Object.entries(found)) expect([kind, mutations.length > 0]).toEqual([kind, true]);
  for (const room of ["contract", "http", "page-cache", "submissions", "web"])
    expect([room, found.condition.some(({ path }) => path.startsWith(`src/${room}/`))]).toEqual([room, true]);
  expect([...found.condition, ...found.mail].filter(({ path }) => /\.test\.|\/oracle\//.test(path))).toEqual([]);
});

test("a mutation replaces a whole condition, text or call", () => {
  const replaced = ({ path, start, end }: Mutation) => readFileSync(join(ROOT, path), "utf8").slice(start, end);
  for (const mutation of found.condition.slice(0, 50)) expect(mutation.replacement).toBe(`!(${replaced(mutation)})`);
  for (const mutation of found.word.slice(0, 50)) expect(replaced(mutation)).toMatch(/^["'].+["']$/s);
  for (const mutation of found.mail) expect(replaced(mutation)).toMatch(/^queueMail\(.*\)$/s);
  for (const mutation of found.escape)
    expect(replaced(mutation)).toMatch(new RegExp(`^escape\\w*${RegExp.escape(mutation.replacement)}$`, "is"));
});

test.for([1, 2, 3, 5, 7, 19, 20, 50])("the requested number is chosen: %d", (count) => {
  const chosen = chooseMutations(found, { seed: 7, count });
  expect(new Set(chosen).size).toBe(count);
});

test("most of twenty are conditions, and the same seed chooses the same mutations", () => {
  const chosen = chooseMutations(found, { seed: 1, count: 20 });
  expect(amountsOf(chosen)).toEqual({ condition: 11, word: 4, mail: 3, escape: 2 });
  expect(chooseMutations(found, { seed: 1, count: 20 })).toEqual(chosen);
  expect(chooseMutations(found, { seed: 2, count: 20 })).not.toEqual(chosen);
});

test("kinds with too few mutations are filled up with others, until none are left", () => {
  const few = { condition: mutationsIn("condition", 40), word: mutationsIn("word", 40), mail: mutationsIn("mail", 1), escape: [] };
  const chosen = chooseMutations(few, { seed: 1, count: 20 });
  expect(chosen).toHaveLength(20);
  expect(amountsOf(chosen)).toMatchObject({ mail: 1 });
  expect(chooseMutations(few, { seed: 1, count: 100 })).toHaveLength(81);
});

test("no file is chosen twice while there are others", () => {
  const twice = { condition: [...mutationsIn("condition", 11), ...mutationsIn("condition", 11)], word: [], mail: [], escape: [] };
  const paths = chooseMutations(twice, { seed: 3, count: 11 }).map(({ path }) => path);
  expect(new Set(paths).size).toBe(11);
});
