import type { Matches } from "./matches.ts";
import { createSelection } from "./selection.ts";
import { batchColumn, inBatches } from "../bits/in-batches.ts";
import type { Order } from "../order/order.ts";

/**
 * The first matches from a position of an order on, found by looking up where each match stands: costs the matches, and
 * little for what is wanted, since positions beyond the last that could still be shown are passed over.
 */
export function collectFirst(matches: Matches, order: Order, asked: From): number[] {
  return scanFirst(matches, order, asked) ?? lookUpFirst(matches, order, asked);
}

function lookUpFirst({ bits, count }: Matches, order: Order, { from, wanted }: From): number[] {
  const selection = createSelection(wanted, count);
  const positions = batchColumn();

  inBatches(bits, (slots, length) => {
    order.locate(slots, length, positions);
    for (let index = 0; index < length; index += 1) {
      const position = positions[index] ?? 0;
      if (position >= from && position < selection.end) selection.take(position);
    }
  });
  return Array.from(selection.lowest(), (position) => order.slotAt(position));
}

/** With so many more than the fair share of a stretch, it seldom holds too few. */
const SPARE = 3;

/**
 * The same where positions lie evenly: most likely the first ones lie within a stretch that is a little longer than
 * their share of the order. Null when too many do, and where an order cannot tell.
 */
function scanFirst({ bits, count }: Matches, order: Order, { from, wanted }: From): number[] | null {
  let share = (wanted + SPARE * Math.sqrt(wanted) + SPARE) / count;
  for (;;) {
    const last = Math.min(order.size, from + Math.ceil(order.size * share)) - 1;
    const found = order.scan?.between(bits, from, last)?.positions;
    if (!found) return null;
    if (found.length >= wanted || last === order.size - 1) return Array.from(found.toSorted().subarray(0, wanted), order.slotAt);
    share *= 2;
  }
}

/** The positions of an order from here on, and how many matches are wanted of them. */
export type From = { from: number; wanted: number };
