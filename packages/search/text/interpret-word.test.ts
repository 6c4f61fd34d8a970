import { expect, test } from "vitest";
import type { TextLanguage } from "../search.ts";
import { filterByName } from "./filter-by-name.ts";

function find(text: string, names: string[], language: TextLanguage = "nl"): string[] {
  return filterByName(names, text, { language, nameOf: (name) => name });
}

const TITLES = ["Wijn proeven", "Bedrijfsuitje op het water", "Schilderen in het bos", "Fijn wandelen"];

test("a mistyped word finds the nearest word", () => {
  expect(find("schildren", TITLES)).toEqual(["Schilderen in het bos"]);
  expect(find("bedrijsuitje", TITLES)).toEqual(["Bedrijfsuitje op het water"]);
});

test("a mistyped part of a compound is corrected too", () => {
  expect(find("uitjse", TITLES)).toEqual(["Bedrijfsuitje op het water"]);
});

test("a correct word is not corrected, even when it finds nothing", () => {
  expect(find("mijn", TITLES)).toEqual([]);
  expect(find("zwijn", TITLES)).toEqual([]);
});

test("an unfinished word finds words that begin so, unless the word itself is found", () => {
  expect(find("schil", TITLES)).toEqual(["Schilderen in het bos"]);
  expect(find("kano", ["Kanon", "Kanoën"])).toEqual(["Kanoën"]);
  expect(find("kano", ["Kanon"])).toEqual(["Kanon"]);
});

test("an ij may be typed as y, and umlauts may be left out", () => {
  expect(find("wyn", TITLES)).toEqual(["Wijn proeven"]);
  expect(find("glühwein", ["Glühwein", "Gulasch"], "de")).toEqual(["Glühwein"]);
  expect(find("gluhwein", ["Glühwein", "Gulasch"], "de")).toEqual(["Glühwein"]);
});

test("a whole word without its umlauts is not treated as a prefix", () => {
  expect(find("kase", ["Käse vom Hof", "Kaserne"], "de")).toEqual(["Käse vom Hof"]);
  expect(find("kase", ["Kaserne"], "de")).toEqual(["Kaserne"]);
  expect(find("kaser", ["Käse vom Hof", "Kaserne"], "de")).toEqual(["Kaserne"]);
});

test("a verjaardagstaart is a taart", () => {
  expect(find("taart", ["Verjaardagstaart", "Staart"])).toEqual(["Verjaardagstaart"]);
});

test("all words of a text must match", () => {
  expect(find("uitje water", TITLES)).toEqual(["Bedrijfsuitje op het water"]);
  expect(find("uitje bos", TITLES)).toEqual([]);
  expect(find("", TITLES)).toEqual(TITLES);
});

test("two words without their space find a title that has both", () => {
  expect(find("lindyhop", ["Lindy hop op de kade", "Hop plukken"])).toEqual(["Lindy hop op de kade"]);
});

test("a compound without matches is searched without an end that describes the form of the offer", () => {
  expect(find("strickkurs", ["Socken stricken", "Töpfern"], "de")).toEqual(["Socken stricken"]);
  expect(find("kanufahrt", ["Mit dem Kanu zur Insel", "Bootsfahrt"], "de")).toEqual(["Mit dem Kanu zur Insel"]);
  expect(find("klimbos", ["Klimmen", "Slapen in het bos"])).toEqual([]);
});
