import type { BandedPages } from "./banded-pages.ts";

/** Nobody leafs further, and what is not of the head is read whole. */
const MOST_IN_SET = 1_000;

/** Pages of a small set with which an order begins, and how many are in it; good until the next is asked for. */
export type LeadingSet = { pages: BandedPages; count: number };

type ProgressivePages = {
  /** Ever larger sets, each made when it is asked for. */
  leadingSets: () => Iterable<LeadingSet>;
  /** The pages of all of them, opened for the first page that goes beyond. */
  openAll: () => BandedPages;
  count: number;
  bytes: number;
};

/** The pages of so many matches that they are not to be looked at for the first few, when a small set holds these. */
export function progressivePages({ leadingSets, openAll, count, bytes }: ProgressivePages): BandedPages {
  let opened: BandedPages | null = null;
  let shown: BandedPages | null = null;

  function all(): BandedPages {
    return (shown = opened ??= openAll());
  }

  /** Those with so many; none once all are open anyway. */
  function* setsWith(wanted: number): Generator<BandedPages> {
    if (opened !== null || wanted > MOST_IN_SET) return;
    for (const head of leadingSets()) if (head.count >= wanted) yield (shown = head.pages);
  }

  return {
    bytes,
    page(start, limit) {
      if (start >= count) return [];
      const [head = all()] = setsWith(Math.min(start + limit, count));
      return head.page(start, limit);
    },
    after(place, limit) {
      if (count === 0) return [];
      for (const head of setsWith(Math.min(limit, count))) {
        const found = head.after(place, limit);
        if (found.length === limit) return found;
      }
      return all().after(place, limit);
    },
    bandOf: (slot) => all().bandOf(slot),
    bandOfShown: (slot) => (shown ?? all()).bandOf(slot),
  };
}
