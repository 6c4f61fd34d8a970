import { LRUCache } from "lru-cache";
import type { FilterCount, Relaxation } from "./search.ts";
import type { Matches } from "./paging/matches.ts";
import type { OpenPages } from "./open-pages.ts";

/** The result of a query, for all orders and pages; `text` is the text searched for, where neighbouring words may have been joined. */
export type Answer = { text: string | null; matches: Matches; filterCounts: FilterCount[]; relaxations: Relaxation[] };

/** Caches answers until the next change, up to a memory limit. */
export interface AnswerCache {
  answer(key: string, find: () => Answer): Answer;
  pages(key: string, open: () => OpenPages): OpenPages;
  clear(): void;
  /** Whether answers are cached: a cached answer must not change. */
  readonly isEnabled: boolean;
}

/** The memory limit: half for answers, half for their pages. */
const MAX_BYTES = 33_554_432;
const BYTES_OF_COUNT = 64;
/** Overhead of one cached entry of pages. */
const BYTES_OF_PAGES = 1_024;

export function createAnswerCache(isEnabled: boolean): AnswerCache {
  const answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES / 2,
    sizeCalculation: ({ matches, filterCounts }) => matches.bits.byteLength + filterCounts.length * BYTES_OF_COUNT,
  });
  const pages = new LRUCache<string, OpenPages>({ maxSize: MAX_BYTES / 2, sizeCalculation: ({ bytes }) => bytes + BYTES_OF_PAGES });

  return {
    isEnabled,
    answer: (key, find) => (isEnabled ? cached(answers, key, find) : find()),
    pages: (key, open) => (isEnabled ? cached(pages, key, open) : open()),
    clear() {
      answers.clear();
      pages.clear();
    },
  };
}

function cached<Value extends object>(cache: LRUCache<string, Value>, key: string, compute: () => Value): Value {
  const known = cache.get(key);
  if (known) return known;

  const value = compute();
  cache.set(key, value);
  return value;
}
