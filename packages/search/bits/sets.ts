import { add, holds, remove } from "./bits.ts";
import type { Matrix } from "./matrix.ts";
import type { Sections } from "../search.ts";
import { bytesOf, section } from "../sections.ts";

/** Sets of slots by id (a filter, a province): one row of bits for each id that ever had a slot. */
export interface Sets {
  rowOf(id: number): number;
  countOf(id: number): number;
  add(id: number, slot: number): void;
  /** Removes a slot from all sets. */
  clear(slot: number): void;
  /** The ids of the sets with a slot. */
  idsOf(slot: number): number[];
  save(): Sections;
  load(sections: Sections): void;
}

export function createSets(matrix: Matrix): Sets {
  const rows = new Map<number, number>();
  const counts = new Map<number, number>();

  function rowFor(id: number): number {
    const row = rows.get(id) ?? matrix.addRow();
    rows.set(id, row);
    return row;
  }

  function countOf(id: number): number {
    return counts.get(id) ?? 0;
  }

  return {
    rowOf: (id) => rows.get(id) ?? -1,
    countOf,
    add(id, slot) {
      const bits = matrix.bits(rowFor(id));
      if (holds(bits, slot)) return;
      add(bits, slot);
      counts.set(id, countOf(id) + 1);
    },
    clear(slot) {
      for (const [id, row] of rows) {
        const bits = matrix.bits(row);
        if (!holds(bits, slot)) continue;
        remove(bits, slot);
        counts.set(id, countOf(id) - 1);
      }
    },
    idsOf: (slot) => [...rows].flatMap(([id, row]) => (holds(matrix.bits(row), slot) ? [id] : [])),
    save: () => new Map([...rows].map(([id, row]) => [String(id), bytesOf(matrix.bits(row))])),
    load(sections) {
      for (const name of sections.keys()) {
        const row = rowFor(Number(name));
        matrix.bits(row).set(new Uint32Array(section(sections, name, matrix.bytes)));
        counts.set(Number(name), matrix.kernel.count(matrix.address(row), matrix.bytes));
      }
    },
  };
}
