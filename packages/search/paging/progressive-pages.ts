import type { BandedPages } from "./banded-pages.ts";

/** Leading sets serve pages up to this rank; visitors seldom go further. */
const MAX_IN_SET = 1_000;

/** The pages of a small set with which the order begins; valid until the next one is requested. */
export type LeadingSet = { pages: BandedPages; count: number };

type ProgressivePages = {
  /** Increasingly large sets, each created on request. */
  leadingSets: () => Iterable<LeadingSet>;
  /** The pages of all matches, opened by the first page beyond the leading sets. */
  openAll: () => BandedPages;
  count: number;
  bytes: number;
};

/** The pages of many matches; the first pages come from a small leading set when one is enough. */
export function progressivePages({ leadingSets, openAll, count, bytes }: ProgressivePages): BandedPages {
  let opened: BandedPages | null = null;
  let shown: BandedPages | null = null;

  function all(): BandedPages {
    return (shown = opened ??= openAll());
  }

  /** The leading sets with at least `wanted` matches; none once the pages of all matches are open. */
  function* setsWith(wanted: number): Generator<BandedPages> {
    if (opened !== null || wanted > MAX_IN_SET) return;
    for (const set of leadingSets()) if (set.count >= wanted) yield (shown = set.pages);
  }

  return {
    bytes,
    page(start, limit) {
      if (start >= count) return [];
      const [set = all()] = setsWith(Math.min(start + limit, count));
      return set.page(start, limit);
    },
    after(place, limit) {
      if (count === 0) return [];
      for (const set of setsWith(Math.min(limit, count))) {
        const found = set.after(place, limit);
        if (found.length === limit) return found;
      }
      return all().after(place, limit);
    },
    bandOf: (slot) => all().bandOf(slot),
    bandOfShown: (slot) => (shown ?? all()).bandOf(slot),
  };
}
