import { expect, test } from "vitest";
import { analyse } from "./analyse.ts";
import { foldCase } from "./fold-case.ts";
import { normaliseText } from "./normalise-text.ts";
import { normalisedWords } from "./normalised-words.ts";

test("accents, capitals, ligatures and apostrophes make no difference", () => {
  expect(foldCase("Kanoën ĲSBAAN Straße 's-Hertogenbosch Café’s Œuvre")).toBe("kanoen ijsbaan strasse s-hertogenbosch cafes oeuvre");
});

test("a soft hyphen is no letter and no word boundary", () => {
  expect(normalisedWords("boeren\u00ADgolf", "nl")).toEqual(normalisedWords("boerengolf", "nl"));
  expect(normalisedWords("Bogen\u00ADschie\u00ADßen", "de")).toEqual(normalisedWords("Bogenschießen", "de"));
  expect(analyse("Boeren\u00ADgolf \u2060bij", "nl")).toEqual(analyse("Boerengolf bij", "nl"));
});

test("German umlauts are kept, and recognised where they are written as two letters", () => {
  expect(normaliseText("Küche KUCHEN Haeuser Fuesse Öl", "de")).toBe("küche kuchen häuser füsse öl");
  expect(normaliseText("neue Quelle Bauer Abenteuer", "de")).toBe("neue quelle bauer abenteuer");
  expect(normaliseText("Ku\u0308che", "de")).toBe("küche");
});

test("words are split at every character that is not a letter or digit, except hyphens", () => {
  expect(normalisedWords("(2 uur), 10+ e-bike", "nl").map(({ joined }) => joined)).toEqual(["2", "uur", "10", "ebike"]);
  expect(normalisedWords("escape-room", "nl")).toEqual([{ joined: "escaperoom", pieces: ["escape", "room"] }]);
  expect(normalisedWords(" .,!? - ", "nl")).toEqual([]);
});
