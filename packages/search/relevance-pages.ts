import { add, countOf, each, meetBits, type Bits } from "./bits/bits.ts";
import { reversedBands } from "./order/bands.ts";
import { bandsByRelevance, KIND_BAND, PHRASE_BAND, TITLE_BAND, titleBands, type First } from "./order/relevance.ts";
import { bandedPages, bytesOfBands, pagesOfOneBand, type BandedPages } from "./paging/banded-pages.ts";
import { progressivePages, type LeadingSet } from "./paging/progressive-pages.ts";
import type { Matches } from "./paging/matches.ts";
import type { BandedOrder } from "./query.ts";
import type { PlatformIndex } from "./platform-index.ts";
import { phraseOf } from "./text/phrase.ts";

const NONE: Matches = { bits: new Uint32Array(), count: 0 };

/**
 * The pages of matches by relevance. Activities of a kind that the text names come first, then those with every word in
 * their title; the others are read only when these do not fill the page.
 */
export function relevancePages(index: PlatformIndex, matches: Matches, { text, order }: { text: string; order: BandedOrder }): BandedPages {
  const words = index.text.resolve(text);
  const randomOrder = index.orders.random(order.seed);
  const { capacity } = index.slots;
  const phrase = phraseOf(text);
  const wanted = new TextEncoder().encode(phrase ?? "");

  /** The matches with every word in their title; valid until the working rows are reused. */
  function titled(): Matches {
    const { rows, working } = index;
    rows.bits(working.base).set(matches.bits);
    for (const word of words) {
      rows.clear(working.group);
      word.collect(["title"], rows.bits(working.group));
      rows.and(working.base, working.group);
    }
    return { bits: rows.bits(working.base), count: rows.count(working.base) };
  }

  /** The matches of a kind that the text names. */
  function ofKind(): Matches {
    const { rows, working, kinds } = index;
    const named = index.kindsNamed(words.flatMap(({ nameStems }) => nameStems)).map(kinds.rowOf);
    if (named.length === 0) return NONE;
    rows.clear(working.base);
    for (const row of named) if (row >= 0) rows.or(working.base, row);
    const bits = rows.bits(working.base).slice();
    meetBits(bits, matches.bits);
    return { bits, count: countOf(bits) };
  }

  /** Those of the titled matches that have the whole phrase in their title; none for a single word. */
  function withPhrase(titled: Bits): Matches {
    const found = { bits: new Uint32Array(phrase === null ? 0 : capacity / 32), count: 0 };
    if (phrase === null) return found;
    const { keys } = index.orders.titles;
    each(titled, (slot) => {
      if (!keys.hasWords(slot, wanted)) return;
      add(found.bits, slot);
      found.count += 1;
    });
    return found;
  }

  function openAll(): BandedPages {
    const kind = ofKind();
    const bands = bandsByRelevance(words, { capacity, first: firstOf(kind, phrase === null ? NONE : withPhrase(titled().bits)) });
    return bandedPages(matches, order.direction === "DESC" ? bands : reversedBands(bands), randomOrder);
  }

  function* leadingSets(): Generator<LeadingSet> {
    if (order.direction === "ASC") return;
    const kind = ofKind();
    if (kind.count > 0) yield { pages: pagesOfOneBand(kind, KIND_BAND, randomOrder), count: kind.count };
    const all = titled();
    const exact = withPhrase(all.bits);
    if (kind.count === 0 && exact.count > 0) yield { pages: pagesOfOneBand(exact, PHRASE_BAND, randomOrder), count: exact.count };
    const isOneBand = kind.count + exact.count === 0;
    const pages = isOneBand
      ? pagesOfOneBand(all, TITLE_BAND, randomOrder)
      : bandedPages(all, titleBands(firstOf(kind, exact)), randomOrder);
    yield { pages, count: all.count };
  }

  return progressivePages({
    leadingSets,
    openAll,
    count: matches.count,
    bytes: ((words.length + 2) * capacity) / 4 + bytesOfBands(matches),
  });
}

function firstOf(kind: Matches, phrase: Matches): First {
  return { kind: kind.count > 0 ? kind.bits : null, phrase: phrase.count > 0 ? phrase.bits : null };
}
