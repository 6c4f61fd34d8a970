import { expect, test } from "vitest";
import { beEmpty } from "../../../../content/words/empty/be.ts";
import { deEmpty } from "../../../../content/words/empty/de.ts";
import { nlEmpty } from "../../../../content/words/empty/nl.ts";
import { chipsOf, emptySearch, type SearchState } from "../../../activities/search-state.ts";
import { adviceFor } from "./advice.server.ts";

function advice(asked: Partial<SearchState>, words = nlEmpty) {
  const state = { ...emptySearch, ...asked };
  const chips = chipsOf(state).map((chip) => ({ chip }));
  return adviceFor(chips, state.query, words);
}

test("who asked for a word alone reads of its spelling, and not of filters or persons", () => {
  expect(advice({ query: "qxwzj" })).toBe("Controleer de spelling of probeer een ander woord.");
  expect(advice({ query: "qxwzj" }, deEmpty)).toBe("Prüfen Sie die Schreibweise oder versuchen Sie es mit einem anderen Wort.");
});

test("who asked for several words may ask for fewer", () => {
  expect(advice({ query: "kano met qxwzj" })).toBe("Controleer de spelling, of probeer andere of minder woorden.");
});

test("what was asked beside a text is said once, each kind of it", () => {
  expect(advice({ filters: [3, 9], location: { type: "CITY", id: 5 }, persons: 80 })).toBe(
    "Haal een filter weg, kies een plaats in de buurt of kies een kleiner aantal personen.",
  );
  expect(advice({ query: "kano", persons: 80 }, beEmpty)).toBe(
    "Controleer de spelling of probeer een ander woord. Kies een kleinere groep.",
  );
  expect(advice({ location: { type: "CITY", id: 5 }, radiusKm: 10, minimumAge: 4, area: "EUROPE" }, deEmpty)).toBe(
    "Wählen Sie einen Ort in der Nähe, wählen Sie einen größeren Umkreis, wählen Sie ein anderes Gebiet oder wählen Sie ein anderes Alter.",
  );
});

test("who asked for nothing is not told to ask less", () => {
  expect(advice({})).toBeNull();
});
