import type { Bits } from "../bits/bits.ts";
import type { Stretch } from "../columns/slot-ids.ts";
import type { Runs } from "./runs.ts";

/**
 * An order of a platform's activities as positions 0…size−1; a position may be empty, and every activity stands at
 * exactly one. Both ways cost O(1), so a page may be found by walking positions or by looking up matches.
 */
export interface Order {
  readonly size: number;
  /** The slot at a position, −1 where none stands. */
  slotAt(position: number): number;
  positionOf(slot: number): number;
  /** Writes the positions of the first so many of these slots: for many at once, where a call for each is felt. */
  locate(slots: Int32Array, length: number, into: Uint32Array): void;
  readonly scan?: OrderScan;
}

/** What an order whose positions lie evenly can tell of a set at once, for much less than by looking up each. */
export interface OrderScan {
  /** Counts slots by stretches of 2^shift positions: one more in `passed` for each. */
  tally(slots: Bits, shift: number, passed: Uint32Array): void;
  /** Their positions from one up to another, good until the next call; null when they are too many, or too large for it. */
  between(slots: Bits, from: number, last: number): Stretch | null;
}

/** An order the other way round: its runs of equals the last first, but within each run the first first. */
export interface ReversedOrder extends Order {
  readonly forwards: Order;
  readonly runs: Pick<Runs, "startOf" | "endOf">;
}
