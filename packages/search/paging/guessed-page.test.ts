import { expect, test } from "vitest";
import { add } from "../bits/bits.ts";
import { createOrders } from "../order/orders.ts";
import { createSlots } from "../slots.ts";
import { guessedPage } from "./guessed-page.ts";

const COUNT = 20_000;

function indexFor(count: number) {
  const slots = createSlots();
  const orders = createOrders(slots);
  for (let id = 1; id <= count; id += 1) slots.take(id);
  orders.put(Array.from({ length: count }, (_, index) => ({ id: index + 1, title: "", createdAt_ms: 0 })));
  return { slots, orders };
}

test("a deep page is nearly always at its estimated position, and then it is correct", () => {
  const { slots, orders } = indexFor(COUNT);
  for (const share of [1, 3, 50]) {
    const bits = new Uint32Array(slots.capacity / 32);
    for (let slot = 0; slot < COUNT; slot += share) add(bits, slot);
    const found = Array.from({ length: Math.ceil(COUNT / share) }, (_, index) => index * share);
    const matches = { bits, count: found.length };
    let wrong = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const order = orders.random(seed);
      const start = Math.floor((found.length * seed) / 40) - 15;
      const page = guessedPage(matches, order, { start, wanted: 15 });
      if (page === null) wrong += 1;
      else expect(page).toEqual(found.toSorted((a, b) => order.positionOf(a) - order.positionOf(b)).slice(start, start + 15));
    }
    expect(wrong).toBeLessThanOrEqual(2);
  }
});

test("in an order without a scan nothing is estimated", () => {
  const { slots, orders } = indexFor(100);
  expect(guessedPage({ bits: slots.live, count: 100 }, orders.by("createdAt", "ASC"), { start: 60, wanted: 15 })).toBe(null);
});
