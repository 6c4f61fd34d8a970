import { expect, test } from "vitest";
import { choiceFrom, choiceText } from "./choice.ts";

const NOW = new Date("2026-11-22T10:00:00Z");

test("a choice is kept with its day, and holds for six months", () => {
  expect(choiceText("granted", NOW)).toBe("granted 2026-11-22");
  for (const choice of ["granted", "refused"] as const) {
    expect(choiceFrom(choiceText(choice, NOW), NOW)).toBe(choice);
    expect(choiceFrom(choiceText(choice, NOW), new Date("2027-05-21T23:59:59Z"))).toBe(choice);
    expect(choiceFrom(choiceText(choice, NOW), new Date("2027-05-22T00:00:00Z"))).toBe(null);
  }
});

test.each([null, "", "granted", "granted 2026-11-2", "yes 2026-11-22", "granted 2026-11-22 ", "granted 2026-11-23", "granted 9999-01-01"])(
  "%o is no choice",
  (text) => {
    expect(choiceFrom(text, NOW)).toBe(null);
  },
);
