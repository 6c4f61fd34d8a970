import { expect, test } from "vitest";
import { analyse } from "./analyse.ts";
import { folded } from "./folded.ts";
import { spelled } from "./spelled.ts";
import { spelledWords } from "./spelled-words.ts";

test("accents, capitals, ligatures and apostrophes make no difference", () => {
  expect(folded("Kanoën ĲSBAAN Straße 's-Hertogenbosch Café’s Œuvre")).toBe("kanoen ijsbaan strasse s-hertogenbosch cafes oeuvre");
});

test("a hyphen that nobody sees is no letter and no end of a word", () => {
  expect(spelledWords("boeren\u00ADgolf", "nl")).toEqual(spelledWords("boerengolf", "nl"));
  expect(spelledWords("Bogen\u00ADschie\u00ADßen", "de")).toEqual(spelledWords("Bogenschießen", "de"));
  expect(analyse("Boeren\u00ADgolf \u2060bij", "nl")).toEqual(analyse("Boerengolf bij", "nl"));
});

test("German umlauts are kept, and are read where they are written as two letters", () => {
  expect(spelled("Küche KUCHEN Haeuser Fuesse Öl", "de")).toBe("küche kuchen häuser füsse öl");
  expect(spelled("neue Quelle Bauer Abenteuer", "de")).toBe("neue quelle bauer abenteuer");
  expect(spelled("Ku\u0308che", "de")).toBe("küche");
});

test("words are taken apart at everything that is not a letter or digit, and a hyphen joins them", () => {
  expect(spelledWords("(2 uur), 10+ e-bike", "nl").map(({ joined }) => joined)).toEqual(["2", "uur", "10", "ebike"]);
  expect(spelledWords("escape-room", "nl")).toEqual([{ joined: "escaperoom", pieces: ["escape", "room"] }]);
  expect(spelledWords(" .,!? - ", "nl")).toEqual([]);
});
