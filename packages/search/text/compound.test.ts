import { expect, test } from "vitest";
import type { TextLanguage } from "../search.ts";
import { analyse, termOf } from "./analyse.ts";

function partsOf(word: string, language: TextLanguage): string {
  return termOf(word, language).parts.join(" ");
}

test.each([
  ["bedrijfsuitjes", "bedrijf uitje"],
  ["kinderfeestje", "kind feest"],
  ["paardenstal", "paard stal"],
  ["kookworkshops", "kook workshop"],
  ["wijnproeverij", "wijn proef"],
  ["kanovaren", "kano vaar"],
  ["stadswandelingen", "stad wandel"],
  ["dagtocht", "dag tocht"],
  ["familieweekendarrangement", "familie weekend arrangement"],
])("%s is made of: %s", (word, parts) => expect(partsOf(word, "nl")).toBe(parts));

test.each([
  "vergeten",
  "gospel",
  "zwijn",
  "kanon",
  "eiland",
  "zondag",
  "hamster",
  "planeet",
  "schildpad",
  "uitje",
  "beker",
  "besparen",
  "bootcamp",
])("%s is no compound", (word) => expect(partsOf(word, "nl")).toBe(""));

test.each([
  ["betriebsausflüge", "betrieb ausflug"],
  ["kindergeburtstag", "kind geburtstag"],
  ["kletterwald", "kletter wald"],
  ["weinprobe", "wein probe"],
  ["stadtführungen", "stadt führ"],
  ["schulausflug", "schule ausflug"],
  ["städtereise", "stadt reise"],
])("%s is made of: %s", (word, parts) => expect(partsOf(word, "de")).toBe(parts));

test.each(["schwein", "vergessen", "radio", "eis", "kerze", "bergamotte", "eintopf", "freitag", "gospel", "romantisch", "wunderbar"])(
  "%s is no compound in German",
  (word) => expect(partsOf(word, "de")).toBe(""),
);

test("lakes are compounds of see, and other words that end so are not", () => {
  expect(["ammersee", "königssee"].map((word) => termOf(word, "de").stems.includes("see"))).toEqual([true, true]);
  expect(["chaussee", "exposee", "odyssee", "übersee", "kolosseen"].filter((word) => termOf(word, "de").stems.includes("see"))).toEqual([]);
});

test("an irregular misspelling is listed as the word it means", () => {
  expect(termOf("mountenbiken", "nl").stem).toBe(termOf("mountainbike", "nl").stem);
  expect(termOf("dampflock", "de").stem).toBe(termOf("dampflok", "de").stem);
});

test("adjacent parts of a long compound find it too", () => {
  expect(termOf("stadswandelroute", "nl").stems).toEqual(["stad", "stadwandel", "stadwandelroute", "wandel", "wandelroute", "route"]);
});

test("a compound with an unknown beginning is found by the noun at its end", () => {
  const { parts, isKnown } = termOf("hovercrafttochten", "nl");
  expect([parts, isKnown]).toEqual([["hovercraft", "tocht"], false]);
  expect(partsOf("mathematisch", "de")).toBe("");
});

test.each([
  ["kaasspiesen", "kaas"],
  ["wijntermen", "wijn"],
  ["kaasstengels", "kaas"],
  ["Käsemilben", "käse"],
])("%s is found by the noun at its beginning", (word, noun) => {
  const language = word.startsWith("K") ? "de" : "nl";
  const [term] = analyse(word, language);
  expect(term?.stems).toContain(noun);
  expect(term?.parts).toEqual([]);
});

test.each(["Zandvoort", "Veldhoven", "kanonskogel", "stapeltje", "stadswal"])("%s only seems to begin with a noun", (word) => {
  const stems = new Set(analyse(word, "nl").flatMap(({ stems }) => stems));
  expect(["zand", "veld", "kano", "stap", "stad"].filter((noun) => stems.has(noun))).toEqual([]);
});
