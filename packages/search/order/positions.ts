import type { Order } from "./order.ts";
import { createRuns, type Runs } from "./runs.ts";
import { growInto } from "../columns/grow-into.ts";
import { bytesOf, section } from "../sections.ts";
import type { Sections } from "../search.ts";

const EMPTY = -1;

/** Slots by position, positions by slot, and the starts of runs of equals; 8 bytes an activity. */
export interface Positions extends Order {
  readonly runs: Runs;
  /** The nearest non-empty position, from this one up or down; −1 or `size` when there is none. */
  nearestFilled(position: number, step: 1 | -1): number;
  put(position: number, slot: number): void;
  /** Moves positions `from`…`to` − 1 up by `by`. */
  move(from: number, to: number, by: number): void;
  /** Empties a slot's position. */
  remove(slot: number): void;
  /** Compacts the order when many positions are empty, so that look-ups skip few. */
  compact(): void;
  /** Adds positions at the end. */
  extend(by: number): void;
  grow(capacity: number): void;
  save(): Sections;
  load(sections: Sections): void;
}

/** The share of empty positions above which the order is compacted. */
const MAX_EMPTY = 1 / 16;

export function createPositions(capacity: number): Positions {
  let slotsAt = new Int32Array(capacity);
  let positions = new Int32Array(capacity).fill(EMPTY);
  let size = 0;
  let empty = 0;
  const runs = createRuns(capacity);

  function slotAt(position: number): number {
    return position < size ? (slotsAt[position] ?? EMPTY) : EMPTY;
  }

  function put(position: number, slot: number): void {
    slotsAt[position] = slot;
    if (slot !== EMPTY) positions[slot] = position;
  }

  function moveDown(): void {
    let next = 0;
    let begins = false;
    for (let position = 0; position < size; position += 1) {
      begins ||= runs.begins(position);
      const slot = slotAt(position);
      if (slot === EMPTY) continue;
      put(next, slot);
      runs.set(next, begins);
      begins = false;
      next += 1;
    }
    for (let position = next; position < size; position += 1) runs.set(position, false);
    size = next;
    empty = 0;
  }

  return {
    get size() {
      return size;
    },
    runs,
    slotAt,
    positionOf: (slot) => positions[slot] ?? EMPTY,
    locate(slots, length, into) {
      for (let index = 0; index < length; index += 1) into[index] = positions[slots[index] ?? 0] ?? 0;
    },
    nearestFilled(position, step) {
      let at = position;
      while (at >= 0 && at < size && slotsAt[at] === EMPTY) at += step;
      return at;
    },
    put,
    move(from, to, by) {
      slotsAt.copyWithin(from + by, from, to);
      runs.move(from, to, by);
      for (let position = from + by; position < to + by; position += 1) {
        const slot = slotsAt[position] ?? EMPTY;
        if (slot !== EMPTY) positions[slot] = position;
      }
    },
    remove(slot) {
      const position = positions[slot] ?? EMPTY;
      if (position === EMPTY) return;
      slotsAt[position] = EMPTY;
      positions[slot] = EMPTY;
      empty += 1;
    },
    compact() {
      if (empty > size * MAX_EMPTY) moveDown();
    },
    extend(by) {
      if (size + by > slotsAt.length) {
        slotsAt = growInto(slotsAt, new Int32Array(Math.ceil(((size + by) * 17) / 16)));
        runs.grow(slotsAt.length);
      }
      size += by;
    },
    grow(larger) {
      positions = growInto(positions, new Int32Array(larger).fill(EMPTY));
    },
    save: () =>
      new Map([
        ["slots", bytesOf(slotsAt.subarray(0, size))],
        ["runs", bytesOf(runs.bits)],
      ]),
    load(sections) {
      slotsAt = new Int32Array(section(sections, "slots"));
      size = slotsAt.length;
      positions.fill(EMPTY);
      empty = 0;
      for (let position = 0; position < size; position += 1) {
        const slot = slotAt(position);
        if (slot === EMPTY) empty += 1;
        else positions[slot] = position;
      }
      runs.load(new Uint32Array(section(sections, "runs")));
    },
  };
}
