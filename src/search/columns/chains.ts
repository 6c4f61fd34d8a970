import type { Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";
import type { Slots } from "../slots.ts";

/**
 * The slots by a number that most slots share with few others (the organisation): each slot points to the next with the
 * same number. Eight bytes a slot, and no list of its own for each of many thousands of numbers; taking one out walks
 * its chain.
 */
export interface Chains {
  /** −1 when a slot has none. */
  numberOf(slot: number): number;
  add(number: number, slot: number): void;
  clear(slot: number): void;
  each(number: number, visit: (slot: number) => void): void;
  save(): Sections;
  load(sections: Sections): void;
}

const NONE = -1;

export function createChains(slots: Slots): Chains {
  const firsts = new Map<number, number>();
  let nexts: Int32Array = new Int32Array(slots.capacity).fill(NONE);
  let numbers: Int32Array = new Int32Array(slots.capacity).fill(NONE);

  slots.onGrowth((capacity) => {
    nexts = enlarged(nexts, capacity);
    numbers = enlarged(numbers, capacity);
  });

  function firstOf(number: number): number {
    return firsts.get(number) ?? NONE;
  }

  function nextOf(slot: number): number {
    return nexts[slot] ?? NONE;
  }

  function numberOf(slot: number): number {
    return numbers[slot] ?? NONE;
  }

  function unlink(slot: number, number: number): void {
    if (firstOf(number) === slot) {
      firsts.set(number, nextOf(slot));
      return;
    }
    let before = firstOf(number);
    while (nextOf(before) !== slot) before = nextOf(before);
    nexts[before] = nextOf(slot);
  }

  return {
    numberOf,
    add(number, slot) {
      numbers[slot] = number;
      nexts[slot] = firstOf(number);
      firsts.set(number, slot);
    },
    clear(slot) {
      const number = numberOf(slot);
      if (number === NONE) return;
      unlink(slot, number);
      numbers[slot] = NONE;
      if (firstOf(number) === NONE) firsts.delete(number);
    },
    each(number, visit) {
      for (let slot = firstOf(number); slot !== NONE; slot = nextOf(slot)) visit(slot);
    },
    save() {
      const starts = Int32Array.from([...firsts].flat());
      return new Map([
        ["numbers", bytesOf(numbers)],
        ["nexts", bytesOf(nexts)],
        ["firsts", bytesOf(starts)],
      ]);
    },
    load(sections) {
      numbers = new Int32Array(section(sections, "numbers", numbers.byteLength));
      nexts = new Int32Array(section(sections, "nexts", nexts.byteLength));
      const starts = new Int32Array(section(sections, "firsts"));
      for (let index = 0; index < starts.length; index += 2) firsts.set(starts[index] ?? 0, starts[index + 1] ?? NONE);
    },
  };
}

function enlarged(column: Int32Array, capacity: number): Int32Array {
  const larger = new Int32Array(capacity).fill(NONE);
  larger.set(column);
  return larger;
}
