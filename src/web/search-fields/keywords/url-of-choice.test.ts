import { expect, test } from "vitest";
import { urlOfChoice } from "./url-of-choice.ts";

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test("a filter replaces the text, and the other fields of the form stay", () => {
  const filled = form({ filters: "3", plaats: "'s-Hertogenbosch", zoek: "kan", personen: "25" });
  expect(urlOfChoice({ kind: "filter", id: 9, name: "Kanoën", count: 4 }, filled)).toBe(
    "/uitjes?filters=3,9&personen=25&plaats='s-Hertogenbosch",
  );
  expect(urlOfChoice({ kind: "filter", id: 3, name: "Actief", count: 4 }, form({ filters: "3", zoek: "act" }))).toBe("/uitjes?filters=3");
});

test("a title or a word is searched for, and an organisation has its own page", () => {
  const filled = form({ filters: "", plaats: "", zoek: "kan", personen: "" });
  expect(urlOfChoice({ kind: "title", name: "Kanoën op de Linge", count: 1 }, filled)).toBe("/uitjes?zoek=Kano%C3%ABn+op+de+Linge");
  expect(urlOfChoice({ kind: "word", name: "Rolstoeltoegankelijk", count: 44 }, filled)).toBe("/uitjes?zoek=Rolstoeltoegankelijk");
  const farm = { kind: "organisation", id: 7, slug: "kanohoeve-7", name: "Kanohoeve", count: 2 } as const;
  expect(urlOfChoice(farm, filled)).toBe("/overzicht/kanohoeve-7");
});
