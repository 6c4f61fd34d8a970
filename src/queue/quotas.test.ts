import { expect, test } from "vitest";
import { createQuotas } from "./quotas.ts";

test("a range works for 200 ms at once, then waits half as long again as it works, and no other waits with it", () => {
  let now_ms = 1_000;
  const quotas = createQuotas(() => now_ms);
  quotas.charge("a", 200);
  expect([quotas.wait_ms("a"), quotas.wait_ms("b")]).toEqual([0, 0]);
  now_ms += 20;
  quotas.charge("a", 20);
  expect([quotas.wait_ms("a"), quotas.wait_ms("b")]).toEqual([30, 0]);
  now_ms += 30;
  expect(quotas.wait_ms("a")).toBe(0);
});

test("a visitor who opens a page of 10 ms every 25 ms never waits", () => {
  let now_ms = 1_000;
  const quotas = createQuotas(() => now_ms);
  const waits = Array.from({ length: 500 }, () => {
    const wait_ms = quotas.wait_ms("a");
    quotas.charge("a", 10);
    now_ms += 25;
    return wait_ms;
  });
  expect(Math.max(...waits)).toBe(0);
});

test("a range that keeps the processor busy has two fifths of it", () => {
  let now_ms = 0;
  const quotas = createQuotas(() => now_ms);
  let worked_ms = 0;
  while (now_ms < 600_000) {
    now_ms += quotas.wait_ms("a") + 10;
    quotas.charge("a", 10);
    worked_ms += 10;
  }
  expect(worked_ms / now_ms).toBeCloseTo(0.4, 2);
});

test("this machine, which may be every visitor behind a proxy, never waits", () => {
  const quotas = createQuotas(() => 0);
  quotas.charge(null, 10_000);
  expect(quotas.wait_ms(null)).toBe(0);
});

test("thousands of ranges with a full quota are forgotten, and those that are over it are not", () => {
  let now_ms = 1_000_000;
  const quotas = createQuotas(() => now_ms);
  quotas.charge("long", 1_000_000);
  for (let range = 0; range < 5_000; range += 1) {
    quotas.charge(String(range), 1);
    now_ms += 2;
  }
  expect(quotas.wait_ms("long")).toBe(1_489_700);
});
