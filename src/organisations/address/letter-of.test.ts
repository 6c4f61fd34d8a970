import { expect, test } from "vitest";
import { letterFrom, letterOf } from "./letter-of.ts";

test.each([
  ["De Kreekpeddelaars", "d"],
  ["'t Wad", "t"],
  ["‘Anders’", "a"],
  ["Örtel & Söhne", "o"],
  ["Éclair", "e"],
  ["24 Stunden Kanu", "0"],
  ["Ωmega", "0"],
  ["***", "0"],
  ["", "0"],
])("the index letter of %s is %s", (name, letter) => expect(letterOf(name)).toBe(letter));

test("a URL has one letter or none", () => {
  expect(["b", "0", "B", "bc", "", "é", null].map(letterFrom)).toEqual(["b", "0", null, null, null, null, null]);
});
