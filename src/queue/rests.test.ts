import { expect, test } from "vitest";
import { createRests } from "./rests.ts";

test("a range rests half as long again as it worked, longer when it worked more, and no other rests with it", () => {
  let now_ms = 1_000;
  const rests = createRests(() => now_ms);
  rests.took("a", 20);
  expect([rests.left_ms("a"), rests.left_ms("b")]).toEqual([30, 0]);
  rests.took("a", 10);
  now_ms += 40;
  expect(rests.left_ms("a")).toBe(5);
  now_ms += 5;
  expect(rests.left_ms("a")).toBe(0);
});

test("this machine, which may be every visitor behind a proxy, never rests", () => {
  const rests = createRests(() => 0);
  rests.took(null, 1_000);
  expect(rests.left_ms(null)).toBe(0);
});

test("thousands of ranges that have rested are forgotten, and those that rest are not", () => {
  let now_ms = 0;
  const rests = createRests(() => now_ms);
  rests.took("long", 1_000_000);
  for (let range = 0; range < 5_000; range += 1) {
    rests.took(String(range), 1);
    now_ms += 2;
  }
  expect(rests.left_ms("long")).toBe(1_490_000);
});
