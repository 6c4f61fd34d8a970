import { expect, test } from "vitest";
import { textFrom } from "./text-from.ts";

test("what was typed is cut to its length, and a character cut in half is replaced", () => {
  expect(textFrom("  kanoën ", 20)).toBe("kanoën");
  expect(textFrom("vuur🔥", 5)).toBe("vuur\ufffd");
});

test("signs that nobody can type do not reach a page", () => {
  expect(textFrom("\u0000", 20)).toBe("");
  expect(textFrom("kano\u0000\u0007tocht", 20)).toBe("kano tocht");
});
