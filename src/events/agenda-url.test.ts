import { expect, test } from "vitest";
import { emptyAgenda } from "./agenda-state.ts";
import { agendaFromUrl, agendaUrl } from "./agenda-url.ts";

const read = (query: string) => agendaFromUrl(new URLSearchParams(query));

test("filters survive a round trip through the URL", () => {
  const shown = { query: "circus & clowns", city: "'s-Gravenhage, Zuid-Holland", from: "2027-05-12", to: "2027-05-14", page: 3 };
  const url = agendaUrl(shown);
  expect(url).toBe("/agenda?zoek=circus+%26+clowns&plaats=%27s-Gravenhage%2C+Zuid-Holland&van=2027-05-12&tot=2027-05-14&pagina=3");
  expect(read(url.slice(url.indexOf("?")))).toEqual(shown);
});

test("empty filters are not written", () => {
  expect(agendaUrl({})).toBe("/agenda");
  expect(agendaUrl({ page: 1, query: "  " })).toBe("/agenda");
  expect(agendaUrl({ to: "2027-05-14" })).toBe("/agenda");
});

test("invalid parameters show the whole agenda", () => {
  expect(read("")).toEqual(emptyAgenda);
  expect(read("zoek=&plaats=%20&van=gisteren&tot=2027-05-14&pagina=drie&x=1")).toEqual(emptyAgenda);
});
