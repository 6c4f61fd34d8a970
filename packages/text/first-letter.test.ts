import { expect, test } from "vitest";
import { capitalised, uncapitalised } from "./first-letter.ts";

test("a text begins with a capital, of which the Dutch ij is one letter", () => {
  expect(["ijsje uit de kar", "koffie", "éénmaal", ""].map(capitalised)).toEqual(["IJsje uit de kar", "Koffie", "Éénmaal", ""]);
});

test("within a sentence it begins with a small letter, but for names", () => {
  const texts = ["IJsbaan", "Kanovaren", "Highland Games", "BBQ", "Escaperoom"];
  expect(texts.map(uncapitalised)).toEqual(["ijsbaan", "kanovaren", "Highland Games", "BBQ", "escaperoom"]);
});
