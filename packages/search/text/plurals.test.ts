import { expect, test } from "vitest";
import { analyse } from "./analyse.ts";
import { queryWords } from "./query-words.ts";

const stemsOf = (text: string, language: "nl" | "de") => analyse(text, language).map(({ stem }) => stem);

test.for([
  ["quizzen", "quiz"],
  ["podia", "podium"],
  ["lunches", "lunch"],
  ["brunches", "brunch"],
  ["parties", "party"],
  ["party's", "party"],
  ["musea", "museum"],
  ["museums", "museum"],
  ["centra", "centrum"],
  ["gymnasia", "gymnasium"],
  ["catalogi", "catalogus"],
  ["catalogussen", "catalogus"],
  ["technici", "technicus"],
  ["hobbies", "hobby"],
  ["koloniën", "kolonie"],
  ["churches", "church"],
  ["affiches", "affiche"],
  ["grotten", "grot"],
  ["holen", "grot"],
  ["schepen", "schip"],
  ["wegen", "weg"],
  ["steden", "stad"],
  ["leden", "lid"],
  ["vaten", "vat"],
  ["eieren", "ei"],
  ["runderen", "rund"],
  ["smeden", "smid"],
  ["gaatjes", "gat"],
  ["bladeren", "blad"],
  ["volkeren", "volk"],
  ["bergen", "berg"],
  ["uien", "ui"],
  ["crises", "crisis"],
  ["indices", "index"],
  ["matrices", "matrix"],
  ["dominees", "dominee"],
  ["brandweerlieden", "brandweerman"],
  ["partijtje", "partij"],
  ["walrussen", "walrus"],
  ["dj's", "dj"],
  ["games", "game"],
  ["bubble", "bubbel"],
  ["football", "voetbal"],
  ["b.b.q.", "barbecue"],
  ["d.j.", "dj"],
] as const)("Dutch %s is found as %s", ([form, word]) => {
  expect(stemsOf(form, "nl")).toEqual(stemsOf(word, "nl"));
  expect(queryWords(form, "nl").map(({ stem }) => stem)).toEqual(stemsOf(word, "nl"));
});

test.for([
  ["Quizze", "Quiz"],
  ["Quizzes", "Quiz"],
  ["Lunches", "Lunch"],
  ["Partys", "Party"],
  ["Podien", "Podium"],
  ["Stadien", "Stadion"],
  ["Kriterien", "Kriterium"],
  ["Museen", "Museum"],
  ["Pizzen", "Pizza"],
  ["Köche", "Koch"],
  ["Höhlen", "Höhle"],
  ["Schlösser", "Schloss"],
  ["Hobbys", "Hobby"],
  ["Globen", "Globus"],
  ["Zirkusse", "Zirkus"],
  ["Indizes", "Index"],
  ["Lexika", "Lexikon"],
] as const)("German %s is found as %s", ([form, word]) => {
  expect(stemsOf(form, "de")).toEqual(stemsOf(word, "de"));
});

test("an abbreviation is one word with its dots or without, and a sentence still ends at its own", () => {
  const textsOf = (text: string) => analyse(text, "nl").map(({ text: word }) => word);
  expect(textsOf("V.I.P.-avond met b.b.q., of een d.j.'s nacht; a.u.b. op tijd.")).toEqual([
    "vip",
    "avond",
    "met",
    "bbq",
    "of",
    "een",
    "dj",
    "s",
    "nacht",
    "aub",
    "op",
    "tijd",
  ]);
  expect(textsOf("Neem lijn a.Ga dan. b.boot 3.5 km")).toEqual(["neem", "lijn", "a", "ga", "dan", "b", "boot", "3", "5", "km"]);
});
