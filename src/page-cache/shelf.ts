import { LRUCache } from "lru-cache";
import { weightOf, type Page } from "./page.ts";

export type Shelf = {
  find(key: string): Page | undefined;
  /** The same for who only looks: the page is not asked for by that. */
  peek(key: string): Page | undefined;
  put(key: string, page: Page): void;
  /** Weighs the page again, when it is still there. */
  weigh(key: string, page: Page): void;
  figures(): { pages: number; bytes: number };
};

/** Of the room, for pages that were asked for once: at least so much, and all that the others leave. */
const FOR_NEWCOMERS = 0.25;
/** Of the room, for one page. */
const LARGEST = 0.05;

/**
 * Pages by key, at most so many bytes. Who was asked for again stands apart from who was asked for once, so that a
 * hundred thousand addresses that nobody asks for twice push no page out that everybody reads.
 */
export function createShelf(bytes: number): Shelf {
  const room = (share: number) => Math.max(1, Math.floor(bytes * share));
  const sizes = { maxEntrySize: room(LARGEST), sizeCalculation: weightOf };
  const newcomers = new LRUCache<string, Page>({ ...sizes, maxSize: room(1) });
  const regulars = new LRUCache<string, Page>({
    ...sizes,
    maxSize: room(1 - FOR_NEWCOMERS),
    dispose: (page, key, reason) => {
      if (reason === "evict") newcomers.set(key, page);
    },
  });
  const taken = () => newcomers.calculatedSize + regulars.calculatedSize;

  function set(pages: typeof regulars, key: string, page: Page): void {
    pages.set(key, page);
    while (taken() > room(1) && newcomers.pop()) continue;
  }

  return {
    find(key) {
      const regular = regulars.get(key);
      if (regular) return regular;
      const newcomer = newcomers.get(key);
      if (!newcomer) return undefined;
      newcomers.delete(key);
      set(regulars, key, newcomer);
      return newcomer;
    },
    peek: (key) => regulars.peek(key) ?? newcomers.peek(key),
    put(key, page) {
      set(regulars.has(key) ? regulars : newcomers, key, page);
    },
    weigh(key, page) {
      for (const pages of [regulars, newcomers]) {
        if (pages.peek(key) !== page) continue;
        // The same thing set once more is not weighed once more.
        pages.delete(key);
        set(pages, key, page);
      }
    },
    figures: () => ({
      pages: newcomers.size + regulars.size,
      bytes: taken(),
    }),
  };
}
