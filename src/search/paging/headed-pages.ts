import type { Pages } from "./pages.ts";

/** Nobody leafs further, and what is not of the head is read whole. */
const MOST_OF_HEAD = 1_000;

type HeadedPages = {
  /** The pages of a small set that begins with at least so many of the order, null when there is none. */
  headOf: (wanted: number) => Pages | null;
  /** The pages of all of them, opened for the first page that goes beyond. */
  openAll: () => Pages;
  count: number;
  bytes: number;
};

/** The pages of so many matches that they are not to be looked at for the first few, when a small set holds these. */
export function headedPages({ headOf, openAll, count, bytes }: HeadedPages): Pages {
  let all: Pages | null = null;

  return {
    bytes,
    page(start, limit) {
      if (start >= count) return [];
      const wanted = Math.min(start + limit, count);
      const head = all === null && wanted <= MOST_OF_HEAD ? headOf(wanted) : null;
      if (head) return head.page(start, limit);
      all ??= openAll();
      return all.page(start, limit);
    },
  };
}
