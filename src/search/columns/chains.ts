import type { Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";
import type { Slots } from "../slots.ts";
import { enlarged } from "./enlarged.ts";

/**
 * The slots by a number that most slots share with few others (the organisation): each slot points to the next with the
 * same number and to the one before it. Eight bytes a slot, and no list of its own for each of many thousands of
 * numbers; taking one out of a hundred thousand is as cheap as out of two.
 */
export interface Chains {
  add(number: number, slot: number): void;
  clear(slot: number): void;
  each(number: number, visit: (slot: number) => void): void;
  save(): Sections;
  load(sections: Sections): void;
}

const NONE = -1;
/** Before the first of a chain stands its number, as what no slot is: −2 for 0, −3 for 1, … */
const NUMBER_ZERO = -2;

export function createChains(slots: Slots): Chains {
  const firsts = new Map<number, number>();
  let nexts: Int32Array = new Int32Array(slots.capacity).fill(NONE);
  let befores: Int32Array = new Int32Array(slots.capacity).fill(NONE);

  slots.onGrowth((capacity) => {
    nexts = enlarged(nexts, new Int32Array(capacity).fill(NONE));
    befores = enlarged(befores, new Int32Array(capacity).fill(NONE));
  });

  function nextOf(slot: number): number {
    return nexts[slot] ?? NONE;
  }

  /** Lets a slot, or nothing, follow on what is before it: another slot, or the number of a chain that begins with it. */
  function link(before: number, slot: number): void {
    if (slot !== NONE) befores[slot] = before;
    if (before > NONE) nexts[before] = slot;
    else if (slot !== NONE) firsts.set(NUMBER_ZERO - before, slot);
    else firsts.delete(NUMBER_ZERO - before);
  }

  return {
    add(number, slot) {
      link(slot, firsts.get(number) ?? NONE);
      link(NUMBER_ZERO - number, slot);
    },
    clear(slot) {
      const before = befores[slot] ?? NONE;
      if (before === NONE) return;
      link(before, nextOf(slot));
      befores[slot] = NONE;
    },
    each(number, visit) {
      for (let slot = firsts.get(number) ?? NONE; slot !== NONE; slot = nextOf(slot)) visit(slot);
    },
    save() {
      const starts = Int32Array.from([...firsts].flat());
      return new Map([
        ["nexts", bytesOf(nexts)],
        ["befores", bytesOf(befores)],
        ["firsts", bytesOf(starts)],
      ]);
    },
    load(sections) {
      nexts = new Int32Array(section(sections, "nexts", nexts.byteLength));
      befores = new Int32Array(section(sections, "befores", befores.byteLength));
      const starts = new Int32Array(section(sections, "firsts"));
      if (starts.length % 2 !== 0) throw new RangeError("The snapshot has chains without a beginning.");
      for (let index = 0; index < starts.length; index += 2) firsts.set(starts[index] ?? 0, starts[index + 1] ?? NONE);
    },
  };
}
