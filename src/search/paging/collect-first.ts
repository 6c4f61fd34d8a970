import type { From } from "./first-from.ts";
import type { Matches } from "./matches.ts";
import { createSelection } from "./selection.ts";
import { batchColumn, inBatches } from "../bits/in-batches.ts";
import type { Order } from "../order/order.ts";

/**
 * The first matches from a position of an order on, found by looking up where each match stands: costs the matches, and
 * little for what is wanted, since positions beyond the last that could still be shown are passed over.
 */
export function collectFirst({ bits, count }: Matches, order: Order, { from, wanted }: From): number[] {
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
