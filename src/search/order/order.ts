/**
 * An order of a platform's activities as positions 0…size−1; a position may be empty, and every activity stands at
 * exactly one. Both ways cost O(1), so a page may be found by walking positions or by looking up matches.
 */
export interface Order {
  readonly size: number;
  /** The slot at a position, −1 where none stands. */
  slotAt(position: number): number;
  positionOf(slot: number): number;
}
