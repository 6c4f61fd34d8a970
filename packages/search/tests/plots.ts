import type { Plot } from "./random-story.ts";

/** From nothing over a few words of bits to more than a shelf has room for at first. */
const SIZES = [0, 1, 5, 31, 32, 33, 64, 100, 130, 200, 300, 400];
/** In every hundred some that are large: places, beginnings of words and pages far behind are then kept otherwise. */
const LARGE: ReadonlyMap<number, number> = new Map([
  [14, 1_300],
  [24, 3_000],
  [74, 6_000],
]);

/** Stories of so many catalogues. */
export function plots(catalogues: number, { changes, searches }: Omit<Plot, "activities">): Plot[] {
  return Array.from({ length: catalogues }, (_, index) => {
    const activities = LARGE.get(index % 100) ?? SIZES[index % SIZES.length] ?? 0;
    return { changes, searches, activities };
  });
}
