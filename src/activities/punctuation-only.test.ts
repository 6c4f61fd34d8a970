import { expect, test } from "vitest";
import { punctuationOnlyParameter } from "./punctuation-only.ts";

test("a search for punctuation only differs from one for words, and from an empty one", () => {
  const parameters = ["!!!", "🎳", " - ", "", "  ", "\u0000", "kano!"].map((zoek) =>
    punctuationOnlyParameter(new URLSearchParams({ zoek })),
  );
  expect([...parameters, punctuationOnlyParameter(new URLSearchParams())]).toEqual(["zoek=!", "zoek=!", "zoek=!", "", "", "", "", ""]);
});
