import { expect, test } from "vitest";
import { dayInWords, dayOfWeekInWords } from "./day-in-words.ts";

test.each([
  ["nl-NL", "2027-05-12", ["12 mei 2027", "woensdag 12 mei 2027"]],
  ["nl-BE", "2026-12-01", ["1 december 2026", "dinsdag 1 december 2026"]],
  ["de-DE", "2027-03-31", ["31. März 2027", "Mittwoch, 31. März 2027"]],
])("in %s the date %s is written without and with the day of the week: %j", (lang, day, written) => {
  expect([dayInWords(day, lang), dayOfWeekInWords(day, lang)]).toEqual(written);
});
