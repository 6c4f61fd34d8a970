import { expect, test } from "vitest";
import { isDocument } from "./is-document.ts";
import { SCREENS } from "./screens.ts";

test("links know every document, and nothing else, by its path", () => {
  const paths = Object.values(SCREENS).map(({ path }) => path.replace(/:\w+\??/, "nl"));
  expect(isDocument("/blogs?pagina=2")).toBe(true);
  expect(paths.filter((path) => !isDocument(path))).toEqual([]);
  expect(["/", "/uitjes", "/privacy/nl", "/privacy.data", "/blogs-en-meer"].filter(isDocument)).toEqual([]);
});
