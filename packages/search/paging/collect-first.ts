import type { Matches } from "./matches.ts";
import { createSelection } from "./selection.ts";
import { batchColumn, inBatches } from "../bits/in-batches.ts";
import type { Order } from "../order/order.ts";

/**
 * The first matches from a position of an order on, by looking up the position of every match; positions beyond the
 * last that could still be shown are skipped.
 */
export function collectFirst(matches: Matches, order: Order, range: From): number[] {
  return scanFirst(matches, order, range) ?? lookUpFirst(matches, order, range);
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

/** Margin, in standard deviations, by which a stretch exceeds the expected one. */
const SPARE = 3;

/**
 * The same for evenly distributed positions: reads a stretch slightly longer than expected to contain the matches, and
 * doubles it until it does. Null when it has too many, or the order has no scan.
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

/** A start position, and the number of matches wanted. */
export type From = { from: number; wanted: number };
