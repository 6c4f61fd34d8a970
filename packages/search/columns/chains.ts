import type { Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";
import type { Slots } from "../slots.ts";
import { growInto } from "./grow-into.ts";

/**
 * Slots by a number that few of them share (the organisation), as doubly linked lists: each slot points to the next and
 * the previous one with the same number. Eight bytes a slot, and no list object for each of many thousands of numbers;
 * removal takes constant time.
 */
export interface Chains {
  add(number: number, slot: number): void;
  clear(slot: number): void;
  each(number: number, visit: (slot: number) => void): void;
  save(): Sections;
  load(sections: Sections): void;
}

const NONE = -1;
/** The first slot of a chain points back to the chain's number, encoded below −1: −2 for 0, −3 for 1, … */
const NUMBER_ZERO = -2;

export function createChains(slots: Slots): Chains {
  /** Indexed by number: numbers are consecutive, and a map of many thousands takes ten times as much memory. */
  let firsts: Int32Array = new Int32Array(0);
  let nexts: Int32Array = new Int32Array(slots.capacity).fill(NONE);
  let befores: Int32Array = new Int32Array(slots.capacity).fill(NONE);

  slots.onGrowth((capacity) => {
    nexts = growInto(nexts, new Int32Array(capacity).fill(NONE));
    befores = growInto(befores, new Int32Array(capacity).fill(NONE));
  });

  function nextOf(slot: number): number {
    return nexts[slot] ?? NONE;
  }

  function firstOf(number: number): number {
    return firsts[number] ?? NONE;
  }

  function setFirst(number: number, slot: number): void {
    if (number >= firsts.length) {
      const room = number + 1 + (number >>> 4);
      firsts = growInto(firsts, new Int32Array(room).fill(NONE));
    }
    firsts[number] = slot;
  }

  /** Links a slot, or `NONE`, after its predecessor: another slot, or an encoded chain number. */
  function link(before: number, slot: number): void {
    if (slot !== NONE) befores[slot] = before;
    if (before > NONE) nexts[before] = slot;
    else setFirst(NUMBER_ZERO - before, slot);
  }

  return {
    add(number, slot) {
      link(slot, firstOf(number));
      link(NUMBER_ZERO - number, slot);
    },
    clear(slot) {
      const before = befores[slot] ?? NONE;
      if (before === NONE) return;
      link(before, nextOf(slot));
      befores[slot] = NONE;
    },
    each(number, visit) {
      for (let slot = firstOf(number); slot !== NONE; slot = nextOf(slot)) visit(slot);
    },
    save: () =>
      new Map([
        ["nexts", bytesOf(nexts)],
        ["befores", bytesOf(befores)],
        ["firsts", bytesOf(firsts)],
      ]),
    load(sections) {
      nexts = new Int32Array(section(sections, "nexts", nexts.byteLength));
      befores = new Int32Array(section(sections, "befores", befores.byteLength));
      firsts = new Int32Array(section(sections, "firsts"));
    },
  };
}
