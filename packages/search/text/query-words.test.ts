import { expect, test } from "vitest";
import { queryWords } from "./query-words.ts";

function asked(text: string): string[] {
  return queryWords(text, "nl").map(({ text }) => text);
}

test("words that say nothing are left out, unless there are no others", () => {
  expect(asked("Een uitje met de kinderen in Utrecht")).toEqual(["uitje", "kinderen", "utrecht"]);
  expect(asked("met de")).toEqual(["met", "de"]);
  expect(asked(" ?! ")).toEqual([]);
});

test("a word that is asked twice is asked once", () => {
  expect(asked("kano KANO Kanó")).toEqual(["kano"]);
});

test("the pieces of a word with a hyphen are asked each, but a single letter is no word", () => {
  expect(asked("escape-room")).toEqual(["escape", "room"]);
  expect(asked("e-bike")).toEqual(["ebike"]);
});

test("only the last word may be unfinished, and only when it is no whole word or number", () => {
  const isBeginning = (text: string) => queryWords(text, "nl").map((word) => word.isBeginning);
  expect(isBeginning("bedri uitj")).toEqual([false, true]);
  expect(isBeginning("kano")).toEqual([false]);
  expect(isBeginning("u")).toEqual([false]);
  expect(isBeginning("10")).toEqual([false]);
});

test("a text of more words than anyone types is taken as it was pasted", () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `kamo${"x".repeat(index)}`).join(" ");
  expect(queryWords(words(10), "nl").map(({ isPasted }) => isPasted)).toEqual(Array<boolean>(10).fill(false));
  expect(queryWords(words(11), "nl").map(({ isPasted }) => isPasted)).toEqual(Array<boolean>(11).fill(true));
});
