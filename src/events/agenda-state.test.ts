import { expect, test } from "vitest";
import { changeAgenda, coherentAgenda, emptyAgenda, isAgendaNarrowed } from "./agenda-state.ts";

const shown = { query: "circus", city: "Gouda, Zuid-Holland", from: "2027-05-12", to: "2027-05-14", page: 3 };

test("every change except a page change goes back to the first page", () => {
  expect(changeAgenda(shown, { kind: "setQuery", query: " markt " })).toEqual({ ...shown, query: "markt", page: 1 });
  expect(changeAgenda(shown, { kind: "setCity", city: "Utrecht" })).toEqual({ ...shown, city: "Utrecht", page: 1 });
  expect(changeAgenda(shown, { kind: "setDays", from: "2027-06-01", to: null })).toEqual({
    ...shown,
    from: "2027-06-01",
    to: null,
    page: 1,
  });
  expect(changeAgenda(shown, { kind: "setPage", page: 4 })).toEqual({ ...shown, page: 4 });
});

test("'Wissen' removes all filters", () => {
  expect(changeAgenda(shown, { kind: "clearAll" })).toEqual(emptyAgenda);
});

test("a search, a place or a date narrows the agenda; a page does not", () => {
  expect(isAgendaNarrowed({ ...emptyAgenda, page: 2 })).toBe(false);
  for (const filter of [{ query: "circus" }, { city: "Gouda" }, { from: "2027-05-12" }])
    expect(isAgendaNarrowed({ ...emptyAgenda, ...filter })).toBe(true);
});

test("an end needs a start, and is not before it", () => {
  const to = (from: string | null, end: string) => coherentAgenda({ ...emptyAgenda, from, to: end }).to;
  expect(to(null, "2027-05-14")).toBeNull();
  expect(to("2027-05-14", "2027-05-13")).toBeNull();
  expect(to("2027-05-14", "2027-05-14")).toBe("2027-05-14");
});

test("a day that does not exist, or whose year is incomplete, is ignored", () => {
  for (const from of ["2027-02-30", "0020-05-12", "2027-5-1", "morgen", "2027-13-01", "9999-01-01", "20277-05-12", "+020277-05-12"])
    expect([from, coherentAgenda({ ...emptyAgenda, from }).from]).toEqual([from, null]);
});

test("texts are cut to the length of their field, and invalid pages become page 1", () => {
  const long = coherentAgenda({ ...emptyAgenda, query: "x".repeat(300), city: `${"y".repeat(99)}😀`, page: Number.NaN });
  expect([long.query.length, long.city.length, long.page]).toEqual([200, 100, 1]);
  expect(long.city.isWellFormed()).toBe(true);
  for (const page of [0, -1, 1.5, 1e9]) expect(coherentAgenda({ ...emptyAgenda, page }).page).toBe(1);
});
