import type { Slots } from "../slots.ts";

/** A short list of numbers for each slot. */
export interface ShortLists {
  of(slot: number): number[];
  set(slot: number, numbers: readonly number[]): void;
}

const COLUMNS = 3;
const HIGHEST_OF_16_BITS = 65_534;

type Column = Uint16Array | Uint32Array;

/**
 * The first three of each list lie in columns, as the number plus one, and longer lists in a map: an activity is seldom
 * in more than three cities. Six bytes a slot, until a number needs more than 16 bits.
 */
export function createShortLists(slots: Slots): ShortLists {
  let columns: Column[] = Array.from({ length: COLUMNS }, () => new Uint16Array(slots.capacity));
  const rests = new Map<number, readonly number[]>();

  function widen(): void {
    columns = columns.map((column) => Uint32Array.from(column));
  }

  slots.onGrowth((capacity) => {
    columns = columns.map((column) => enlarged(column, capacity));
  });

  return {
    of(slot) {
      const first = columns.map((column) => (column[slot] ?? 0) - 1).filter((number) => number >= 0);
      return [...first, ...(rests.get(slot) ?? [])];
    },
    set(slot, numbers) {
      if (columns[0] instanceof Uint16Array && numbers.some((number) => number > HIGHEST_OF_16_BITS)) widen();
      for (const [index, column] of columns.entries()) column[slot] = (numbers[index] ?? -1) + 1;
      if (numbers.length > COLUMNS) rests.set(slot, numbers.slice(COLUMNS));
      else rests.delete(slot);
    },
  };
}

function enlarged(column: Column, capacity: number): Column {
  const larger = column instanceof Uint16Array ? new Uint16Array(capacity) : new Uint32Array(capacity);
  larger.set(column);
  return larger;
}
