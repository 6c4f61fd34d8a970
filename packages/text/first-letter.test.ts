import { expect, test } from "vitest";
import { capitalised, uncapitalised } from "./first-letter.ts";

test("a text begins with a capital, and the Dutch ij counts as one letter", () => {
  expect(["ijsje uit de kar", "koffie", "éénmaal", ""].map(capitalised)).toEqual(["IJsje uit de kar", "Koffie", "Éénmaal", ""]);
});

test("within a sentence a text begins with a small letter, except names", () => {
  const texts = ["IJsbaan", "Kanovaren", "Highland Games", "BBQ", "Escaperoom"];
  expect(texts.map(uncapitalised)).toEqual(["ijsbaan", "kanovaren", "Highland Games", "BBQ", "escaperoom"]);
});
