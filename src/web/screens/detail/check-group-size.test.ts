import { expect, test } from "vitest";
import { nlGroup as words } from "../../../../content/words/group/nl.ts";
import type { SearchState } from "../../../activities/search-state.ts";
import { checkGroupSize } from "./check-group-size.ts";

const ACTIVITY = {
  personsMin: 4,
  personsMax: 16,
  cities: [{ id: 7, name: "Utrecht" }],
  provinces: [{ id: 3, name: "Utrecht (provincie)" }],
  regions: [],
};
/** Finds one activity in places of these types. */
const foundIn =
  (...types: (string | null)[]) =>
  ({ location }: SearchState) =>
    types.includes(location?.type ?? null) ? 1 : 0;

const check = (persons: number | null, ...places: (string | null)[]) =>
  checkGroupSize(ACTIVITY, persons, { words, countOf: foundIn(...places) });

test("a group that fits, or an unknown size, gets no warning", async () => {
  for (const persons of [4, 16, null]) expect(await check(persons, "CITY")).toBe(null);
});

test("a group that is too large gets a link to the nearest place with a fitting activity", async () => {
  expect(await check(40, "CITY", null)).toEqual({
    text: "Dit uitje is voor 4 tot en met 16 personen. Je kunt het toch vragen, of kijk verder:",
    others: { text: "uitjes voor 40 personen in Utrecht", url: "/uitjes?locatie=city-7&personen=40" },
  });
  expect(await check(40, "PROVINCE", null)).toMatchObject({ others: { url: "/uitjes?locatie=province-3&personen=40" } });
  expect(await check(40, null)).toMatchObject({ others: { text: "uitjes voor 40 personen", url: "/uitjes?personen=40" } });
});

test("there is no link when no activity fits the group", async () => {
  expect(await check(40)).toEqual({ text: "Dit uitje is voor 4 tot en met 16 personen. Je kunt het toch vragen.", others: null });
});

test("a larger group than the search allows is searched as 500, in text and address", async () => {
  expect(await check(750, null)).toMatchObject({ others: { text: "uitjes voor 500 personen", url: "/uitjes?personen=500" } });
});
