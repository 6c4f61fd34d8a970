import type { Matrix } from "../bits/matrix.ts";
import type { Sections } from "../search.ts";
import { bytesOf, sectionsOf, section, saveAll } from "../sections.ts";
import type { Slots } from "../slots.ts";
import { createMembers } from "./members.ts";

/** Sets of slots by id of a province or region. Most are small, so they are stored like those of cities. */
export interface AreaSets {
  isKnown(id: number): boolean;
  /** Adds the slots of an area to a row. */
  collect(id: number, into: number): void;
  /** Keeps the slots of an area in a row. */
  narrow(row: number, id: number): void;
  /** The areas of a slot. */
  idsOf(slot: number): number[];
  add(id: number, slot: number): void;
  /** Removes a slot from all areas. */
  clear(slot: number): void;
  save(): Sections;
  load(sections: Sections): void;
}

export function createAreaSets(matrix: Matrix, slots: Slots): AreaSets {
  const members = createMembers(matrix, slots);
  const numbers = new Map<number, number>();

  /** −1, which has no members, for an unknown area. */
  function numberOf(id: number): number {
    return numbers.get(id) ?? -1;
  }

  function numberFor(id: number): number {
    const number = numbers.get(id) ?? numbers.size;
    numbers.set(id, number);
    return number;
  }

  return {
    isKnown: (id) => numbers.has(id),
    collect: (id, into) => members.collect([numberOf(id)], into),
    narrow: (row, id) => members.narrow(row, numberOf(id)),
    idsOf: (slot) => [...numbers].flatMap(([id, number]) => (members.has(number, slot) ? [id] : [])),
    add(id, slot) {
      const number = numberFor(id);
      if (!members.has(number, slot)) members.add(number, slot);
    },
    clear(slot) {
      for (const number of numbers.values()) if (members.has(number, slot)) members.remove(number, slot);
    },
    save: () => new Map([["ids", bytesOf(Int32Array.from(numbers.keys()))], ...saveAll({ members })]),
    load(sections) {
      for (const id of new Int32Array(section(sections, "ids"))) numberFor(id);
      members.load(sectionsOf("members", sections));
    },
  };
}
