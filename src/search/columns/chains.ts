import type { Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";
import type { Slots } from "../slots.ts";

/**
 * The slots by a number that most slots share with few others (the organisation): each slot points to the next with the
 * same number and to the one before it. Twelve bytes a slot, and no list of its own for each of many thousands of numbers;
 * taking one out of a hundred thousand is as cheap as out of two.
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
  let befores: Int32Array = new Int32Array(slots.capacity).fill(NONE);
  let numbers: Int32Array = new Int32Array(slots.capacity).fill(NONE);

  slots.onGrowth((capacity) => {
    nexts = enlarged(nexts, capacity);
    befores = enlarged(befores, capacity);
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

  /** Lets a slot follow another one; NONE stands for what is before the first and behind the last. */
  function link(number: number, before: number, slot: number): void {
    if (before === NONE) firsts.set(number, slot);
    else nexts[before] = slot;
    if (slot !== NONE) befores[slot] = before;
  }

  return {
    numberOf,
    add(number, slot) {
      numbers[slot] = number;
      link(number, slot, firstOf(number));
      link(number, NONE, slot);
    },
    clear(slot) {
      const number = numberOf(slot);
      if (number === NONE) return;
      link(number, befores[slot] ?? NONE, nextOf(slot));
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
      if (starts.length % 2 !== 0) throw new RangeError("The snapshot has chains without a beginning.");
      for (let index = 0; index < starts.length; index += 2) firsts.set(starts[index] ?? 0, starts[index + 1] ?? NONE);
    },
  };
}

function enlarged(column: Int32Array, capacity: number): Int32Array {
  const larger = new Int32Array(capacity).fill(NONE);
  larger.set(column);
  return larger;
}
