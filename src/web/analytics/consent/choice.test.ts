import { expect, test } from "vitest";
import { parseChoice, formatChoice } from "./choice.ts";

const NOW = new Date("2026-11-22T10:00:00Z");

test("a choice is stored with its day, and is valid for six months", () => {
  expect(formatChoice("granted", NOW)).toBe("granted 2026-11-22");
  for (const choice of ["granted", "refused"] as const) {
    expect(parseChoice(formatChoice(choice, NOW), NOW)).toBe(choice);
    expect(parseChoice(formatChoice(choice, NOW), new Date("2027-05-21T23:59:59Z"))).toBe(choice);
    expect(parseChoice(formatChoice(choice, NOW), new Date("2027-05-22T00:00:00Z"))).toBe(null);
  }
});

test.each([null, "", "granted", "granted 2026-11-2", "yes 2026-11-22", "granted 2026-11-22 ", "granted 2026-11-23", "granted 9999-01-01"])(
  "%o is no choice",
  (text) => {
    expect(parseChoice(text, NOW)).toBe(null);
  },
);
