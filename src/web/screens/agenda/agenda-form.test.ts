import { expect, test } from "vitest";
import { emptyAgenda } from "../../../events/agenda-state.ts";
import { urlOfAgendaForm } from "./agenda-form.ts";

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ zoek: "", plaats: "", van: "", ...fields })) form.append(name, value);
  return form;
}

const shown = { ...emptyAgenda, query: "circus", city: "Utrecht", page: 3 };

test("fields that match the shown list give no address", () => {
  expect(urlOfAgendaForm(formWith({ zoek: " circus ", plaats: "Utrecht" }), shown)).toBeNull();
  expect(urlOfAgendaForm(formWith({}), emptyAgenda)).toBeNull();
});

test("any change goes back to the first page", () => {
  expect(urlOfAgendaForm(formWith({ zoek: "markt", plaats: "Utrecht" }), shown)).toBe("/agenda?zoek=markt&plaats=Utrecht");
  expect(urlOfAgendaForm(formWith({}), shown)).toBe("/agenda");
  expect(urlOfAgendaForm(formWith({ van: "2027-05-12", tot: "2027-05-14" }), emptyAgenda)).toBe("/agenda?van=2027-05-12&tot=2027-05-14");
});
