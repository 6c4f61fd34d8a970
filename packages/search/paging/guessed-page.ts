import type { Stretch } from "../columns/slot-ids.ts";
import type { Order } from "../order/order.ts";
import type { Matches } from "./matches.ts";

/** Positions that lie evenly from `from` up to `last`, so many of them. */
type Even = { from: number; last: number; count: number };

/** Which of them are wanted: `wanted` from number `start` on. */
type Asked = { start: number; wanted: number };

/** So many standard deviations to either side a guess seldom errs: once in some hundred times. */
const DEVIATIONS = 3;

/**
 * Matches from number `start` on, in order, found in one pass over all: where they lie is guessed, and the pass tells how
 * many stand before that. Null when the guess was wrong, and where an order cannot tell.
 */
export function guessedPage({ bits, count }: Matches, order: Order, asked: Asked): number[] | null {
  const guess = guessed({ from: 0, last: order.size - 1, count }, asked);
  const found = order.scan?.between(bits, guess.from, guess.last);
  const inside = found && within(found, asked);
  if (!found || !inside) return null;

  const narrower = narrowed(found.positions, guessed({ ...guess, count: found.positions.length }, inside));
  const insideNarrower = within(narrower, inside);
  const [{ positions }, { start, wanted }] = insideNarrower ? [narrower, insideNarrower] : [found, inside];
  return Array.from(positions.toSorted().subarray(start, start + wanted), order.slotAt);
}

/** Where those that are asked for lie, most likely: by chance so many of evenly spread ones stand before a position. */
function guessed({ from, last, count }: Even, { start, wanted }: Asked): { from: number; last: number } {
  const end = start + wanted;
  const positionOf = (rank: number) => from + Math.round(((last + 1 - from) * rank) / count);
  return {
    from: Math.max(from, positionOf(start - marginOf(start, count))),
    last: Math.min(last, positionOf(end + marginOf(end, count)) - 1),
  };
}

/** Number `rank` of so many seldom stands before or behind its fair place by more of them than this. */
function marginOf(rank: number, count: number): number {
  return DEVIATIONS * (1 + Math.sqrt((rank * (count - rank)) / count));
}

/** What is asked for, as counted within a stretch; null when it is not all there. */
function within({ before, positions }: Stretch, { start, wanted }: Asked): Asked | null {
  const inside = start - before;
  return inside >= 0 && inside + wanted <= positions.length ? { start: inside, wanted } : null;
}

/** The positions within narrower bounds; a few thousand would take longer to sort than to find. */
function narrowed(positions: Uint32Array, { from, last }: { from: number; last: number }): Stretch {
  const kept = new Uint32Array(positions.length);
  let [before, count] = [0, 0];
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index] ?? 0;
    if (position < from) before += 1;
    else if (position <= last) kept[count++] = position;
  }
  return { before, positions: kept.subarray(0, count) };
}
