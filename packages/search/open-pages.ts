import { holds } from "./bits/bits.ts";
import { distancePages } from "./distance-pages.ts";
import type { RandomOrder } from "./order/random.ts";
import type { BandedPages } from "./paging/banded-pages.ts";
import type { Matches } from "./paging/matches.ts";
import { pagesOf, type Pages } from "./paging/pages.ts";
import { isPresent, type QueryOrder } from "./query.ts";
import { relevancePages } from "./relevance-pages.ts";
import type { Cursor, PageRequest, SearchFilter } from "./search.ts";
import type { PlatformIndex } from "./platform-index.ts";

/** The pages of a result in one order; `bytes` is the most memory that caching them takes, with the matches. */
export type OpenPages = {
  bytes: number;
  slotsOf: (request: PageRequest) => number[];
  /** The cursor of the page after the one requested last, which ends with this slot; null in orders paged by number. */
  cursorAt: (slot: number) => Cursor | null;
};

/** Opens the pages of matches in an order; valid until the next change. */
export function openPages(
  index: PlatformIndex,
  matches: Matches,
  { filter, order }: { filter: SearchFilter; order: QueryOrder },
): OpenPages {
  const { orders } = index;
  switch (order.by) {
    case "random":
      return inRandomOrder(index, matches, orders.random(order.seed));
    case "title":
    case "createdAt": {
      const pages = pagesOf(matches, orders.by(order.by, order.direction));
      return { bytes: bytesWith(matches, pages), slotsOf: (request) => pageOf(pages, request), cursorAt: () => null };
    }
    case "relevance": {
      const pages = relevancePages(index, matches, { text: filter.genericSearchQuery ?? "", order });
      return inBands(index, matches, { pages, randomOrder: orders.random(order.seed) });
    }
    case "distance": {
      const from = isPresent(filter.city) ? index.places.cities.find(filter.city) : null;
      const randomOrder = orders.random(order.seed);
      // Without a known city there is no distance.
      return from
        ? inBands(index, matches, { pages: distancePages(index, matches, { from, order }), randomOrder })
        : inRandomOrder(index, matches, randomOrder);
    }
  }
}

function inRandomOrder({ slots }: PlatformIndex, matches: Matches, randomOrder: RandomOrder): OpenPages {
  const pages = pagesOf(matches, randomOrder);
  return {
    bytes: bytesWith(matches, pages),
    slotsOf: (request) =>
      isPresent(request.after) ? pages.after(randomOrder.positionOfId(request.after.id), request.limit) : pageOf(pages, request),
    cursorAt: (slot) => ({ id: slots.idOf(slot) }),
  };
}

function inBands(
  { slots }: PlatformIndex,
  matches: Matches,
  { pages, randomOrder }: { pages: BandedPages; randomOrder: RandomOrder },
): OpenPages {
  /** The band that the cursor names, else the current band of its activity; null when that is no longer found. */
  function bandOf({ id, band }: Cursor): number | null {
    const slot = slots.slotOf(id);
    return band ?? (slot >= 0 && holds(matches.bits, slot) ? pages.bandOf(slot) : null);
  }

  return {
    bytes: bytesWith(matches, pages),
    slotsOf(request) {
      const band = isPresent(request.after) ? bandOf(request.after) : null;
      if (!isPresent(request.after) || band === null) return pageOf(pages, request);
      return pages.after({ band, position: randomOrder.positionOfId(request.after.id) }, request.limit);
    },
    cursorAt: (slot) => ({ id: slots.idOf(slot), band: pages.bandOfShown(slot) }),
  };
}

/** Cached pages keep their matches alive after the answer is evicted. */
function bytesWith({ bits }: Matches, { bytes }: Pages): number {
  return bits.byteLength + bytes;
}

function pageOf(pages: Pages, { page, limit }: PageRequest): number[] {
  return pages.page((page - 1) * limit, limit);
}
