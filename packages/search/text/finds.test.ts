import { expect, test } from "vitest";
import { analyse } from "./analyse.ts";
import { findsTitle } from "./finds.ts";
import type { TextLanguage } from "../search.ts";
import { queryWords } from "./query-words.ts";

function finds(query: string, text: string, language: TextLanguage): boolean {
  const terms = analyse(text, language);
  return queryWords(query, language).every((word) => findsTitle(word, terms));
}

test.each([
  ["uitje", "Uitjes voor iedereen"],
  ["uitjes", "Een uitje"],
  ["uitj", "Een uitje"],
  ["uitje", "Het bedrijfsuitje"],
  ["bedrijf", "Het bedrijfsuitje"],
  ["bedrijfsuitje", "Een uitje voor het hele bedrijf"],
  ["bootje", "Boten huren"],
  ["brief", "Brieven schrijven"],
  ["kano", "Kanoën op de Linge"],
  ["escaperoom", "Escape-room"],
  ["escape room", "Escaperoom"],
  ["teambuilding", "Voor elke team building"],
])("%s finds in Dutch: %s", (query, text) => expect(finds(query, text, "nl")).toBe(true));

test.each([
  ["uitje", "Uitgebreid lunchen, of uit met de groep"],
  ["eten", "Wij vergeten niemand"],
  ["spel", "Gospel"],
  ["kano", "Een kanon"],
])("%s does not find in Dutch: %s", (query, text) => expect(finds(query, text, "nl")).toBe(false));

test.each([
  ["Haus", "Alte Häuser"],
  ["Haeuser", "Ein Haus"],
  ["Baum", "Bäume"],
  ["Ausflug", "Betriebsausflüge"],
  ["Betrieb", "Der Betriebsausflug"],
  ["klettern", "Kletterwald"],
  ["Bötchen", "Boote"],
  ["bowlen", "Bowling"],
  ["curlen", "Curling"],
])("%s finds in German: %s", (query, text) => expect(finds(query, text, "de")).toBe(true));

test.each([
  ["Wein", "Schwein"],
  ["Ei", "Eis"],
  ["Rad", "Radio"],
  ["Küche", "Kuchen"],
])("%s does not find in German: %s", (query, text) => expect(finds(query, text, "de")).toBe(false));
