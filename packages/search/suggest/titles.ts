import { inBatches, batchColumn } from "../bits/in-batches.ts";
import { holds, type Bits } from "../bits/bits.ts";
import type { Titles } from "../order/orders.ts";
import { createBest } from "./best-titles.ts";
import { canBeInside } from "../names/inner-words.ts";
import type { Ranked } from "./interleave.ts";
import { repeatedRuns } from "./repeated-runs.ts";

/** Where titles are searched. */
export type TitleSource = {
  titles: Titles;
  /** The slots whose titles may contain the typed text; null when it is too short. */
  titlesWith(typed: string): Bits | null;
};

/** The typed text, and its key. */
type Typed = { typed: string; key: string };
type Range = { from: number; to: number };

/** At most this many candidate titles are compared. */
const MAX_READ = 4_000;
const encoder = new TextEncoder();

/**
 * Titles that begin with the typed text, then those with it at a later word; each sorted by number of activities, then
 * by title. Needs no index of its own: equal titles are adjacent in the order by title, and the text index has the
 * inner words.
 */
export function titlesLike({ titles, titlesWith }: TitleSource, { typed, key }: Typed, limit: number): Ranked[] {
  const wanted = encoder.encode(key);
  const { firstPast } = titles.sorted;
  const range = {
    from: firstPast((slot) => titles.keys.compareWith(slot, wanted) >= 0),
    to: firstPast((slot) => titles.keys.compareWith(slot, wanted) > 0),
  };
  const beginnings = bestBeginnings(titles, range, limit);
  const missing = limit - beginnings.length;
  const slots = missing > 0 && canBeInside(key) ? titlesWith(typed) : null;
  return slots ? [...beginnings, ...bestInside(titles, { range, slots, wanted }, missing)] : beginnings;
}

/** Reads all titles that several activities share, then the others in order while there is room. */
function bestBeginnings(titles: Titles, { from, to }: Range, limit: number): Ranked[] {
  const { runs, size } = titles.sorted.ascending;
  const best = createBest(titles, limit);
  repeatedRuns(runs.bits, { from, to }, best.take);
  for (let start = from; start < to && best.hasRoom(); start = runs.endOf(start, size)) {
    if (runs.endOf(start, size) === start + 1) best.take(start, start + 1);
  }
  return best.ranked(true);
}

type Inside = { range: Range; slots: Bits; wanted: Uint8Array };

function bestInside(titles: Titles, { range, slots, wanted }: Inside, limit: number): Ranked[] {
  const { keys, sorted } = titles;
  const { runs, size, locate, slotAt } = sorted.ascending;
  const { bits } = runs;
  const best = createBest(titles, limit);
  const positions = batchColumn();
  let remaining = MAX_READ;

  function look(position: number): void {
    const start = holds(bits, position) ? position : runs.startOf(position);
    const end = holds(bits, position + 1) ? position + 1 : runs.endOf(position, size);
    if (remaining === 0 || !best.wouldTake(start, end)) return;
    remaining -= 1;
    if (keys.readsInside(slotAt(position), wanted)) best.take(start, end);
  }

  inBatches(slots, (some, length) => {
    locate(some, length, positions);
    for (let index = 0; index < length; index += 1) {
      const position = positions[index] ?? size;
      // Released slots have no position.
      if (position < size && (position < range.from || position >= range.to)) look(position);
    }
  });
  return best.ranked(false);
}
