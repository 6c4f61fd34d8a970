import { LRUCache } from "lru-cache";
import { weightOf, type Page } from "./page.ts";

export type PageStore = {
  /** A page that is being requested. */
  get(key: string): Page | undefined;
  /** The same, without counting as a request. */
  peek(key: string): Page | undefined;
  set(key: string, page: Page): void;
  /** Weighs a page again, if it is still stored. */
  reweigh(key: string, page: Page): void;
  figures(): { pages: number; bytes: number };
};

/** The minimum share of the memory for pages requested once; they also get all that the other pages leave. */
const REQUESTED_ONCE = 0.25;
/** The share of the memory that one page may take. */
const LARGEST = 0.05;

/**
 * Pages by cache key, of at most `bytes` in total: a segmented LRU. Pages that were requested again are stored separately from those
 * requested once, so that a crawler of a hundred thousand addresses evicts no page that visitors read.
 */
export function createPageStore(bytes: number): PageStore {
  const share = (part: number) => Math.max(1, Math.floor(bytes * part));
  const sizes = { maxEntrySize: share(LARGEST), sizeCalculation: weightOf };
  const once = new LRUCache<string, Page>({ ...sizes, maxSize: share(1) });
  const again = new LRUCache<string, Page>({
    ...sizes,
    maxSize: share(1 - REQUESTED_ONCE),
    dispose: (page, key, reason) => {
      if (reason === "evict") once.set(key, page);
    },
  });
  const used = () => once.calculatedSize + again.calculatedSize;

  function setIn(pages: typeof again, key: string, page: Page): void {
    pages.set(key, page);
    while (used() > share(1) && once.pop()) continue;
  }

  return {
    get(key) {
      const page = again.get(key);
      if (page) return page;
      const promoted = once.get(key);
      if (!promoted) return undefined;
      once.delete(key);
      setIn(again, key, promoted);
      return promoted;
    },
    peek: (key) => again.peek(key) ?? once.peek(key),
    set(key, page) {
      setIn(again.has(key) ? again : once, key, page);
    },
    reweigh(key, page) {
      for (const pages of [again, once]) {
        if (pages.peek(key) !== page) continue;
        // Setting the same value again would not weigh it again.
        pages.delete(key);
        setIn(pages, key, page);
      }
    },
    figures: () => ({ pages: once.size + again.size, bytes: used() }),
  };
}
