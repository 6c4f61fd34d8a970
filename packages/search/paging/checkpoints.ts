import { lastUpTo } from "./last-up-to.ts";
import type { Matches } from "./matches.ts";
import { holds } from "../bits/bits.ts";
import { batchColumn, inBatches } from "../bits/in-batches.ts";
import type { Order, ReversedOrder } from "../order/order.ts";

/** The number of matches before each stretch of an order, to reach a deep page without reading them all. */
export interface Checkpoints {
  /** The number of matches before a position. */
  rankOf(position: number): number;
  /** The position of match number `rank`, from 0; the size of the order when there are fewer. */
  positionAt(rank: number): number;
}

const MAX_STRETCHES = 4_096;
/** The most memory for the table. */
export const CHECKPOINT_BYTES = (MAX_STRETCHES + 2) * Uint32Array.BYTES_PER_ELEMENT;

/** Reads the position of every match once; each query then walks along one stretch. */
export function createCheckpoints(matches: Matches, order: Order): Checkpoints {
  const { bits } = matches;
  const shift = Math.max(0, Math.ceil(Math.log2(order.size / MAX_STRETCHES)));
  const passed = new Uint32Array((order.size >>> shift) + 2);
  const stretches = passed.subarray(1);
  if (order.scan) order.scan.tally(bits, shift, stretches);
  else tallyLocated(matches, order, { shift, stretches });
  for (let stretch = 1; stretch < passed.length; stretch += 1) passed[stretch] = (passed[stretch] ?? 0) + (passed[stretch - 1] ?? 0);

  function isMatch(position: number): boolean {
    const slot = order.slotAt(position);
    return slot >= 0 && holds(bits, slot);
  }

  return {
    rankOf(position) {
      const stretch = position >>> shift;
      let rank = passed[stretch] ?? 0;
      for (let before = stretch * 2 ** shift; before < position; before += 1) if (isMatch(before)) rank += 1;
      return rank;
    },
    positionAt(rank) {
      const stretch = lastUpTo(passed, rank);
      let before = rank - (passed[stretch] ?? 0);
      let position = stretch * 2 ** shift;
      for (; position < order.size; position += 1) {
        if (!isMatch(position)) continue;
        if (before === 0) break;
        before -= 1;
      }
      return position;
    },
  };
}

function tallyLocated({ bits }: Matches, order: Order, { shift, stretches }: { shift: number; stretches: Uint32Array }): void {
  const positions = batchColumn();
  inBatches(bits, (slots, length) => {
    order.locate(slots, length, positions);
    for (let index = 0; index < length; index += 1) {
      const stretch = (positions[index] ?? 0) >>> shift;
      stretches[stretch] = (stretches[stretch] ?? 0) + 1;
    }
  });
}

/**
 * `positionAt` for the reversed order, by checkpoints of the order itself: match number `rank` is in the run of match
 * `count − 1 − rank`, offset by the number of matches in later runs.
 */
export function reversedPositionAt(checkpoints: Checkpoints, { forwards, runs }: ReversedOrder, rank: number): number {
  const count = checkpoints.rankOf(forwards.size);
  const within = checkpoints.positionAt(count - 1 - rank);
  const [start, end] = [runs.startOf(within), runs.endOf(within, forwards.size)];
  const skipped = rank - (count - checkpoints.rankOf(end));
  return forwards.size - end + checkpoints.positionAt(checkpoints.rankOf(start) + skipped) - start;
}
