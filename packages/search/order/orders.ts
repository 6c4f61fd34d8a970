import type { Keys } from "./keys.ts";
import { createNumberKeys } from "./number-keys.ts";
import type { Order, ReversedOrder } from "./order.ts";
import { randomOrder, type RandomOrder } from "./random.ts";
import { createSorted, type Sorted } from "./sorted.ts";
import { createTitleKeys, type TitleKeys } from "./title-keys.ts";
import type { SearchRecord, Section, Sections } from "../search.ts";
import { loadAll, saveAll, type Saved } from "../sections.ts";
import type { Slots } from "../slots.ts";

/** The orders of a platform's activities that do not depend on the query. */
export interface Orders {
  /** Adds or updates activities, whose slots are assigned. A batch costs one pass over the sorted slots. */
  put(records: readonly Pick<SearchRecord, "id" | "title" | "createdAt_ms">[]): void;
  /** Removes activities, before their slots are released. */
  drop(slots: readonly number[]): void;
  by(orderBy: "title" | "createdAt", direction: "ASC" | "DESC"): Order | ReversedOrder;
  readonly titles: Titles;
  random(seed: number): RandomOrder;
  save(): Iterable<Section>;
  load(sections: Sections): void;
}

/** Titles by slot, and the order by title; read-only. */
export type Titles = {
  keys: Pick<TitleKeys, "nameOf" | "readsInside" | "hasWords" | "compareWith">;
  sorted: Pick<Sorted, "ascending" | "firstPast">;
};

type SortedBy<Value> = { keys: Keys<Value>; sorted: Sorted };

/** Create it while no slot is in use; `load` requires the same slots as at `save`. */
export function createOrders(slots: Slots): Orders {
  const titleKeys = createTitleKeys(slots.capacity);
  const title = sortedBy(slots, titleKeys);
  const createdAt = sortedBy(slots, createNumberKeys(slots.capacity));
  const all = { title, createdAt };
  const owners = { ...ownersOf("title", title, slots), ...ownersOf("created", createdAt, slots) };
  let highest = 0;

  /** The highest id of the activities present, the same in every process. */
  function highestId(): number {
    while (highest > 0 && slots.slotOf(highest) < 0) highest -= 1;
    return highest;
  }

  slots.onGrowth((capacity) => {
    for (const { keys, sorted } of Object.values(all)) {
      keys.grow(capacity);
      sorted.grow(capacity);
    }
  });

  return {
    put(records) {
      const entries = records.map(({ id, ...rest }) => ({ slot: slots.slotOf(id), ...rest }));
      putAll(
        title,
        entries.map(({ slot, title }) => ({ slot, value: title })),
      );
      putAll(
        createdAt,
        entries.map(({ slot, createdAt_ms }) => ({ slot, value: createdAt_ms })),
      );
      for (const { id } of records) highest = Math.max(highest, id);
    },
    drop(dropped) {
      for (const { keys, sorted } of Object.values(all)) {
        for (const slot of dropped) {
          sorted.drop(slot);
          keys.drop(slot);
        }
      }
    },
    by: (orderBy, direction) => all[orderBy].sorted[direction === "ASC" ? "ascending" : "descending"],
    titles: { keys: titleKeys, sorted: title.sorted },
    random: (seed) => randomOrder(slots, { seed, highestId: highestId() }),
    save: () => saveAll(owners),
    load(sections) {
      loadAll(owners, sections);
      for (const id of slots.ids) if (id > highest) highest = id;
    },
  };
}

/** The parts of an order to save; a loaded column is grown to the current capacity. */
function ownersOf<Value>(name: string, { keys, sorted }: SortedBy<Value>, slots: Slots): Record<string, Saved> {
  function loadKeys(sections: Sections): void {
    keys.load(sections);
    keys.grow(slots.capacity);
  }

  function loadOrder(sections: Sections): void {
    sorted.grow(slots.capacity);
    sorted.load(sections);
  }

  return { [`${name} keys`]: { save: keys.save, load: loadKeys }, [`${name} order`]: { save: sorted.save, load: loadOrder } };
}

function sortedBy<Value>(slots: Slots, keys: Keys<Value>): SortedBy<Value> {
  return { keys, sorted: createSorted(slots, keys.compare) };
}

/** Moves only new and changed keys. The last value of a slot counts. */
function putAll<Value>({ keys, sorted }: SortedBy<Value>, entries: readonly { slot: number; value: Value }[]): void {
  const moved = new Set<number>();
  for (const { slot, value } of entries) {
    if (!keys.put(slot, value)) continue;
    sorted.drop(slot);
    moved.add(slot);
  }
  sorted.insert([...moved]);
}
