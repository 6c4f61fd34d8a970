import { expect, test } from "vitest";
import { firstDifference } from "./first-difference.ts";
import { PLAIN } from "./plain-activity.ts";
import type { Step } from "./step.ts";

const ACTIVITIES = 6_000;

/** Cities with ids from 1, about a kilometre apart; every tenth lies where the one before it lies. */
const cities = Array.from({ length: 300 }, (_, index) => ({
  ...{ id: index + 1, lon: (index % 10 === 9 ? index - 1 : index) / 70, lat: 52, province: 1, regions: [] },
}));

/** In one city, in up to five, in none, or in one that nobody describes. */
function citiesOf(id: number): number[] {
  return Array.from({ length: id % 7 === 0 ? id % 6 : 1 }, (_, turn) => 1 + ((id * 7_919 + turn * 97) % 303));
}

test("by distance the nearest and the farthest of thousands come first, on the first pages and on deep ones", () => {
  const story: Step[] = [
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
          story.push({ step: "search", platform: 1, filter, page: { page, limit: 15 } });
        }
      }
    }
  }
  expect(firstDifference(story)).toBeNull();
});
