import { expect, test } from "vitest";
import { queryWords } from "./query-words.ts";

function wordsOf(text: string): string[] {
  return queryWords(text, "nl").map(({ text }) => text);
}

test("stop words are left out, unless there are no others", () => {
  expect(wordsOf("Een uitje met de kinderen in Utrecht")).toEqual(["uitje", "kinderen", "utrecht"]);
  expect(wordsOf("met de")).toEqual(["met", "de"]);
  expect(wordsOf(" ?! ")).toEqual([]);
});

test("a repeated word is looked up once", () => {
  expect(wordsOf("kano KANO Kanó")).toEqual(["kano"]);
});

test("each piece of a hyphenated word is looked up, but a single letter is no word", () => {
  expect(wordsOf("escape-room")).toEqual(["escape", "room"]);
  expect(wordsOf("e-bike")).toEqual(["ebike"]);
});

test("only the last word may be unfinished, unless it is a known word or a number", () => {
  const isBeginning = (text: string) => queryWords(text, "nl").map((word) => word.isBeginning);
  expect(isBeginning("bedri uitj")).toEqual([false, true]);
  expect(isBeginning("kano")).toEqual([false]);
  expect(isBeginning("u")).toEqual([false]);
  expect(isBeginning("10")).toEqual([false]);
});

test("a text with more words than anyone types counts as pasted", () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `kamo${"x".repeat(index)}`).join(" ");
  expect(queryWords(words(10), "nl").map(({ isPasted }) => isPasted)).toEqual(Array<boolean>(10).fill(false));
  expect(queryWords(words(11), "nl").map(({ isPasted }) => isPasted)).toEqual(Array<boolean>(11).fill(true));
});
