import type { Plot } from "./random-story.ts";

/** From nothing over a few words of bits to what columns and sets must grow for. */
const SIZES = [0, 1, 5, 31, 32, 33, 64, 100, 130, 200, 300, 400];
/** More than a shelf has room for at first. */
const LARGE = 1_700;

/** Stories of so many catalogues, every twentieth of them a large one. */
export function plots(catalogues: number, { changes, searches }: Omit<Plot, "activities">): Plot[] {
  return Array.from({ length: catalogues }, (_, index) => ({
    ...{ changes, searches },
    activities: index % 20 === 19 ? LARGE : (SIZES[index % SIZES.length] ?? 0),
  }));
}
