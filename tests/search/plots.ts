import type { Plot } from "./random-story.ts";

/** From nothing over a few words of bits to more than a shelf has room for at first. */
const SIZES = [0, 1, 5, 31, 32, 33, 64, 100, 130, 200, 300, 400];
/** For what is kept otherwise once it is large: places, beginnings of words, pages far behind. */
const LARGE = [1_700, 6_000];

/** Stories of so many catalogues, every fifteenth of them a large one. */
export function plots(catalogues: number, { changes, searches }: Omit<Plot, "activities">): Plot[] {
  return Array.from({ length: catalogues }, (_, index) => {
    const sizes = index % 15 === 14 ? LARGE : SIZES;
    return { changes, searches, activities: sizes[index % sizes.length] ?? 0 };
  });
}
