import { expect, test } from "vitest";
import { queryFrom } from "./query-from.ts";

test("signs alone ask nothing, like spaces", () => {
  expect(["!!!", "???", " ", "…", "🎳", "-"].map(queryFrom)).toEqual(["", "", "", "", "", ""]);
});

test("signs beside words, and numbers, are kept as they were typed", () => {
  expect(["kano?!", "«Küche»", "4", "①", "漢字"].map(queryFrom)).toEqual(["kano?!", "«Küche»", "4", "①", "漢字"]);
});
