import { distancePages } from "./distance-pages.ts";
import type { Matches } from "./paging/matches.ts";
import { pagesOf, type Pages } from "./paging/pages.ts";
import { isAsked, type AskedOrder } from "./question.ts";
import { relevancePages } from "./relevance-pages.ts";
import type { PageRequest, SearchFilter } from "./search.ts";
import type { Shelf } from "./shelf.ts";

/** The pages of what was found, in one order; `bytes` is the most that keeping them costs, with the matches. */
export type OpenPages = { bytes: number; slotsOf: (request: PageRequest) => number[] };

/** Opens the pages of matches in the asked order; they are good until the next change. */
export function openPages(shelf: Shelf, matches: Matches, { filter, order }: { filter: SearchFilter; order: AskedOrder }): OpenPages {
  const { orders } = shelf;
  switch (order.by) {
    case "random": {
      const chance = orders.random(order.seed);
      const pages = pagesOf(matches, chance);
      const slotsOf = (request: PageRequest) =>
        isAsked(request.after) ? pages.behind(chance.placeOf(request.after), request.limit) : turn(pages, request);
      return { bytes: bytesWith(matches, pages), slotsOf };
    }
    case "title":
    case "createdAt":
      return turning(matches, pagesOf(matches, orders.by(order.by, order.direction)));
    case "relevance":
      return turning(matches, relevancePages(shelf, matches, { text: filter.genericSearchQuery ?? "", direction: order.direction }));
    case "distance": {
      const from = isAsked(filter.city) ? shelf.places.cities.find(filter.city) : null;
      // Without a city that is known nothing is near or far.
      return turning(matches, from ? distancePages(shelf, matches, { from, direction: order.direction }) : pagesOf(matches, orders.byId()));
    }
  }
}

function turning(matches: Matches, pages: Pages): OpenPages {
  return { bytes: bytesWith(matches, pages), slotsOf: (request) => turn(pages, request) };
}

/** The matches stay for their pages when the answer that had them is no longer kept. */
function bytesWith({ bits }: Matches, { bytes }: Pages): number {
  return bits.byteLength + bytes;
}

function turn(pages: Pages, { page, limit }: PageRequest): number[] {
  return pages.page((page - 1) * limit, limit);
}
