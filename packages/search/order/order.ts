import type { Bits } from "../bits/bits.ts";
import type { Stretch } from "../columns/slot-ids.ts";
import type { Runs } from "./runs.ts";

/**
 * An order of a platform's activities as positions 0…size−1; positions may be empty, and every activity has exactly
 * one. Both directions cost O(1), so a page may be found by walking positions or by looking up matches.
 */
export interface Order {
  readonly size: number;
  /** The slot at a position, −1 at an empty one. */
  slotAt(position: number): number;
  positionOf(slot: number): number;
  /** Writes the positions of the first `length` of these slots: in batches, where a call for each would be slow. */
  locate(slots: Int32Array, length: number, into: Uint32Array): void;
  readonly scan?: OrderScan;
}

/** Bulk queries of an order with evenly distributed positions, much cheaper than looking up each slot. */
export interface OrderScan {
  /** Adds to `passed` the number of slots in each stretch of 2^shift positions. */
  tally(slots: Bits, shift: number, passed: Uint32Array): void;
  /** The slots' positions within a range, valid until the next call; null when they are too many or too large. */
  between(slots: Bits, from: number, last: number): Stretch | null;
}

/** A reversed order: the last run of equals first, but the order within each run is kept. */
export interface ReversedOrder extends Order {
  readonly forwards: Order;
  readonly runs: Pick<Runs, "startOf" | "endOf">;
}
