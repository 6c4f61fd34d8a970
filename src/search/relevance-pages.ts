import { add, each, type Bits } from "./bits/bits.ts";
import { reversedBands } from "./order/bands.ts";
import { bandsByRelevance, PHRASE_BAND, TITLE_BAND, titleBands } from "./order/relevance.ts";
import { bandedPages, bytesOfBands, pagesOfOneBand, type BandedPages } from "./paging/banded-pages.ts";
import { headedPages, type Head } from "./paging/headed-pages.ts";
import type { Matches } from "./paging/matches.ts";
import type { BandedOrder } from "./question.ts";
import type { Shelf } from "./shelf.ts";
import { phraseOf } from "./text/phrase.ts";

/**
 * The pages of matches by how well they fit a text. The best have every word in their title: where these are enough,
 * the others are not looked at.
 */
export function relevancePages(shelf: Shelf, matches: Matches, { text, order }: { text: string; order: BandedOrder }): BandedPages {
  const words = shelf.text.understand(text);
  const chance = shelf.orders.random(order.seed);
  const { capacity } = shelf.slots;
  const phrase = phraseOf(text);
  const wanted = new TextEncoder().encode(phrase ?? "");

  /** Those with every word in their title, good until the next row is made. */
  function titled(): Bits {
    const { rows, working } = shelf;
    rows.bits(working.base).set(matches.bits);
    for (const word of words) {
      rows.clear(working.group);
      word.collect(["title"], rows.bits(working.group));
      rows.and(working.base, working.group);
    }
    return rows.bits(working.base);
  }

  /** Those of them that have the whole phrase there; none where a single word is asked. */
  function withPhrase(titled: Bits): Matches {
    const found = { bits: new Uint32Array(phrase === null ? 0 : capacity / 32), count: 0 };
    if (phrase === null) return found;
    const { keys } = shelf.orders.titles;
    each(titled, (slot) => {
      if (!keys.hasWords(slot, wanted)) return;
      add(found.bits, slot);
      found.count += 1;
    });
    return found;
  }

  function openAll(): BandedPages {
    const bands = bandsByRelevance(words, { capacity, phrase: phrase === null ? null : withPhrase(titled()).bits });
    return bandedPages(matches, order.direction === "DESC" ? bands : reversedBands(bands), chance);
  }

  function* heads(): Generator<Head> {
    if (order.direction === "ASC") return;
    const bits = titled();
    const all = { bits, count: shelf.rows.count(shelf.working.base) };
    const best = withPhrase(bits);
    if (best.count > 0) yield { pages: pagesOfOneBand(best, PHRASE_BAND, chance), count: best.count };
    const pages = best.count > 0 ? bandedPages(all, titleBands(best.bits), chance) : pagesOfOneBand(all, TITLE_BAND, chance);
    yield { pages, count: all.count };
  }

  return headedPages({ heads, openAll, count: matches.count, bytes: ((words.length + 1) * capacity) / 4 + bytesOfBands(matches) });
}
