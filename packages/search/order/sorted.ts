import type { Order, ReversedOrder } from "./order.ts";
import { createPositions, type Positions } from "./positions.ts";
import type { Runs } from "./runs.ts";
import type { Sections } from "../search.ts";
import type { Slots } from "../slots.ts";

/** Slots sorted by a key, ties by id in both directions. */
export interface Sorted {
  readonly ascending: Order & { readonly runs: Runs };
  readonly descending: ReversedOrder;
  /** The first position whose slot satisfies a monotone predicate; `size` when there is none. */
  firstPast(isPast: (slot: number) => boolean): number;
  /** Inserts new slots in one pass from the first insertion on. */
  insert(added: readonly number[]): void;
  drop(slot: number): void;
  grow(capacity: number): void;
  save(): Sections;
  load(sections: Sections): void;
}

/** `compareKeys` is below 0 when the first slot sorts before the second, 0 for equals. */
export function createSorted(slots: Pick<Slots, "idOf" | "capacity">, compareKeys: (a: number, b: number) => number): Sorted {
  const positions = createPositions(slots.capacity);

  function compare(a: number, b: number): number {
    return compareKeys(a, b) || slots.idOf(a) - slots.idOf(b);
  }

  /** As `firstPast`, below `end`. */
  function firstPastBelow(end: number, isPast: (slot: number) => boolean): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const held = positions.nearestFilled((low + high) >>> 1, 1);
      if (held >= high) high = (low + high) >>> 1;
      else if (isPast(positions.slotAt(held))) high = (low + high) >>> 1;
      else low = held + 1;
    }
    return Math.min(positions.nearestFilled(low, 1), end);
  }

  /** Recomputes whether a run begins at a position, from the slot before it. */
  function updateRunStart(position: number): void {
    if (position >= positions.size) return;
    const before = positions.nearestFilled(position - 1, -1);
    const isEqual = before >= 0 && compareKeys(positions.slotAt(before), positions.slotAt(position)) === 0;
    for (let between = before + 1; between < position; between += 1) positions.runs.set(between, false);
    positions.runs.set(position, !isEqual);
  }

  /** Merges sorted new slots from the end, so that each existing slot moves at most once; returns the positions of the new ones. */
  function merge(sorted: readonly number[]): number[] {
    let end = positions.size;
    positions.extend(sorted.length);
    const places = sorted.toReversed().map((slot, index) => {
      const before = sorted.length - 1 - index;
      const position = firstPastBelow(end, (other) => compare(other, slot) > 0);
      positions.move(position, end, before + 1);
      positions.put(position + before, slot);
      end = position;
      return position + before;
    });
    return places.toReversed();
  }

  return {
    ascending: positions,
    descending: reversed(positions),
    firstPast: (isPast) => firstPastBelow(positions.size, isPast),
    insert(added) {
      if (added.length === 0) return;
      positions.compact();
      for (const position of merge(added.toSorted(compare))) {
        updateRunStart(position);
        updateRunStart(positions.nearestFilled(position + 1, 1));
      }
      positions.runs.settle();
    },
    drop: positions.remove,
    grow: positions.grow,
    save: positions.save,
    load: positions.load,
  };
}

function reversed(positions: Positions): ReversedOrder {
  const { runs } = positions;

  function positionOf(slot: number): number {
    const position = positions.positionOf(slot);
    return positions.size - runs.endOf(position, positions.size) + position - runs.startOf(position);
  }

  return {
    forwards: positions,
    runs,
    get size() {
      return positions.size;
    },
    slotAt(position) {
      const mirrored = positions.size - 1 - position;
      return positions.slotAt(runs.startOf(mirrored) + runs.endOf(mirrored, positions.size) - 1 - mirrored);
    },
    positionOf,
    locate(slots, length, into) {
      for (let index = 0; index < length; index += 1) into[index] = positionOf(slots[index] ?? 0);
    },
  };
}
