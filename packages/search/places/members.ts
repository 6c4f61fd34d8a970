import { add, each, holds, remove, type Bits } from "../bits/bits.ts";
import type { Matrix } from "../bits/matrix.ts";
import type { Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";
import type { Slots } from "../slots.ts";
import { addSlot, hasSlot, removeSlot, slotListOf, type SlotList } from "./slot-list.ts";

/** Slots by number of a place: a sorted list while they are few, a row of bits when they are many. */
export interface Members {
  add(number: number, slot: number): void;
  remove(number: number, slot: number): void;
  has(number: number, slot: number): boolean;
  /** The sum of the places' slot counts; stops at `most`. */
  countUpTo(most: number, numbers: readonly number[]): number;
  /** Calls `visit` with each slot of a place, in any order. */
  each(number: number, visit: (slot: number) => void): void;
  /** Adds the slots of these places to a row. */
  collect(numbers: Iterable<number>, into: number): void;
  /** Keeps the slots of a place in a row. */
  narrow(row: number, number: number): void;
  save(): Sections;
  load(sections: Sections): void;
}

type Group = { list: SlotList; size: number; row: number };

/**
 * A place that holds at least one slot in this many is faster as a row than as a list, at little more memory. A row
 * becomes a list again below a quarter of that.
 */
const SLOTS_A_MEMBER = 128;
const LONGEST_SURE_LIST = 256;

export function createMembers(matrix: Matrix, slots: Slots): Members {
  const groups: Group[] = [];
  const spareRows: number[] = [];

  function groupFor(number: number): Group {
    return (groups[number] ??= { list: noSlots(), size: 0, row: -1 });
  }

  function eachOf({ list, row }: Group, visit: (slot: number) => void): void {
    if (row >= 0) return each(matrix.bits(row), visit);
    slotsOf(list).forEach(visit);
  }

  function toRow(group: Group): void {
    const row = spareRows.pop() ?? matrix.addRow();
    const bits = matrix.bits(row);
    eachOf(group, (slot) => add(bits, slot));
    group.row = row;
    group.list = noSlots();
  }

  function toList(group: Group): void {
    const { row } = group;
    const list = new Uint32Array(group.size);
    let size = 0;
    eachOf(group, (slot) => (list[size++] = slot));
    matrix.bits(row).fill(0);
    spareRows.push(row);
    group.row = -1;
    group.list = slotListOf(list);
  }

  slots.onGrowth((capacity) => {
    for (const group of groups) {
      if (group && group.row >= 0 && group.size < capacity / SLOTS_A_MEMBER / 4) toList(group);
    }
  });

  return {
    add(number, slot) {
      const group = groupFor(number);
      if (group.row >= 0) add(matrix.bits(group.row), slot);
      else addSlot(group.list, slot);
      group.size += 1;
      if (group.row < 0 && group.size > Math.max(slots.capacity / SLOTS_A_MEMBER, LONGEST_SURE_LIST)) toRow(group);
    },
    remove(number, slot) {
      const group = groupFor(number);
      group.size -= 1;
      if (group.row >= 0) remove(matrix.bits(group.row), slot);
      else removeSlot(group.list, slot);
    },
    has(number, slot) {
      const group = groups[number];
      if (!group) return false;
      return group.row >= 0 ? holds(matrix.bits(group.row), slot) : hasSlot(group.list, slot);
    },
    countUpTo(most, numbers) {
      let count = 0;
      for (let index = 0; index < numbers.length && count < most; index += 1) count += groups[numbers[index] ?? 0]?.size ?? 0;
      return count;
    },
    each(number, visit) {
      const group = groups[number];
      if (group) eachOf(group, visit);
    },
    collect(numbers, into) {
      const bits = matrix.bits(into);
      for (const number of numbers) {
        const group = groups[number];
        if (!group) continue;
        if (group.row >= 0) matrix.kernel.or(matrix.address(into), matrix.address(group.row), matrix.bytes);
        else addAll(slotsOf(group.list), bits);
      }
    },
    narrow(row, number) {
      const group = groups[number];
      if (group && group.row >= 0) return matrix.kernel.and(matrix.address(row), matrix.address(group.row), matrix.bytes);
      const bits = matrix.bits(row);
      const common = group ? slotsOf(group.list).filter((slot) => holds(bits, slot)) : new Uint32Array();
      bits.fill(0);
      addAll(common, bits);
    },
    save: () => saveGroups(groups, (row) => matrix.bits(row)),
    load(sections) {
      const sizes = new Uint32Array(section(sections, "sizes"));
      const lists = new Uint32Array(section(sections, "lists"));
      let end = 0;
      for (const [number, size] of sizes.entries()) {
        const saved = sections.has(`row ${number}`) ? new Uint32Array(section(sections, `row ${number}`, matrix.bytes)) : null;
        // Most cities of the gazetteer have no activity.
        if (size === 0 && !saved) continue;
        const row = saved ? matrix.addRow() : -1;
        if (saved) matrix.bits(row).set(saved);
        groups[number] = { size, row, list: saved ? noSlots() : slotListOf(lists.slice(end, (end += size))) };
      }
      if (end !== lists.length) throw new RangeError("The snapshot's lists of places do not fit together.");
    },
  };
}

function noSlots(): SlotList {
  return slotListOf(new Uint32Array());
}

function slotsOf({ slots, size }: SlotList): Uint32Array {
  return slots.subarray(0, size);
}

function addAll(slots: Uint32Array, bits: Bits): void {
  for (let index = 0; index < slots.length; index += 1) add(bits, slots[index] ?? 0);
}

/** The size of each group, the concatenated lists, and the rows. */
function saveGroups(groups: readonly Group[], bitsOf: (row: number) => Uint32Array): Sections {
  const sizes = Uint32Array.from(groups, (group) => group?.size ?? 0);
  const listed = [...groups].filter((group) => group && group.row < 0);
  const lists = new Uint32Array(listed.reduce((sum, { size }) => sum + size, 0));
  let end = 0;
  for (const { list } of listed) {
    lists.set(slotsOf(list), end);
    end += list.size;
  }
  const rows = [...groups].flatMap((group, number) =>
    group && group.row >= 0 ? [[`row ${number}`, bytesOf(bitsOf(group.row))] as const] : [],
  );
  return new Map([["sizes", bytesOf(sizes)], ["lists", bytesOf(lists)], ...rows]);
}
