import { expect, test } from "vitest";
import { once } from "./once.ts";

test("a text is made when it is first read, and the same one is given from then on", () => {
  const made: string[] = [];
  const read = once(() => {
    made.push("made");
    return undefined;
  });
  expect(made).toEqual([]);
  expect([read(), read(), made]).toEqual([undefined, undefined, ["made"]]);
});
