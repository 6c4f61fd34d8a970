import { LRUCache } from "lru-cache";
import type { FilterCount, Relaxation } from "./search.ts";
import type { Matches } from "./paging/matches.ts";
import type { OpenPages } from "./open-pages.ts";

/** What was found for a question, whatever its order and page; `text` is what was asked in the end, where words were joined. */
export type Answer = { text: string | null; matches: Matches; filterCounts: FilterCount[]; relaxations: Relaxation[] };

/** AnswerCache that are kept until the next change, as far as memory for them goes. */
export interface AnswerCache {
  answer(question: string, find: () => Answer): Answer;
  /** The pages of an answer in one order. */
  pages(question: string, open: () => OpenPages): OpenPages;
  clear(): void;
  /** Whether anything is kept: then what is kept must not change. */
  readonly isEnabled: boolean;
}

/** Half of it for answers, half for their pages. */
const MOST_BYTES = 33_554_432;
const BYTES_OF_COUNT = 64;
/** What stands around pages. */
const BYTES_OF_PAGES = 1_024;

export function createAnswerCache(isEnabled: boolean): AnswerCache {
  const answers = new LRUCache<string, Answer>({
    maxSize: MOST_BYTES / 2,
    sizeCalculation: ({ matches, filterCounts }) => matches.bits.byteLength + filterCounts.length * BYTES_OF_COUNT,
  });
  const pages = new LRUCache<string, OpenPages>({ maxSize: MOST_BYTES / 2, sizeCalculation: ({ bytes }) => bytes + BYTES_OF_PAGES });

  return {
    isEnabled,
    answer: (question, find) => (isEnabled ? cached(answers, question, find) : find()),
    pages: (question, open) => (isEnabled ? cached(pages, question, open) : open()),
    clear() {
      answers.clear();
      pages.clear();
    },
  };
}

function cached<Value extends object>(cache: LRUCache<string, Value>, question: string, make: () => Value): Value {
  const known = cache.get(question);
  if (known) return known;

  const made = make();
  cache.set(question, made);
  return made;
}
