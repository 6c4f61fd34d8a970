import { expect, test } from "vitest";
import { writeWholeNumber } from "./write-whole-number.ts";

test.each(["nl-NL", "nl-BE", "de-DE"])("numbers are written as in %s", (lang) => {
  const { format } = new Intl.NumberFormat(lang);
  const amounts = [0, 1, 12, 999, 1_000, 1_001, 10_000, 123_456, 1_000_000, 12_345_678, -1_234];
  expect(amounts.map(writeWholeNumber)).toEqual(amounts.map(format));
});
