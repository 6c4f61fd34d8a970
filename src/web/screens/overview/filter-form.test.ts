import { expect, test } from "vitest";
import { emptySearch } from "../../../activities/search-state.ts";
import { urlOfForm } from "./filter-form.ts";

const shown = { ...emptySearch, filters: [9, 3], location: { type: "CITY", id: 12 } as const };
const UTRECHT = "Utrecht";

function formWith(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test("controls that match the shown list give no address", () => {
  const form = formWith(
    ["locatie", "city-12"],
    ["plaats", UTRECHT],
    ["personen", "0"],
    ["filters", "3"],
    ["filters", "9"],
    ["gebied", ""],
    ["zoek", ""],
  );
  expect(urlOfForm(form, shown, UTRECHT)).toBeNull();
});

test("a newly chosen filter comes last: it is the most recent", () => {
  const form = formWith(["locatie", "city-12"], ["plaats", UTRECHT], ["filters", "1"], ["filters", "3"], ["filters", "9"]);
  expect(urlOfForm(form, shown, UTRECHT)).toBe("/uitjes?filters=9,3,1&locatie=city-12");
});

test("a typed place is sent as text and replaces the shown one", () => {
  const form = formWith(["locatie", "city-12"], ["plaats", " Den Haag "], ["filters", "9"]);
  expect(urlOfForm(form, shown, UTRECHT)).toBe("/uitjes?filters=9&plaats=Den%20Haag");
});

test("an emptied place field searches everywhere", () => {
  expect(urlOfForm(formWith(["locatie", "city-12"], ["plaats", ""]), { ...shown, filters: [] }, UTRECHT)).toBe("/uitjes");
});

test("a distance belongs to its city: another place has none", () => {
  const chosen: [string, string][] = [
    ["locatie", "city-12"],
    ["straal", "25"],
    ["filters", "9"],
    ["filters", "3"],
  ];
  expect(urlOfForm(formWith(...chosen, ["plaats", UTRECHT]), shown, UTRECHT)).toBe("/uitjes?filters=9,3&locatie=city-12&straal=25");
  expect(urlOfForm(formWith(...chosen, ["plaats", "Gouda"]), shown, UTRECHT)).toBe("/uitjes?filters=9,3&plaats=Gouda");
});

test("the chosen order is sent; without a control for it the shown order stays", () => {
  const sorted = { ...shown, sort: "title" } as const;
  const chosen: [string, string][] = [
    ["locatie", "city-12"],
    ["plaats", UTRECHT],
    ["filters", "9"],
  ];
  expect(urlOfForm(formWith(...chosen, ["sorteer", "nieuwste"]), sorted, UTRECHT)).toBe(
    "/uitjes?filters=9&locatie=city-12&sorteer=nieuwste",
  );
  expect(urlOfForm(formWith(...chosen), sorted, UTRECHT)).toBe("/uitjes?filters=9&locatie=city-12&sorteer=titel");
});

test("any change goes back to the first page", () => {
  expect(urlOfForm(formWith(["plaats", ""], ["personen", "20"]), { ...emptySearch, page: 3, period: 5 }, null)).toBe("/uitjes?personen=20");
});

test("a sentence stays with other choices and with an emptied keyword field, and is dropped with other keywords", () => {
  const understood = { ...emptySearch, sentence: "30 man buiten met een kano", query: "kano", persons: 30 };
  const urlWith = (words: string) => urlOfForm(formWith(["personen", "20"], ["zoek", words]), understood, null);
  expect(urlWith("kano")).toBe("/uitjes?zoek=kano&zin=30+man+buiten+met+een+kano&personen=20");
  expect(urlWith("")).toBe("/uitjes?zin=30+man+buiten+met+een+kano&personen=20");
  expect(urlWith("bowlen")).toBe("/uitjes?zoek=bowlen&personen=20");
});
