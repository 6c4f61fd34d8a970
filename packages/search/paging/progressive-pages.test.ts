import { expect, test } from "vitest";
import { pagesOfOneBand } from "./banded-pages.ts";
import { progressivePages } from "./progressive-pages.ts";
import { add } from "../bits/bits.ts";
import { randomOrder } from "../order/random.ts";
import { createSlots } from "../slots.ts";

const slots = createSlots();
for (let id = 1; id <= 300; id += 1) slots.take(id);

const order = randomOrder(slots, { seed: 7, highestId: 300 });
const sorted = Array.from({ length: 300 }, (_, index) => slots.slotOf(index + 1)).toSorted(
  (a, b) => order.positionOf(a) - order.positionOf(b),
);

/** The first matches of the order. */
function first(count: number) {
  const bits = new Uint32Array(slots.capacity / 32);
  for (const slot of sorted.slice(0, count)) add(bits, slot);
  return pagesOfOneBand({ bits, count }, 0, order);
}

function openPages(opened: string[]) {
  return progressivePages({
    ...{ count: 300, bytes: 0 },
    leadingSets: function* () {
      for (const count of [20, 40]) yield ((opened.push(`set of ${count}`), { pages: first(count), count }));
    },
    openAll: () => (opened.push("all"), first(300)),
  });
}

test("pages come from the smallest leading set that has enough, then from all, and past the end there are none", () => {
  const opened: string[] = [];
  const pages = openPages(opened);
  for (const start of [0, 15, 30, 295]) expect(pages.page(start, 15)).toEqual(sorted.slice(start, start + 15));
  expect(pages.page(300, 15)).toEqual([]);
  expect(opened).toEqual(["set of 20", "set of 20", "set of 40", "set of 20", "set of 40", "all"]);
});

test("so do pages after an activity", () => {
  const opened: string[] = [];
  const pages = openPages(opened);
  const after = (index: number) => pages.after({ band: 0, position: order.positionOf(sorted[index] ?? 0) }, 15);
  for (const index of [2, 14, 29, 295]) expect(after(index)).toEqual(sorted.slice(index + 1, index + 16));
  expect(opened).toEqual(["set of 20", "set of 20", "set of 40", "set of 20", "set of 40", "all"]);
});
