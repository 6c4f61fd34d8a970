import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { choosePlaces } from "../scripts/mutations/choose-mutations.ts";
import { findPlaces } from "../scripts/mutations/find-mutations.ts";
import type { Kind, Place } from "../scripts/mutations/mutation.ts";

const ROOT = join(import.meta.dirname, "..");
const found = findPlaces();

function placesIn(kind: Kind, count: number): Place[] {
  return Array.from({ length: count }, (_, line) => ({ kind, path: `src/${line}.ts`, line, start: 0, end: 1, instead: "" }));
}

function amountsOf(places: Place[]): Partial<Record<Kind, number>> {
  return Object.fromEntries(Object.entries(Object.groupBy(places, ({ kind }) => kind)).map(([kind, all]) => [kind, all.length]));
}

test("a mutation takes the place of code or words on the visitor's side, and of no test", () => {
  for (const [kind, places] of Object.entries(found)) expect([kind, places.length > 0]).toEqual([kind, true]);
  for (const room of ["contract", "http", "page-cache", "submissions", "web"])
    expect([room, found.condition.some(({ path }) => path.startsWith(`src/${room}/`))]).toEqual([room, true]);
  expect([...found.condition, ...found.mail].filter(({ path }) => /\.test\.|\/oracle\//.test(path))).toEqual([]);
});

test("what it replaces is a whole condition, text or call, which then is another", () => {
  const replaced = ({ path, start, end }: Place) => readFileSync(join(ROOT, path), "utf8").slice(start, end);
  for (const place of found.condition.slice(0, 50)) expect(place.instead).toBe(`!(${replaced(place)})`);
  for (const place of found.word.slice(0, 50)) expect(replaced(place)).toMatch(/^["'].+["']$/s);
  for (const place of found.mail) expect(replaced(place)).toMatch(/^queueMail\(.*\)$/s);
  for (const place of found.escape) expect(replaced(place)).toMatch(new RegExp(`^escape\\w*${RegExp.escape(place.instead)}$`, "is"));
});

test.for([1, 2, 3, 5, 7, 19, 20, 50])("as many are chosen as are asked for: %d", (count) => {
  const chosen = choosePlaces(found, { seed: 7, count });
  expect(new Set(chosen).size).toBe(count);
});

test("of twenty most are conditions, and a seed gives the same again, another one others", () => {
  const chosen = choosePlaces(found, { seed: 1, count: 20 });
  expect(amountsOf(chosen)).toEqual({ condition: 11, word: 4, mail: 3, escape: 2 });
  expect(choosePlaces(found, { seed: 1, count: 20 })).toEqual(chosen);
  expect(choosePlaces(found, { seed: 2, count: 20 })).not.toEqual(chosen);
});

test("where a kind has too few, others take their place, until there are no more", () => {
  const few = { condition: placesIn("condition", 40), word: placesIn("word", 40), mail: placesIn("mail", 1), escape: [] };
  const chosen = choosePlaces(few, { seed: 1, count: 20 });
  expect(chosen).toHaveLength(20);
  expect(amountsOf(chosen)).toMatchObject({ mail: 1 });
  expect(choosePlaces(few, { seed: 1, count: 100 })).toHaveLength(81);
});

test("no file is chosen twice while there are others", () => {
  const twice = { condition: [...placesIn("condition", 11), ...placesIn("condition", 11)], word: [], mail: [], escape: [] };
  const paths = choosePlaces(twice, { seed: 3, count: 11 }).map(({ path }) => path);
  expect(new Set(paths).size).toBe(11);
});
