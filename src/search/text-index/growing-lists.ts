import { enlarged } from "./enlarged.ts";
import { LONGEST_GAP, readGaps, writeGap } from "./gaps.ts";

/** Lists of rising numbers that grow at their ends, known by small numbers of their own. */
export interface GrowingLists {
  /** Adds a number to a list, unless it is its last one. */
  add(list: number, number: number): void;
  /** The last number of a list, −1 when it is empty. */
  lastOf(list: number): number;
  /** The numbers of a list; good until the next call. */
  read(list: number): Uint32Array;
}

type List = { bytes: Uint8Array; used: number; count: number; last: number };

const SMALLEST_BYTES = 8;

/** Kept as gaps, a million texts of sixty words are held while they are loaded at some two bytes a word. */
export function createGrowingLists(): GrowingLists {
  const lists: (List | undefined)[] = [];
  let numbers = new Uint32Array(1_024);

  return {
    add(number, added) {
      const list = (lists[number] ??= { bytes: new Uint8Array(SMALLEST_BYTES), used: 0, count: 0, last: 0 });
      if (list.count > 0 && list.last === added) return;
      if (list.used + LONGEST_GAP > list.bytes.length) list.bytes = roomier(list.bytes);
      list.used = writeGap(list.bytes, list.used, added - list.last);
      list.count += 1;
      list.last = added;
    },
    lastOf: (number) => lists[number]?.last ?? -1,
    read(number) {
      const list = lists[number];
      const count = list?.count ?? 0;
      if (count > numbers.length) numbers = new Uint32Array(count * 2);
      if (list) readGaps({ bytes: list.bytes, at: 0, count }, numbers);
      return numbers.subarray(0, count);
    },
  };
}

function roomier(bytes: Uint8Array): Uint8Array {
  return enlarged(bytes, new Uint8Array(Math.ceil(bytes.length * 1.5) + LONGEST_GAP));
}
