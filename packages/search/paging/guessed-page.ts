import type { Stretch } from "../columns/slot-ids.ts";
import type { Order } from "../order/order.ts";
import type { Matches } from "./matches.ts";

/** `count` positions, evenly distributed from `from` to `last`. */
type Even = { from: number; last: number; count: number };

/** The requested part of the matches: `wanted` of them, from number `start` on. */
type Wanted = { start: number; wanted: number };

/** Standard deviations of margin on either side: a guess fails once in some hundred times. */
const DEVIATIONS = 3;

/**
 * Matches from number `start` on, in order, in one pass: their positions are estimated, and the pass counts the matches
 * before them. Null when the estimate was wrong, or the order has no scan.
 */
export function guessedPage({ bits, count }: Matches, order: Order, part: Wanted): number[] | null {
  const guess = guessed({ from: 0, last: order.size - 1, count }, part);
  const found = order.scan?.between(bits, guess.from, guess.last);
  const inside = found && within(found, part);
  if (!found || !inside) return null;

  const narrower = narrowed(found.positions, guessed({ ...guess, count: found.positions.length }, inside));
  const insideNarrower = within(narrower, inside);
  const [{ positions }, { start, wanted }] = insideNarrower ? [narrower, insideNarrower] : [found, inside];
  return Array.from(positions.toSorted().subarray(start, start + wanted), order.slotAt);
}

/** The estimated range of the wanted matches' positions, assuming even distribution. */
function guessed({ from, last, count }: Even, { start, wanted }: Wanted): { from: number; last: number } {
  const end = start + wanted;
  const positionOf = (rank: number) => from + Math.round(((last + 1 - from) * rank) / count);
  return {
    from: Math.max(from, positionOf(start - marginOf(start, count))),
    last: Math.min(last, positionOf(end + marginOf(end, count)) - 1),
  };
}

/** The margin in ranks: number `rank` of `count` seldom deviates by more. */
function marginOf(rank: number, count: number): number {
  return DEVIATIONS * (1 + Math.sqrt((rank * (count - rank)) / count));
}

/** The wanted part, relative to a stretch; null when the stretch does not contain it. */
function within({ before, positions }: Stretch, { start, wanted }: Wanted): Wanted | null {
  const inside = start - before;
  return inside >= 0 && inside + wanted <= positions.length ? { start: inside, wanted } : null;
}

/** The positions within narrower bounds: sorting thousands takes longer than filtering them. */
function narrowed(positions: Uint32Array, { from, last }: { from: number; last: number }): Stretch {
  const inside = new Uint32Array(positions.length);
  let [before, count] = [0, 0];
  for (let index = 0; index < positions.length; index += 1) {
    const position = positions[index] ?? 0;
    if (position < from) before += 1;
    else if (position <= last) inside[count++] = position;
  }
  return { before, positions: inside.subarray(0, count) };
}
