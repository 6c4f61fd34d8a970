import { expect, test } from "vitest";
import { textFrom } from "./text-from.ts";

test("a text is cut to its length, and a character cut in half is replaced", () => {
  expect(textFrom("  kanoën ", 20)).toBe("kanoën");
  expect(textFrom("vuur🔥", 5)).toBe("vuur\ufffd");
});

test("control characters become spaces", () => {
  expect(textFrom("\u0000", 20)).toBe("");
  expect(textFrom("kano\u0000\u0007tocht", 20)).toBe("kano tocht");
});

test("invisible characters are removed", () => {
  expect(textFrom("\u202aka\u00adno\u200b\u00a0tocht\u202c", 20)).toBe("kano tocht");
  expect(textFrom("\ufeff’s-Herto\u200bgenbosch\u2069", 20)).toBe("’s-Hertogenbosch");
  expect(textFrom("\u200b\u200e", 20)).toBe("");
});
