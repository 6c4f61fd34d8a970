import { holds } from "./bits/bits.ts";
import { distancePages } from "./distance-pages.ts";
import type { RandomOrder } from "./order/random.ts";
import type { BandedPages } from "./paging/banded-pages.ts";
import type { Matches } from "./paging/matches.ts";
import { pagesOf, type Pages } from "./paging/pages.ts";
import { isAsked, type AskedOrder } from "./question.ts";
import { relevancePages } from "./relevance-pages.ts";
import type { Cursor, PageRequest, SearchFilter } from "./search.ts";
import type { Shelf } from "./shelf.ts";

/** The pages of what was found, in one order; `bytes` is the most that keeping them costs, with the matches. */
export type OpenPages = {
  bytes: number;
  slotsOf: (request: PageRequest) => number[];
  /** Where the page begins that follows the one asked last, which has this slot at its end; null where a number alone says so. */
  cursorAt: (slot: number) => Cursor | null;
};

/** Opens the pages of matches in the asked order; they are good until the next change. */
export function openPages(shelf: Shelf, matches: Matches, { filter, order }: { filter: SearchFilter; order: AskedOrder }): OpenPages {
  const { orders } = shelf;
  switch (order.by) {
    case "random":
      return byChance(shelf, matches, orders.random(order.seed));
    case "title":
    case "createdAt": {
      const pages = pagesOf(matches, orders.by(order.by, order.direction));
      return { bytes: bytesWith(matches, pages), slotsOf: (request) => turn(pages, request), cursorAt: () => null };
    }
    case "relevance": {
      const pages = relevancePages(shelf, matches, { text: filter.genericSearchQuery ?? "", order });
      return inBands(shelf, matches, { pages, chance: orders.random(order.seed) });
    }
    case "distance": {
      const from = isAsked(filter.city) ? shelf.places.cities.find(filter.city) : null;
      const chance = orders.random(order.seed);
      // Without a city that is known nothing is near or far.
      return from
        ? inBands(shelf, matches, { pages: distancePages(shelf, matches, { from, order }), chance })
        : byChance(shelf, matches, chance);
    }
  }
}

function byChance({ slots }: Shelf, matches: Matches, chance: RandomOrder): OpenPages {
  const pages = pagesOf(matches, chance);
  return {
    bytes: bytesWith(matches, pages),
    slotsOf: (request) => (isAsked(request.after) ? pages.behind(chance.placeOf(request.after.id), request.limit) : turn(pages, request)),
    cursorAt: (slot) => ({ id: slots.idOf(slot) }),
  };
}

function inBands({ slots }: Shelf, matches: Matches, { pages, chance }: { pages: BandedPages; chance: RandomOrder }): OpenPages {
  /** Its band when it was shown, else the one where it is now; null when it is no longer found. */
  function bandOf({ id, band }: Cursor): number | null {
    const slot = slots.slotOf(id);
    return band ?? (slot >= 0 && holds(matches.bits, slot) ? pages.bandOf(slot) : null);
  }

  return {
    bytes: bytesWith(matches, pages),
    slotsOf(request) {
      const band = isAsked(request.after) ? bandOf(request.after) : null;
      if (!isAsked(request.after) || band === null) return turn(pages, request);
      return pages.behind({ band, position: chance.placeOf(request.after.id) }, request.limit);
    },
    cursorAt: (slot) => ({ id: slots.idOf(slot), band: pages.bandOfShown(slot) }),
  };
}

/** The matches stay for their pages when the answer that had them is no longer kept. */
function bytesWith({ bits }: Matches, { bytes }: Pages): number {
  return bits.byteLength + bytes;
}

function turn(pages: Pages, { page, limit }: PageRequest): number[] {
  return pages.page((page - 1) * limit, limit);
}
