import { expect, test } from "vitest";
import { createAtOnce } from "./at-once.ts";

test("so many are served at once, and who leaves makes place", () => {
  const atOnce = createAtOnce({ most: 2, mostPerRange: 2 });
  const first = atOnce.enter("192.0.2.1");
  expect(atOnce.enter("198.51.100.1")).not.toBeNull();
  expect(atOnce.enter("203.0.113.1")).toBeNull();
  first?.leave();
  expect(atOnce.enter("203.0.113.1")).not.toBeNull();
});

test("one address range cannot take every place", () => {
  const atOnce = createAtOnce({ most: 3, mostPerRange: 1 });
  const first = atOnce.enter("192.0.2.1");
  expect(atOnce.enter("192.0.2.77")).toBeNull();
  expect(atOnce.enter("198.51.100.1")).not.toBeNull();
  first?.leave();
  expect(atOnce.enter("192.0.2.77")).not.toBeNull();
});

test("this machine stands for every visitor, and is limited as all are", () => {
  const atOnce = createAtOnce({ most: 3, mostPerRange: 1 });
  const entered = ["127.0.0.1", "127.0.0.1", "::1", "127.0.0.1"].map((address) => atOnce.enter(address) !== null);
  expect(entered).toEqual([true, true, true, false]);
});
