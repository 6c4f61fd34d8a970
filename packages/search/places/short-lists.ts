import { growInto } from "../columns/grow-into.ts";
import type { Sections } from "../search.ts";
import { bytesOf, isNumbers, readJsonSection, encodeJson, section } from "../sections.ts";
import type { Slots } from "../slots.ts";

/** A short list of numbers for each slot. */
export interface ShortLists {
  of(slot: number): number[];
  /** Writes the least of `values` (`valuesBelow`) over the numbers of each of the first `length` slots. About 3 ns a slot. */
  least(slots: Int32Array, length: number, slotBatch: Least): void;
  set(slot: number, numbers: readonly number[]): void;
  save(): Sections;
  load(sections: Sections): void;
}

const COLUMNS = 3;
const HIGHEST_OF_16_BITS = 65_534;

type Column = Uint16Array | Uint32Array;
/** The value of each number, and the output by position of the slot in the argument. */
type Least = { values: Uint32Array; into: Uint32Array };

/**
 * Values of numbers below `count`, for `least`. `most` is the value of slots without numbers, and of every number until
 * it is set; values must not be above it.
 */
export function valuesBelow(count: number, most: number): Uint32Array {
  return new Uint32Array(count + 1).fill(most);
}

/** Values are indexed like the columns, by number plus one. */
export function setValue(values: Uint32Array, number: number, value: number): void {
  values[number + 1] = value;
}

/**
 * The first three of each list are in columns, as number plus one, and the rest of longer lists in a map: an activity
 * seldom has more than three cities. Six bytes a slot, until a number needs more than 16 bits.
 */
export function createShortLists(slots: Slots): ShortLists {
  let columns: Column[] = Array.from({ length: COLUMNS }, () => new Uint16Array(slots.capacity));
  const rests = new Map<number, readonly number[]>();

  function widen(): void {
    columns = columns.map((column) => Uint32Array.from(column));
  }

  slots.onGrowth((capacity) => {
    columns = columns.map((column) => growInto(column, columnLike(column, capacity)));
  });

  return {
    of(slot) {
      const first = columns.map((column) => (column[slot] ?? 0) - 1).filter((number) => number >= 0);
      return [...first, ...(rests.get(slot) ?? [])];
    },
    least(slotBatch, length, least) {
      leastOf(columns, { slots: slotBatch, length, ...least });
      if (rests.size > 0) leastOfRests(rests, { slots: slotBatch, length, ...least });
    },
    set(slot, numbers) {
      if (columns[0] instanceof Uint16Array && numbers.some((number) => number > HIGHEST_OF_16_BITS)) widen();
      for (const [index, column] of columns.entries()) column[slot] = (numbers[index] ?? -1) + 1;
      if (numbers.length > COLUMNS) rests.set(slot, numbers.slice(COLUMNS));
      else rests.delete(slot);
    },
    save() {
      const saved = columns.map((column, index) => [String(index), bytesOf(column)] as const);
      return new Map([...saved, ["rests", encodeJson([...rests])]]);
    },
    load(sections) {
      columns = columns.map((_, index) => columnOf(section(sections, String(index)), slots.capacity));
      for (const [slot, numbers] of readJsonSection(sections, "rests", isRests)) rests.set(slot, numbers);
    },
  };
}

type LeastOf = Least & { slots: Int32Array; length: number };

function leastOf([first, second, third]: readonly Column[], { slots, length, values, into }: LeastOf): void {
  if (!first || !second || !third) return;
  for (let index = 0; index < length; index += 1) {
    const slot = slots[index] ?? 0;
    const next = second[slot] ?? 0;
    let least = values[first[slot] ?? 0] ?? 0;
    if (next !== 0) least = Math.min(least, values[next] ?? 0, values[third[slot] ?? 0] ?? 0);
    into[index] = least;
  }
}

function leastOfRests(rests: ReadonlyMap<number, readonly number[]>, { slots, length, values, into }: LeastOf): void {
  for (let index = 0; index < length; index += 1) {
    for (const number of rests.get(slots[index] ?? 0) ?? []) into[index] = Math.min(into[index] ?? 0, values[number + 1] ?? 0);
  }
}

function isRests(value: unknown): value is [slot: number, numbers: number[]][] {
  return Array.isArray(value) && value.every((rest) => Array.isArray(rest) && typeof rest[0] === "number" && isNumbers(rest[1]));
}

/** A saved column, of 16 or 32 bits a slot. */
function columnOf(saved: ArrayBuffer, capacity: number): Column {
  const column = saved.byteLength === capacity * 2 ? new Uint16Array(saved) : new Uint32Array(saved);
  if (column.length !== capacity) throw new RangeError("The snapshot has another number of slots.");
  return column;
}

/** An empty column of the same width. */
function columnLike(column: Column, capacity: number): Column {
  return column instanceof Uint16Array ? new Uint16Array(capacity) : new Uint32Array(capacity);
}
