import type { Matches } from "./matches.ts";
import { pagesOf, type Pages } from "./pages.ts";
import { createSelection } from "./selection.ts";
import { CHECKPOINT_BYTES } from "./checkpoints.ts";
import { lastUpTo } from "./last-up-to.ts";
import { add } from "../bits/bits.ts";
import { batchColumn, inBatches } from "../bits/in-batches.ts";
import type { Bands } from "../order/bands.ts";
import type { Order } from "../order/order.ts";

/** Pages by band, and by an order within each band; they can continue from any place. */
export interface BandedPages extends Pages {
  /** The first slots after a position of a band. */
  after(place: Place, limit: number): number[];
  bandOf(slot: number): number;
  /** The same for a slot of the page last requested, without opening other pages. */
  bandOfShown(slot: number): number;
}

export type Place = { band: number; position: number };

/** Up to this many skipped matches of a band are gathered along with the page. */
const MAX_PASSED = 512;

/** Bands from `from` to `to` are read; places up to `after` are excluded. */
type GatherOptions = { from: number; to: number; skipped: number; wanted: number; after?: number };

/**
 * The pages of matches by band, and by an order within each. Each page reads all matches, once to count the bands and
 * once to gather; only deep in a large band that band becomes a set with its own pages.
 */
export function bandedPages(matches: Matches, bands: Bands, order: Order): BandedPages {
  let passed: Uint32Array | null = null;
  let opened: { band: number; pages: Pages } | null = null;
  const lastBand = bands.count - 1;

  function placeOf({ band, position }: Place): number {
    return band * order.size + position;
  }

  /** Gathers matches of a range of bands, without the first `skipped`. */
  function gather({ from, to, skipped, wanted, after = -1 }: GatherOptions): number[] {
    const selection = createSelection(skipped + wanted, matches.count);
    let last = to;
    eachBand(matches, bands, (slots, length, found) => {
      for (let index = 0; index < length; index += 1) {
        const band = found[index] ?? 0;
        if (band < from || band > last) continue;
        const place = placeOf({ band, position: order.positionOf(slots[index] ?? 0) });
        if (place <= after || place >= selection.end) continue;
        selection.take(place);
        last = Math.min(last, Math.floor(selection.end / order.size));
      }
    });
    return Array.from(selection.lowest().subarray(skipped), (place) => order.slotAt(place % order.size));
  }

  function pagesOfBand(band: number): Pages {
    if (opened?.band !== band) opened = { band, pages: pagesOf(membersOf(matches, bands, band), order) };
    return opened.pages;
  }

  return {
    bytes: bands.bytes + bytesOfBands(matches),
    page(start, limit) {
      const wanted = Math.min(limit, matches.count - start);
      if (wanted <= 0) return [];
      if (start <= MAX_PASSED) return gather({ from: 0, to: lastBand, skipped: start, wanted });
      passed ??= passedBy(matches, bands);
      const band = lastUpTo(passed, start);
      const skipped = start - (passed[band] ?? 0);
      const to = lastUpTo(passed, start + wanted - 1);
      if (skipped <= MAX_PASSED) return gather({ from: band, to, skipped, wanted });
      const own = pagesOfBand(band).page(skipped, wanted);
      return own.length === wanted ? own : [...own, ...gather({ from: band + 1, to, skipped: 0, wanted: wanted - own.length })];
    },
    after(place, limit) {
      const wanted = Math.min(limit, matches.count);
      return gather({ from: place.band, to: lastBand, skipped: 0, wanted, after: placeOf(place) });
    },
    bandOf,
    bandOfShown: bandOf,
  };

  function bandOf(slot: number): number {
    const found = new Uint32Array(1);
    bands.assign(Int32Array.of(slot), 1, found);
    return found[0] ?? 0;
  }
}

/** The pages of matches of a single band. */
export function pagesOfOneBand(matches: Matches, band: number, order: Order): BandedPages {
  const pages = pagesOf(matches, order);
  return {
    bytes: pages.bytes,
    page: pages.page,
    after(place, limit) {
      if (place.band > band) return [];
      return pages.after(place.band < band ? -1 : place.position, limit);
    },
    bandOf: () => band,
    bandOfShown: () => band,
  };
}

/** Most bytes of the band table plus the pages of one band. */
export function bytesOfBands({ bits }: Matches): number {
  return bits.byteLength + 2 * CHECKPOINT_BYTES;
}

function eachBand({ bits }: Matches, bands: Bands, visit: (slots: Int32Array, length: number, found: Uint32Array) => void): void {
  const found = batchColumn();
  inBatches(bits, (slots, length) => {
    bands.assign(slots, length, found);
    visit(slots, length, found);
  });
}

/** The number of matches before each band. */
function passedBy(matches: Matches, bands: Bands): Uint32Array {
  const passed = new Uint32Array(bands.count + 1);
  eachBand(matches, bands, (_, length, found) => {
    for (let index = 0; index < length; index += 1) {
      const next = (found[index] ?? 0) + 1;
      passed[next] = (passed[next] ?? 0) + 1;
    }
  });
  for (let band = 1; band < passed.length; band += 1) passed[band] = (passed[band] ?? 0) + (passed[band - 1] ?? 0);
  return passed;
}

function membersOf(matches: Matches, bands: Bands, band: number): Matches {
  const bits = new Uint32Array(matches.bits.length);
  let count = 0;
  eachBand(matches, bands, (slots, length, found) => {
    for (let index = 0; index < length; index += 1) {
      if (found[index] !== band) continue;
      add(bits, slots[index] ?? 0);
      count += 1;
    }
  });
  return { bits, count };
}
