import { expect, test } from "vitest";
import { matchedPart } from "./matched-part.ts";

test("the typed text is found in a name regardless of accents and case", () => {
  expect(matchedPart("Drimmelen", "drim")).toEqual(["", "Drim", "melen"]);
  expect(matchedPart("München", "MUNCH")).toEqual(["", "Münch", "en"]);
  expect(matchedPart("'s-Hertogenbosch", "hert")).toEqual(["'s-", "Hert", "ogenbosch"]);
  expect(matchedPart("Berlijn", "lijn ")).toEqual(["Ber", "lijn", ""]);
});

test("a name without the typed text is not split", () => {
  expect(matchedPart("'s-Hertogenbosch", "den bosch")).toEqual(["'s-Hertogenbosch", "", ""]);
  expect(matchedPart("Utrecht", "")).toEqual(["Utrecht", "", ""]);
});
