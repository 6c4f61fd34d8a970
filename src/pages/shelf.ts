import { LRUCache } from "lru-cache";
import { weightOf, type Page } from "./page.ts";

export type Shelf = {
  find(key: string): Page | undefined;
  put(key: string, page: Page): void;
  /** Weighs the page again, when it is still there. */
  weigh(key: string, page: Page): void;
  figures(): { pages: number; bytes: number };
};

/** Of the room, for pages that were asked for once. */
const FOR_NEWCOMERS = 0.25;
/** Of the room, for one page. */
const LARGEST = 0.05;

/**
 * Pages by key, at most so many bytes. Who was asked for again stands apart from who was asked for once, so that a
 * hundred thousand addresses that nobody asks for twice push no page out that everybody reads.
 */
export function createShelf(bytes: number): Shelf {
  const room = (share: number) => Math.max(1, Math.floor(bytes * share));
  const shelf = (share: number) =>
    new LRUCache<string, Page>({ maxSize: room(share), maxEntrySize: room(LARGEST), sizeCalculation: weightOf });
  const newcomers = shelf(FOR_NEWCOMERS);
  const regulars = shelf(1 - FOR_NEWCOMERS);

  return {
    find(key) {
      const regular = regulars.get(key);
      if (regular) return regular;
      const newcomer = newcomers.get(key);
      if (!newcomer) return undefined;
      newcomers.delete(key);
      regulars.set(key, newcomer);
      return newcomer;
    },
    put(key, page) {
      if (regulars.has(key)) regulars.set(key, page);
      else newcomers.set(key, page);
    },
    weigh(key, page) {
      for (const pages of [regulars, newcomers]) {
        if (pages.peek(key) !== page) continue;
        // The same thing set once more is not weighed once more.
        pages.delete(key);
        pages.set(key, page);
      }
    },
    figures: () => ({
      pages: newcomers.size + regulars.size,
      bytes: newcomers.calculatedSize + regulars.calculatedSize,
    }),
  };
}
