import { expect, test } from "vitest";
import { memoise } from "./memoise.ts";

test("the function runs at the first call, and later calls return the same value", () => {
  const made: string[] = [];
  const read = memoise(() => {
    made.push("made");
    return undefined;
  });
  expect(made).toEqual([]);
  expect([read(), read(), made]).toEqual([undefined, undefined, ["made"]]);
});
