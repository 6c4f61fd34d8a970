import { expect, test } from "vitest";
import { typedWords, withoutWords } from "./without-words.ts";

test("the words of a text are returned as typed, without punctuation around them, each once", () => {
  expect(typedWords("  Kanoën, op de Linge! (kanoën) ")).toEqual(["Kanoën", "op", "de", "Linge"]);
  expect(typedWords("fiets-tocht & foto's")).toEqual(["fiets-tocht", "foto's"]);
  expect(typedWords("?!")).toEqual([]);
});

test("a word is removed everywhere, whatever its capitals and the punctuation around it", () => {
  expect(withoutWords("Kanoën, op de Linge (kanoën)", ["kanoën"])).toBe("op de Linge");
  expect(withoutWords("kanoën op de Linge", ["de", "Linge"])).toBe("kanoën op");
  expect(withoutWords("zeppelin", ["zeppelin"])).toBe("");
  expect(withoutWords("kano en kanoën", ["kano"])).toBe("en kanoën");
});
