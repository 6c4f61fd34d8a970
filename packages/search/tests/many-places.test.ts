import { expect, test } from "vitest";
import { firstDifference } from "./first-difference.ts";
import { PLAIN } from "./plain-activity.ts";
import type { Step } from "./step.ts";

const MOST = 66_000;

/** Cities with ids from 1, along one parallel. */
const cities = Array.from({ length: MOST }, (_, index) => ({
  ...{ id: index + 1, lon: index / 1_000, lat: 52, province: 1 + (index % 12), regions: [] },
}));

function searchesIn(city: number): Step[] {
  const page = { page: 1, limit: 10 };
  return [
    { step: "search", platform: 1, filter: { city }, page },
    { step: "search", platform: 1, filter: { city, radiusKm: 0.1, orderBy: "distance" }, page },
    { step: "search", platform: 1, filter: { city, advancedCitySearch: true, orderBy: "title" }, page },
  ];
}

test("places are distinguished when there are more of them than 16 bits can number", () => {
  const scenario: Step[] = [
    { step: "describe", platform: 1, facts: { language: "nl", kinds: [], filters: [], cities } },
    { step: "upsert", records: [{ ...PLAIN, id: 1, cities: [1, 2, 3, 464] }] },
    ...searchesIn(464),
    {
      step: "upsert",
      records: [
        { ...PLAIN, id: 2, cities: [MOST] },
        { ...PLAIN, id: 3, cities: [MOST - 1, 464, 2, MOST, 5] },
      ],
    },
    ...[1, 464, MOST - 65_536, MOST].flatMap(searchesIn),
    { step: "upsert", records: Array.from({ length: 1_100 }, (_, index) => ({ ...PLAIN, id: 10 + index })) },
    { step: "restart", cache: true },
    ...[1, 464, MOST - 65_536, MOST].flatMap(searchesIn),
  ];
  expect(firstDifference(scenario)).toBeNull();
});
