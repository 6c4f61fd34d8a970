import { expect, test } from "vitest";
import { isLineError } from "./line-error.ts";

test.each([
  "Failed to fetch",
  "Failed to fetch dynamically imported module: https://www.uitjesbaas.nl/static/assets/detail-x.js",
  "NetworkError when attempting to fetch resource.",
  "error loading dynamically imported module: https://www.uitjesbaas.nl/static/assets/detail-x.js",
  "Load failed",
  "Importing a module script failed.",
  "The network connection was lost.",
  "The Internet connection appears to be offline.",
])("a browser that says '%s' has no line", (message) => {
  expect(isLineError(new TypeError(message))).toBe(true);
});

test("a fault of ours is none of the line, whatever it is called", () => {
  expect(isLineError(new TypeError("Cannot read properties of undefined (reading 'fetch')"))).toBe(false);
  expect(isLineError(new TypeError("network.open is not a function"))).toBe(false);
  expect(isLineError(new Error("Failed to fetch"))).toBe(false);
});
