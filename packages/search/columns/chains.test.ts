import { expect, test } from "vitest";
import { createSlots } from "../slots.ts";
import { createChains } from "./chains.ts";

const NUMBERS = 5;

test("ten thousand added and removed slots are found by their number, also after saving and loading", () => {
  const slots = createSlots();
  const chains = createChains(slots);
  const expected = Array.from({ length: NUMBERS }, () => new Set<number>());
  let state = 20_261_122;
  const random = (below: number) => Math.floor(((state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32) * below);

  for (let step = 0; step < 10_000; step += 1) {
    const slot = slots.take(1 + random(2_000));
    const number = random(NUMBERS + 2);
    for (const slotsOf of expected) slotsOf.delete(slot);
    chains.clear(slot);
    if (number >= NUMBERS) continue;
    chains.add(number, slot);
    expected[number]?.add(slot);
  }
  const copy = createChains(slots);
  copy.load(chains.save());
  for (const one of [chains, copy]) {
    const found = expected.map((_, number) => {
      const slotsOf: number[] = [];
      one.each(number, (slot) => slotsOf.push(slot));
      return slotsOf.toSorted((a, b) => a - b);
    });
    expect(found).toEqual(expected.map((set) => [...set].toSorted((a, b) => a - b)));
  }
});
