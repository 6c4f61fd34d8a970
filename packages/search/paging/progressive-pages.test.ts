import { expect, test } from "vitest";
import { pagesOfOneBand } from "./banded-pages.ts";
import { progressivePages } from "./progressive-pages.ts";
import { add } from "../bits/bits.ts";
import { randomOrder } from "../order/random.ts";
import { createSlots } from "../slots.ts";

const slots = createSlots();
for (let id = 1; id <= 300; id += 1) slots.take(id);

const chance = randomOrder(slots, { seed: 7, highestId: 300 });
const sorted = Array.from({ length: 300 }, (_, index) => slots.slotOf(index + 1)).toSorted(
  (a, b) => chance.positionOf(a) - chance.positionOf(b),
);

/** The first so many of the order. */
function first(count: number) {
  const bits = new Uint32Array(slots.capacity / 32);
  for (const slot of sorted.slice(0, count)) add(bits, slot);
  return pagesOfOneBand({ bits, count }, 0, chance);
}

function headed(opened: string[]) {
  return progressivePages({
    ...{ count: 300, bytes: 0 },
    leadingSets: function* () {
      for (const count of [20, 40]) yield ((opened.push(`head of ${count}`), { pages: first(count), count }));
    },
    openAll: () => (opened.push("all"), first(300)),
  });
}

test("pages come from the smallest leading set that has enough, then from all, and past the end there are none", () => {
  const opened: string[] = [];
  const pages = headed(opened);
  for (const start of [0, 15, 30, 295]) expect(pages.page(start, 15)).toEqual(sorted.slice(start, start + 15));
  expect(pages.page(300, 15)).toEqual([]);
  expect(opened).toEqual(["head of 20", "head of 20", "head of 40", "head of 20", "head of 40", "all"]);
});

test("so do pages after an activity", () => {
  const opened: string[] = [];
  const pages = headed(opened);
  const after = (index: number) => pages.after({ band: 0, position: chance.positionOf(sorted[index] ?? 0) }, 15);
  for (const index of [2, 14, 29, 295]) expect(after(index)).toEqual(sorted.slice(index + 1, index + 16));
  expect(opened).toEqual(["head of 20", "head of 20", "head of 40", "head of 20", "head of 40", "all"]);
});
