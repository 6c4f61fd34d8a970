import { afterAll, expect, test } from "vitest";
import { nl } from "../../content/brands/nl.ts";
import { testCatalogue } from "../../tests/support/catalogue.ts";
import { addActivity } from "../../tests/support/fixtures.ts";
import { exposureOf, exposureOfLastMonth, giniOf } from "./exposure.server.ts";

const NOW = new Date("2027-03-01T12:30:00Z");

const { db, catalogue, close } = await testCatalogue();
afterAll(close);

test("the Gini coefficient is 0 for equal shares, and close to 1 when one activity takes all", () => {
  expect(giniOf([])).toBe(0);
  expect(giniOf([7, 7, 7])).toBe(0);
  expect(giniOf([1, 2, 3])).toBeCloseTo(2 / 9);
  expect(giniOf([...Array.from({ length: 99 }, () => 0), 5])).toBeCloseTo(0.99);
});

test("over a month every activity was on the first page, as evenly as chance allows", async () => {
  for (let number = 1; number <= 100; number += 1) await addActivity(db, { title: `Uitje ${number}` });
  await catalogue.refresh();

  const { periods, activities, gini, giniByChance } = exposureOf(catalogue, nl, { days: 30, now: NOW });
  expect(periods).toBe(720);
  expect(activities).toHaveLength(100);
  expect(activities.reduce((sum, { times }) => sum + times, 0)).toBe(720 * 15);
  expect(activities.at(0)?.times).toBeGreaterThan(0.7 * 108);
  expect(activities.at(-1)?.times).toBeLessThan(1.3 * 108);
  expect(gini / giniByChance).toBeGreaterThan(0.8);
  expect(gini / giniByChance).toBeLessThan(1.2);
});

test("last month is measured over its own hours, and the result is reused all this month", () => {
  const { gini = 0, giniByChance = 0, least = 0, most = 0 } = exposureOfLastMonth(catalogue, nl, NOW) ?? {};
  const byHand = exposureOf(catalogue, nl, { days: 28, now: new Date("2027-02-28T23:59:00Z") });
  expect([gini, giniByChance]).toEqual([byHand.gini, byHand.giniByChance]);
  expect(least).toBeLessThan(1);
  expect(most).toBeGreaterThan(1);
  expect(exposureOfLastMonth(catalogue, nl, new Date("2027-03-31T22:00:00Z"))).toBe(exposureOfLastMonth(catalogue, nl, NOW));
});
