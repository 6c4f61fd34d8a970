import { expect, test } from "vitest";
import { landingText } from "./landing-text.ts";

const ZEILEN_IN_UTRECHT = { "#locatie": "Utrecht", "#zoekterm": "zeilen" };
const NOTHING = { "#locatie": "", "#zoekterm": "" };

test.each([
  ["Bedrijfsuitje in #locatie", "Bedrijfsuitje in Utrecht"],
  ["Bedrijfsuitje[ in #locatie]", "Bedrijfsuitje in Utrecht"],
  ["#zoekterm[ in #locatie], #zoekterm!", "zeilen in Utrecht, zeilen!"],
  ["Alles[ over #zoekterm in #locatie]", "Alles over zeilen in Utrecht"],
  ["Uitje[ in #locatie[ met #zoekterm]]", "Uitje in Utrecht met zeilen"],
  ["Uitje[ ergens[ in #locatie]]", "Uitje ergens in Utrecht"],
  ["Uitje [nieuw]", "Uitje [nieuw]"],
  ["Uitje [ in #locatie", "Uitje [ in Utrecht"],
  ["Uitje] in #locatie", "Uitje] in Utrecht"],
  ["Nummer #1 in #locatie", "Nummer #1 in Utrecht"],
  ["  Veel   ruimte  ", "Veel ruimte"],
  ["", ""],
])("with a place and a search query, %j is %j", (text, filled) => expect(landingText(text, ZEILEN_IN_UTRECHT)).toBe(filled));

test.each([
  ["Bedrijfsuitje[ in #locatie] kiezen", "Bedrijfsuitje kiezen"],
  ["Bedrijfsuitje [in #locatie] kiezen", "Bedrijfsuitje kiezen"],
  ["Bedrijfsuitje #locatie kiezen", "Bedrijfsuitje kiezen"],
  ["Uitje[ in #locatie[ met #zoekterm]]", "Uitje"],
  ["Uitje [nieuw]", "Uitje [nieuw]"],
])("without values, %j is %j", (text, filled) => expect(landingText(text, NOTHING)).toBe(filled));

test("only the part whose own placeholder is empty is omitted", () => {
  const placed = { "#locatie": "Utrecht", "#zoekterm": "" };
  expect(landingText("Uitje[ met #zoekterm][ in #locatie]", placed)).toBe("Uitje in Utrecht");
  expect(landingText("Uitje[ in #locatie[ met #zoekterm]]", placed)).toBe("Uitje in Utrecht");
  expect(landingText("Uitje[ met #zoekterm in #locatie]", placed)).toBe("Uitje");
});

test("a placeholder within a value is not filled in", () => {
  expect(landingText("[#zoekterm]", { "#locatie": "Utrecht", "#zoekterm": "[#locatie]" })).toBe("[#locatie]");
});
