import { expect, test } from "vitest";
import { nlGroup as words } from "../../../../content/words/group/nl.ts";
import type { SearchState } from "../../../activities/search-state.ts";
import { misfitOf } from "./group-misfit.ts";

const ACTIVITY = {
  personsMin: 4,
  personsMax: 16,
  cities: [{ id: 7, name: "Utrecht" }],
  provinces: [{ id: 3, name: "Utrecht (provincie)" }],
  regions: [],
};
/** Where something is found. */
const foundIn =
  (...types: (string | null)[]) =>
  ({ location }: SearchState) =>
    types.includes(location?.type ?? null) ? 1 : 0;

const noted = (persons: number | null, ...places: (string | null)[]) => misfitOf(ACTIVITY, persons, { words, countOf: foundIn(...places) });

test("of a group that fits, and of no number, nothing is said", async () => {
  for (const persons of [4, 16, null]) expect(await noted(persons, "CITY")).toBe(null);
});

test("who is too many is led to the nearest place where something fits", async () => {
  expect(await noted(40, "CITY", null)).toEqual({
    text: "Dit uitje is voor 4 tot en met 16 personen. Je kunt het toch vragen, of kijk verder:",
    others: { text: "uitjes voor 40 personen in Utrecht", url: "/uitjes?locatie=city-7&personen=40" },
  });
  expect(await noted(40, "PROVINCE", null)).toMatchObject({ others: { url: "/uitjes?locatie=province-3&personen=40" } });
  expect(await noted(40, null)).toMatchObject({ others: { text: "uitjes voor 40 personen", url: "/uitjes?personen=40" } });
});

test("where nothing fits such a group there is no way to nothing", async () => {
  expect(await noted(40)).toEqual({ text: "Dit uitje is voor 4 tot en met 16 personen. Je kunt het toch vragen.", others: null });
});

test("more than the search counts is its most, in words as in the address", async () => {
  expect(await noted(750, null)).toMatchObject({ others: { text: "uitjes voor 500 personen", url: "/uitjes?personen=500" } });
});
