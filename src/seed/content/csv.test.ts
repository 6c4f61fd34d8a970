import { expect, test } from "vitest";
import { readCsv } from "./csv.ts";

test("every line is an object by the header", () => {
  expect(readCsv("name,lat\n's-Hertogenbosch,51.7\nGoes,\n", "nl.csv")).toEqual([
    { name: "'s-Hertogenbosch", lat: "51.7" },
    { name: "Goes", lat: "" },
  ]);
});

test("a line with a value too few names file and line", () => {
  expect(() => readCsv("name,lat\nGoes\n", "nl.csv")).toThrow('nl.csv, line 2: expected the 2 values of "name,lat".');
});
