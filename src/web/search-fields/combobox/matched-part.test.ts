import { expect, test } from "vitest";
import { matchedPart } from "./matched-part.ts";

test("what was typed is found in a name, whatever its accents and capitals", () => {
  expect(matchedPart("Drimmelen", "drim")).toEqual(["", "Drim", "melen"]);
  expect(matchedPart("München", "MUNCH")).toEqual(["", "Münch", "en"]);
  expect(matchedPart("'s-Hertogenbosch", "hert")).toEqual(["'s-", "Hert", "ogenbosch"]);
  expect(matchedPart("Berlijn", "lijn ")).toEqual(["Ber", "lijn", ""]);
});

test("a name that was found in another way is marked nowhere", () => {
  expect(matchedPart("'s-Hertogenbosch", "den bosch")).toEqual(["'s-Hertogenbosch", "", ""]);
  expect(matchedPart("Utrecht", "")).toEqual(["Utrecht", "", ""]);
});
