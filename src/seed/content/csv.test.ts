import { expect, test } from "vitest";
import { readCsv } from "./csv.ts";

test("every line becomes an object with the keys of the header", () => {
  expect(readCsv("name,lat\n's-Hertogenbosch,51.7\nGoes,\n", "nl.csv")).toEqual([
    { name: "'s-Hertogenbosch", lat: "51.7" },
    { name: "Goes", lat: "" },
  ]);
});

test("the error for a line with too few values names file and line", () => {
  expect(() => readCsv("name,lat\nGoes\n", "nl.csv")).toThrow('nl.csv, line 2: expected the 2 values of "name,lat".');
});
