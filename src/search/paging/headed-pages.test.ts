import { expect, test } from "vitest";
import { pagesOf } from "./pages.ts";
import { headedPages } from "./headed-pages.ts";
import { add } from "../bits/bits.ts";
import { orderById } from "../order/by-id.ts";
import { createSlots } from "../slots.ts";

const slots = createSlots();
for (let id = 1; id <= 300; id += 1) slots.take(id);

/** The first so many, by id. */
function first(count: number) {
  const bits = new Uint32Array(slots.capacity / 32);
  for (let id = 1; id <= count; id += 1) add(bits, slots.slotOf(id));
  return pagesOf({ bits, count }, orderById(slots, 300));
}

test("pages come from the head as long as it has enough, then from all, and past the end there is nothing", () => {
  const opened: string[] = [];
  const pages = headedPages({
    ...{ count: 300, bytes: 0 },
    headOf: (wanted) => (opened.push("head"), wanted <= 40 ? first(40) : null),
    openAll: () => (opened.push("all"), first(300)),
  });
  const idsAt = (start: number) => pages.page(start, 15).map((slot) => slots.idOf(slot));
  expect(idsAt(0)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  expect(idsAt(15).at(-1)).toBe(30);
  expect(idsAt(30).at(-1)).toBe(45);
  expect(idsAt(295)).toEqual([296, 297, 298, 299, 300]);
  expect(idsAt(300)).toEqual([]);
  expect(opened).toEqual(["head", "head", "head", "all"]);
});
