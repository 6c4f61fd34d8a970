import { expect, test } from "vitest";
import { beEmpty } from "../../../../content/words/empty/be.ts";
import { deEmpty } from "../../../../content/words/empty/de.ts";
import { nlEmpty } from "../../../../content/words/empty/nl.ts";
import { chipsOf, emptySearch, type SearchState } from "../../../activities/search-state.ts";
import { adviceFor } from "./advice.server.ts";

function advice(search: Partial<SearchState>, words = nlEmpty) {
  const state = { ...emptySearch, ...search };
  const chips = chipsOf(state).map((chip) => ({ chip }));
  return adviceFor(chips, state.query, words);
}

test("a search for one word is advised to check its spelling, not to change filters or persons", () => {
  expect(advice({ query: "qxwzj" })).toBe("Controleer de spelling of probeer een ander woord.");
  expect(advice({ query: "qxwzj" }, deEmpty)).toBe("Prüfen Sie die Schreibweise oder versuchen Sie es mit einem anderen Wort.");
});

test("a search for several words is advised to use fewer", () => {
  expect(advice({ query: "kano met qxwzj" })).toBe("Controleer de spelling, of probeer andere of minder woorden.");
});

test("each kind of condition beside a text is mentioned once", () => {
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

test("a search without conditions gets no advice", () => {
  expect(advice({})).toBeNull();
});
