import { columnOf, grown } from "../names/columns.ts";
import type { Ranked } from "./interleave.ts";
import { openNameIndex } from "./name-index.ts";
import { nameKey, type CaseFold } from "../names/name-key.ts";
import type { SearchRecord, Sections } from "../search.ts";
import { bytesOf } from "../sections.ts";

/** The organisations of activities, by slot. */
export interface Organisations {
  /** Sets the organisation of a slot; its name replaces an earlier one. */
  put(slot: number, organisation: SearchRecord["organisation"]): void;
  like(key: string, limit: number): Ranked[];
  save(): Sections;
  load(sections: Sections): void;
}

const SECTION = "suggest/organisations";
const IDS = `${SECTION}/ids`;
const OF_SLOT = `${SECTION}/of-slot`;

export function openOrganisations(foldCase: CaseFold): Organisations {
  const index = openNameIndex();
  /** Number plus one by id: ids are consecutive. */
  let numbers = new Uint32Array(0);
  let ids = new Uint32Array(0);
  let ofSlot = new Uint32Array(0);

  function numberOf(id: number): number {
    return (numbers[id] ?? 0) - 1;
  }

  function setNumber(id: number, number: number): void {
    numbers = grown(numbers, id + 1);
    numbers[id] = number + 1;
  }

  function add({ id, name }: { id: number; name: string }, count: number): void {
    const number = index.add(name, nameKey(name, foldCase), count);
    setNumber(id, number);
    ids = grown(ids, number + 1);
    ids[number] = id;
  }

  function remove(id: number, number: number): void {
    index.remove(number);
    numbers[id] = 0;
  }

  function retain(organisation: { id: number; name: string }): void {
    const number = numberOf(organisation.id);
    if (number < 0) return add(organisation, 1);
    const count = index.countOf(number) + 1;
    if (index.nameOf(number) === organisation.name) return index.setCount(number, count);
    remove(organisation.id, number);
    add(organisation, count);
  }

  function release(id: number): void {
    const number = numberOf(id);
    if (number < 0) return;
    const count = index.countOf(number) - 1;
    if (count === 0) remove(id, number);
    else index.setCount(number, count);
  }

  return {
    put(slot, organisation) {
      const before = ofSlot[slot] ?? 0;
      if (organisation) retain(organisation);
      if (before !== 0) release(before);
      ofSlot = grown(ofSlot, slot + 1);
      ofSlot[slot] = organisation?.id ?? 0;
    },
    like(key, limit) {
      const found = index.best(key, limit);
      return found.map(({ number, name, count, isBeginning }) => ({
        suggestion: { kind: "organisation", id: ids[number] ?? 0, name, count },
        isBeginning,
      }));
    },
    save: () => new Map([...index.save(SECTION), [IDS, bytesOf(ids)], [OF_SLOT, bytesOf(ofSlot)]]),
    load(sections) {
      index.load(sections, SECTION);
      ids = columnOf(sections, IDS);
      ofSlot = columnOf(sections, OF_SLOT);
      for (const number of index.numbers()) setNumber(ids[number] ?? 0, number);
    },
  };
}
