import { expect, test } from "vitest";
import { nameIn, plausibleName } from "./plausible-name.ts";

test.each([
  ["Nergenshuizen", "Nergenshuizen"],
  [" ’s-Heer\u00a0Hendriks\u200bkinderen ", "'s-Heer Hendrikskinderen"],
  ["Bad Nirgends (Lahn)", "Bad Nirgends (Lahn)"],
  ["Ee", "Ee"],
])("%s may be suggested", (text, name) => expect(plausibleName(text)).toBe(name));

test.each(["", "x", "?!", "1012 AB", "www.casino.example 24", "a".repeat(81), "<b>Stad</b>", "bel 0900"])(
  "%s cannot be the name of a place",
  (text) => expect(plausibleName(text)).toBeNull(),
);

test("the name is the text before a comma or bracket", () => {
  expect([nameIn("Nergenshuizen, Limburg"), nameIn("Nergens (Gld)"), nameIn("(Gld)")]).toEqual(["Nergenshuizen", "Nergens", null]);
});
