import { expect, test } from "vitest";
import { signsAlone } from "./signs-alone.ts";

test("a search for signs alone is told from one for words, and from none", () => {
  const told = ["!!!", "🎳", " - ", "", "  ", "\u0000", "kano!"].map((zoek) => signsAlone(new URLSearchParams({ zoek })));
  expect([...told, signsAlone(new URLSearchParams())]).toEqual(["zoek=!", "zoek=!", "zoek=!", "", "", "", "", ""]);
});
