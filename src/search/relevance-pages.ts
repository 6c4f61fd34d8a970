import { reversedBands } from "./order/bands.ts";
import { bandsByRelevance } from "./order/relevance.ts";
import { bandedPages, bytesOfBands } from "./paging/banded-pages.ts";
import { headedPages } from "./paging/headed-pages.ts";
import type { Matches } from "./paging/matches.ts";
import { pagesOf, type Pages } from "./paging/pages.ts";
import type { Shelf } from "./shelf.ts";

/**
 * The pages of matches by how well they fit a text. The best have every word in their title: where these are enough,
 * the others are not looked at.
 */
export function relevancePages(shelf: Shelf, matches: Matches, { text, direction }: { text: string; direction: "ASC" | "DESC" }): Pages {
  const words = shelf.text.understand(text);
  const byId = shelf.orders.byId();
  const { capacity } = shelf.slots;

  function openAll(): Pages {
    const bands = bandsByRelevance(words, capacity);
    return bandedPages(matches, direction === "DESC" ? bands : reversedBands(bands), byId);
  }

  function headOf(wanted: number): Pages | null {
    if (direction === "ASC") return null;
    const { rows, working } = shelf;
    rows.bits(working.base).set(matches.bits);
    for (const word of words) {
      rows.clear(working.group);
      word.collect(["title"], rows.bits(working.group));
      rows.and(working.base, working.group);
    }
    const count = rows.count(working.base);
    return count >= wanted ? pagesOf({ bits: rows.bits(working.base), count }, byId) : null;
  }

  return headedPages({ headOf, openAll, count: matches.count, bytes: (words.length * capacity) / 4 + bytesOfBands(matches) });
}
