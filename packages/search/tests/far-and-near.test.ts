import { expect, test } from "vitest";
import { firstDifference } from "./first-difference.ts";
import { PLAIN } from "./plain-activity.ts";
import type { Step } from "./step.ts";

const ACTIVITIES = 6_000;

/** Cities with ids from 1, about a kilometre apart; every tenth has the location of the previous one. */
const cities = Array.from({ length: 300 }, (_, index) => ({
  ...{ id: index + 1, lon: (index % 10 === 9 ? index - 1 : index) / 70, lat: 52, province: 1, regions: [] },
}));

/** One city, none or up to five, some of them unknown. */
function citiesOf(id: number): number[] {
  return Array.from({ length: id % 7 === 0 ? id % 6 : 1 }, (_, nth) => 1 + ((id * 7_919 + nth * 97) % 303));
}

test("ordering thousands by distance agrees with a full scan on first and deep pages, in both directions", () => {
  const scenario: Step[] = [
    { step: "describe", platform: 1, facts: { language: "nl", kinds: [], filters: [], cities } },
    {
      step: "upsert",
      records: Array.from({ length: ACTIVITIES }, (_, index) => ({ ...PLAIN, id: index + 1, cities: citiesOf(index + 1) })),
    },
  ];
  for (const city of [1, 150, 300]) {
    for (const page of [1, 2, 9, 41, 200, 399, 400, 401]) {
      for (const orderDirection of ["ASC", "DESC"] as const) {
        for (const radius of [{}, { radiusKm: 3 }, { radiusKm: 200 }]) {
          const filter = { city, ...radius, orderBy: "distance" as const, orderDirection };
          scenario.push({ step: "search", platform: 1, filter, page: { page, limit: 15 } });
        }
      }
    }
  }
  expect(firstDifference(scenario)).toBeNull();
});
