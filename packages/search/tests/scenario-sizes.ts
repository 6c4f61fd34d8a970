import type { ScenarioSize } from "./random-scenario.ts";

/** From empty, around one bitset word (32), to more than the initial capacity of a platform's index. */
const SIZES = [0, 1, 5, 31, 32, 33, 64, 100, 130, 200, 300, 400];
/** Sizes by index modulo 100: large catalogues use other structures for places, prefixes and deep pages. */
const LARGE: ReadonlyMap<number, number> = new Map([
  [14, 1_300],
  [24, 3_000],
  [74, 6_000],
]);

/** The sizes of this many scenarios. */
export function scenarioSizes(catalogues: number, { changes, searches }: Omit<ScenarioSize, "activities">): ScenarioSize[] {
  return Array.from({ length: catalogues }, (_, index) => {
    const activities = LARGE.get(index % 100) ?? SIZES[index % SIZES.length] ?? 0;
    return { changes, searches, activities };
  });
}
