import { expect, test } from "vitest";
import { shownWebsite } from "./shown-website.ts";

test.each([
  ["https://roeiers.example", "https://roeiers.example"],
  ["HTTP://roeiers.example", "http://roeiers.example"],
  ["www.roeiers.example/uitjes", "https://www.roeiers.example/uitjes"],
  ["roeiers.example:8080", "https://roeiers.example:8080"],
  ["javascript:alert(1)", null],
  ["ftp://roeiers.example", null],
  ["", null],
  [null, null],
])("%s is shown as %s", (website, shown) => {
  expect(shownWebsite({ website, showWebsite: true })).toBe(shown);
  expect(shownWebsite({ website, showWebsite: false })).toBeNull();
});
