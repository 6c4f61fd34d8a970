import { expect, test } from "vitest";
import { createQuotas } from "./quotas.ts";

/** Quotas with a clock that the test advances. */
function quotasAt(start_ms: number) {
  let now_ms = start_ms;
  const quotas = createQuotas({ burst_ms: 300, now: () => now_ms });
  return { quotas, pass: (ms: number) => void (now_ms += ms), now: () => now_ms };
}

test("a range may use its burst at once, then waits for the excess, and no other range waits", () => {
  const { quotas, pass } = quotasAt(1_000);
  quotas.charge("a", 300);
  expect([quotas.wait_ms("a"), quotas.wait_ms("b")]).toEqual([0, 0]);
  quotas.charge("a", 50);
  expect([quotas.wait_ms("a"), quotas.wait_ms("b")]).toEqual([50, 0]);
  pass(50);
  expect(quotas.wait_ms("a")).toBe(0);
});

test("a range within its quota never waits", () => {
  const { quotas, pass } = quotasAt(1_000);
  const waits = Array.from({ length: 500 }, () => {
    const wait_ms = quotas.wait_ms("a");
    quotas.charge("a", 25);
    pass(25);
    return wait_ms;
  });
  expect(Math.max(...waits)).toBe(0);
});

test("a range that is charged 2.5 ms for each ms of work gets two fifths of the processor", () => {
  const { quotas, pass, now } = quotasAt(0);
  let worked_ms = 0;
  while (now() < 600_000) {
    pass(quotas.wait_ms("a") + 10);
    quotas.charge("a", 25, now() - 10);
    worked_ms += 10;
  }
  expect(worked_ms / now()).toBeCloseTo(0.4, 2);
});

test("a client without a range, which may be every visitor behind a proxy, never waits", () => {
  const { quotas } = quotasAt(0);
  quotas.charge(null, 10_000);
  expect(quotas.wait_ms(null)).toBe(0);
});

test("thousands of ranges with a full quota are dropped, and those above it are not", () => {
  const { quotas, pass } = quotasAt(0);
  quotas.charge("long", 1_000_000);
  for (let range = 0; range < 5_000; range += 1) {
    quotas.charge(String(range), 1);
    pass(2);
  }
  expect(quotas.wait_ms("long")).toBe(989_700);
});
