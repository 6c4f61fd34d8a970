import { expect, test } from "vitest";
import { queryFrom } from "./query-from.ts";

test("symbols alone count as an empty search, like spaces", () => {
  expect(["!!!", "???", " ", "…", "🎳", "-"].map(queryFrom)).toEqual(["", "", "", "", "", ""]);
});

test("numbers, and symbols beside words, are kept as typed", () => {
  expect(["kano?!", "«Küche»", "4", "①", "漢字"].map(queryFrom)).toEqual(["kano?!", "«Küche»", "4", "①", "漢字"]);
});
