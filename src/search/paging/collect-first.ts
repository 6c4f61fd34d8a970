import type { From } from "./first-from.ts";
import type { Matches } from "./matches.ts";
import { batchColumn, inBatches } from "../bits/in-batches.ts";
import type { Order } from "../order/order.ts";

/** So many times what is wanted is gathered before what is too far is thrown away. */
const GATHERED = 4;

/**
 * The first matches from a position of an order on, found by looking up where each match stands: costs the matches, and
 * little for what is wanted, since positions beyond the last that could still be shown are passed over.
 */
export function collectFirst({ bits, count }: Matches, order: Order, { from, wanted }: From): number[] {
  const gathered = new Uint32Array(Math.min(count, Math.max(wanted * GATHERED, 64)));
  const positions = batchColumn();
  let length = 0;
  let end = order.size;

  function gather(position: number): void {
    gathered[length] = position;
    length += 1;
    if (length < gathered.length || length <= wanted) return;
    gathered.sort();
    length = wanted;
    end = gathered[wanted - 1] ?? end;
  }

  inBatches(bits, (slots, batch) => {
    order.locate(slots, batch, positions);
    for (let index = 0; index < batch; index += 1) {
      const position = positions[index] ?? 0;
      if (position >= from && position < end) gather(position);
    }
  });
  return Array.from(gathered.subarray(0, length).toSorted().subarray(0, wanted), (position) => order.slotAt(position));
}
