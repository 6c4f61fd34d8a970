import { expect, test } from "vitest";
import { honouredPeriod, periodNow, seedOfPeriod } from "./rotation.ts";

test("a period lasts an hour", () => {
  const period = periodNow(new Date("2027-03-01T12:00:00Z"));
  expect(periodNow(new Date("2027-03-01T12:59:59.999Z"))).toBe(period);
  expect(periodNow(new Date("2027-03-01T13:00:00Z"))).toBe(period + 1);
});

test("the current period and the 24 before it are honoured", () => {
  const now = new Date("2027-03-01T12:30:00Z");
  const current = periodNow(now);
  expect([0, 1, 24, 25, -1].map((age) => honouredPeriod(current - age, now) === current - age)).toEqual([true, true, true, false, false]);
  expect(honouredPeriod(null, now)).toBe(current);
});

test("periods and brands have distinct 32-bit seeds", () => {
  const seeds = [1, 2, 3, 4].flatMap((brand) => Array.from({ length: 5_000 }, (_, period) => seedOfPeriod(brand, 500_000 + period)));
  expect(new Set(seeds).size).toBeGreaterThan(19_990);
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff)).toBe(true);
});
