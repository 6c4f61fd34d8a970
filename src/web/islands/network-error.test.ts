import { expect, test } from "vitest";
import { isNetworkError } from "./network-error.ts";

test.each([
  "Failed to fetch",
  "Failed to fetch dynamically imported module: https://www.uitjesbaas.nl/static/assets/detail-x.js",
  "NetworkError when attempting to fetch resource.",
  "error loading dynamically imported module: https://www.uitjesbaas.nl/static/assets/detail-x.js",
  "Load failed",
  "Importing a module script failed.",
  "The network connection was lost.",
  "The Internet connection appears to be offline.",
])("'%s' is a network error", (message) => {
  expect(isNetworkError(new TypeError(message))).toBe(true);
});

test("an error in our own code is no network error, even with similar words", () => {
  expect(isNetworkError(new TypeError("Cannot read properties of undefined (reading 'fetch')"))).toBe(false);
  expect(isNetworkError(new TypeError("network.open is not a function"))).toBe(false);
  expect(isNetworkError(new Error("Failed to fetch"))).toBe(false);
});
