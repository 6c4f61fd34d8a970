import { expect, test } from "vitest";
import { findsTerm, folded, termsOf, wordsOf } from "./words.ts";

function finds(query: string, text: string): boolean {
  return wordsOf(query).every((word) => findsTerm(word, termsOf(text)));
}

test("accents, capitals, ligatures and apostrophes make no difference", () => {
  expect(folded("Kanoën ĲSBAAN Straße 's-Hertogenbosch Café’s Œuvre")).toBe("kanoen ijsbaan strasse s-hertogenbosch cafes oeuvre");
});

test("words are taken apart at everything that is not a letter or digit", () => {
  expect(wordsOf("Escape-room (2 uur), 10+")).toEqual(["escape", "room", "2", "uur", "10"]);
  expect(wordsOf(" .,!? ")).toEqual([]);
});

test.each([
  ["uitje", "Uitjes voor iedereen"],
  ["uitjes", "Een uitje"],
  ["uitj", "Een uitje"],
  ["bootje", "Een boot huren"],
  ["bootjes", "Een boot huren"],
  ["boot", "Bootjes"],
  ["feestje", "Een groot feest"],
  ["boompje", "Een boom in"],
  ["koninkje", "De koning"],
  ["koning", "Het koninkje"],
  ["bruggetje", "Over de brug"],
  ["bloemetjes", "Een bloem"],
  ["eitjes", "eitje"],
])("%s finds: %s", (query, text) => expect(finds(query, text)).toBe(true));

test.each([
  ["uitje", "Uitgebreid lunchen, of uit met de groep"],
  ["uitje", "ui"],
  ["kano", "vulkano"],
  ["jes", "uitjes"],
])("%s does not find: %s", (query, text) => expect(finds(query, text)).toBe(false));
