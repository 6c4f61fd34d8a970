import type { BandedPages } from "./banded-pages.ts";

/** Nobody leafs further, and what is not of the head is read whole. */
const MOST_OF_HEAD = 1_000;

/** Pages of a small set with which an order begins, and how many are in it; good until the next is asked for. */
export type Head = { pages: BandedPages; count: number };

type HeadedPages = {
  /** Ever larger sets, each made when it is asked for. */
  heads: () => Iterable<Head>;
  /** The pages of all of them, opened for the first page that goes beyond. */
  openAll: () => BandedPages;
  count: number;
  bytes: number;
};

/** The pages of so many matches that they are not to be looked at for the first few, when a small set holds these. */
export function headedPages({ heads, openAll, count, bytes }: HeadedPages): BandedPages {
  let opened: BandedPages | null = null;
  let shown: BandedPages | null = null;

  function all(): BandedPages {
    return (shown = opened ??= openAll());
  }

  /** Those with so many; none once all are open anyway. */
  function* headsWith(wanted: number): Generator<BandedPages> {
    if (opened !== null || wanted > MOST_OF_HEAD) return;
    for (const head of heads()) if (head.count >= wanted) yield (shown = head.pages);
  }

  return {
    bytes,
    page(start, limit) {
      if (start >= count) return [];
      const [head = all()] = headsWith(Math.min(start + limit, count));
      return head.page(start, limit);
    },
    behind(place, limit) {
      if (count === 0) return [];
      for (const head of headsWith(Math.min(limit, count))) {
        const found = head.behind(place, limit);
        if (found.length === limit) return found;
      }
      return all().behind(place, limit);
    },
    bandOf: (slot) => all().bandOf(slot),
    bandOfShown: (slot) => (shown ?? all()).bandOf(slot),
  };
}
