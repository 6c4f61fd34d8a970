import { expect, test } from "vitest";
import type { TextLanguage } from "../search.ts";
import { createKindNames, nameStems } from "./kind-names.ts";
import { queryWords } from "./query-words.ts";

const KINDS = [
  { id: 1, names: ["Yoga", "yogales", "workshop"] },
  { id: 2, names: ["Suppen", "sup yoga", "peddelplank"] },
  { id: 3, names: ["Golf"] },
  { id: 4, names: ["Boerengolf", "boeren golf"] },
  { id: 5, names: ["Kookworkshop", "koken", "workshop"] },
  { id: 6, names: ["Pijl en boog"] },
];

function named(query: string, language: TextLanguage = "nl"): number[] {
  return createKindNames(KINDS, language)(queryWords(query, language).flatMap((word) => nameStems(word, language))).toSorted();
}

test.each([
  ["yoga", [1]],
  ["een yogales in Utrecht", [1]],
  ["sup yoga", [1, 2]],
  ["golfclinic", [3]],
  ["boerengolf", [3, 4]],
  ["kookworkshop", [5]],
  ["workshop koken", [5]],
  ["boog", []],
  ["pijl en boog", [6]],
  ["workshop", []],
  ["", []],
])("'%s' names the kinds whose whole name it contains", (query, kinds) => {
  expect(named(query)).toEqual(kinds);
});
