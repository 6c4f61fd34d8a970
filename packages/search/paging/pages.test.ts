import { expect, test } from "vitest";
import { pagesOf } from "./pages.ts";
import { add } from "../bits/bits.ts";
import { createOrders, type Orders } from "../order/orders.ts";
import type { Order, ReversedOrder } from "../order/order.ts";
import { createSlots, type Slots } from "../slots.ts";

type Activity = { id: number; title: string; createdAt_ms: number };
type PlatformIndex = { slots: Slots; orders: Orders; activities: Map<number, Activity> };

const TITLES = ["Kanoën", "kanoen", "Quiz", "Zeilen op zee", "Éclairs bakken", "Bowlen", "3D-bowlen", "", "Vlot bouwen"];

/** Deterministic random numbers. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function emptyIndex(): PlatformIndex {
  const slots = createSlots();
  return { slots, orders: createOrders(slots), activities: new Map() };
}

function put({ slots, orders, activities }: PlatformIndex, batch: readonly Activity[]): void {
  for (const activity of batch) {
    slots.take(activity.id);
    activities.set(activity.id, activity);
  }
  orders.put(batch);
}

function remove({ slots, orders, activities }: PlatformIndex, ids: readonly number[]): void {
  orders.drop(ids.map((id) => slots.slotOf(id)));
  for (const id of ids) {
    slots.release(id);
    activities.delete(id);
  }
}

/** An index after random batches of additions, changes and removals. */
function randomIndex(seed: number, size: number): PlatformIndex {
  const random = randomOf(seed);
  const index = emptyIndex();
  for (let round = 0; round < 6; round += 1) {
    const batch = Array.from({ length: 1 + random(size) }, () => ({
      id: 1 + random(size * 5),
      title: `${TITLES[random(TITLES.length)] ?? ""} ${random(3)}`,
      createdAt_ms: random(4) * 1_000,
    }));
    put(index, batch);
    remove(
      index,
      [...index.activities.keys()].filter(() => random(4) === 0),
    );
  }
  return index;
}

function matchesOf(
  { slots, activities }: PlatformIndex,
  isFound: (id: number) => boolean,
): { bits: Uint32Array; count: number; ids: number[] } {
  const ids = [...activities.keys()].filter(isFound);
  const bits = new Uint32Array(slots.capacity / 32);
  for (const id of ids) add(bits, slots.slotOf(id));
  return { bits, count: ids.length, ids };
}

/** The sort key of a title, implemented differently than in the code. */
function plainTitle({ title }: Activity): string {
  return title.replace("ë", "e").replace("É", "e").replace("-", " ").trim().toLowerCase();
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const ORDERS: Record<string, { of: (orders: Orders) => Order | ReversedOrder; compare: (a: Activity, b: Activity) => number }> = {
  "title, ascending": { of: (orders) => orders.by("title", "ASC"), compare: (a, b) => compareText(plainTitle(a), plainTitle(b)) },
  "title, descending": { of: (orders) => orders.by("title", "DESC"), compare: (a, b) => compareText(plainTitle(b), plainTitle(a)) },
  "oldest first": { of: (orders) => orders.by("createdAt", "ASC"), compare: (a, b) => a.createdAt_ms - b.createdAt_ms },
  "newest first": { of: (orders) => orders.by("createdAt", "DESC"), compare: (a, b) => b.createdAt_ms - a.createdAt_ms },
};

test.each(Object.entries(ORDERS))("by %s the pages show every match once, ties by id", (_, { of, compare }) => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const index = randomIndex(seed, seed % 3 === 0 ? 600 : 40);
    const random = randomOf(seed);
    const rarity = 1 + random(6);
    const matches = matchesOf(index, (id) => id % rarity === 0);
    const sorted = matches.ids.flatMap((id) => index.activities.get(id) ?? []).toSorted((a, b) => compare(a, b) || a.id - b.id);
    const pages = pagesOf(matches, of(index.orders));
    const limit = 1 + random(20);
    for (let start = 0; start <= sorted.length; start += limit) {
      const shown = pages.page(start, limit).map((slot) => index.slots.idOf(slot));
      expect(shown).toEqual(sorted.slice(start, start + limit).map(({ id }) => id));
    }
    expect(pages.page(0, Number.MAX_SAFE_INTEGER)).toHaveLength(sorted.length);
  }
});

test("in random order the pages show every match once, whatever the page size", () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const index = randomIndex(seed, 300);
    const matches = matchesOf(index, (id) => id % (1 + (seed % 5)) === 0);
    const order = index.orders.random(seed);
    const all = pagesOf(matches, order).page(0, Number.MAX_SAFE_INTEGER);
    expect(all.map((slot) => index.slots.idOf(slot)).toSorted((a, b) => a - b)).toEqual(matches.ids.toSorted((a, b) => a - b));
    expect(all).toEqual(all.toSorted((a, b) => order.positionOf(a) - order.positionOf(b)));
    const pages = pagesOf(matches, order);
    for (let start = 0; start < all.length; start += 7) expect(pages.page(start, 7)).toEqual(all.slice(start, start + 7));
  }
});

test("a page continues after a removed activity, and added or removed ones move no other", () => {
  const index = randomIndex(3, 300);
  const idsOf = (slots: readonly number[]) => slots.map((slot) => index.slots.idOf(slot));
  const order = index.orders.random(77);
  const before = idsOf(
    pagesOf(
      matchesOf(index, () => true),
      order,
    ).page(0, 45),
  );
  const [last = 0] = before.slice(14, 15);

  remove(index, [...before.slice(0, 5), last]);
  put(index, [{ id: 4_001, title: "Nieuw", createdAt_ms: 0 }]);
  const now = index.orders.random(77);
  const after = idsOf(
    pagesOf(
      matchesOf(index, () => true),
      now,
    ).after(now.positionOfId(last), 15),
  );
  expect(after.filter((id) => id !== 4_001)).toEqual(before.slice(15, 15 + after.length - Number(after.includes(4_001))));
});

test("a loaded order is the same as the saved one", () => {
  const index = randomIndex(9, 500);
  const saved = new Map(index.orders.save());
  const copy = createOrders(index.slots);
  copy.load(new Map([...saved].map(([name, bytes]) => [name, bytes.slice()])));
  const matches = matchesOf(index, () => true);
  for (const { of } of Object.values(ORDERS)) {
    expect(pagesOf(matches, of(copy)).page(0, 500)).toEqual(pagesOf(matches, of(index.orders)).page(0, 500));
  }
  expect(() => copy.load(new Map())).toThrow(RangeError);
});
