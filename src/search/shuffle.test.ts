import { expect, test } from "vitest";
import { roomFor, shuffledPosition } from "./shuffle.ts";

function orderOf(slots: number, { size, seed }: { size: number; seed: number }): number[] {
  return Array.from({ length: slots }, (_, slot) => shuffledPosition(slot, { size, seed }));
}

test("every size gives each slot a place of its own", () => {
  for (const size of [1, 2, 3, 5, 16, 17, 300, 1000]) {
    for (const seed of [0, 1, 0xffff_ffff]) {
      expect(orderOf(size, { size, seed }).toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, place) => place));
    }
  }
});

test("one seed is one order, and another seed another", () => {
  expect(orderOf(300, { size: 300, seed: 7 })).toEqual(orderOf(300, { size: 300, seed: 7 }));
  expect(orderOf(300, { size: 300, seed: 7 })).not.toEqual(orderOf(300, { size: 300, seed: 8 }));
});

test("within the room for its slots a new slot moves no other", () => {
  expect([roomFor(1), roomFor(4), roomFor(5), roomFor(300), roomFor(1025)]).toEqual([4, 4, 16, 1024, 4096]);
  const before = orderOf(300, { size: roomFor(300), seed: 5 });
  expect(orderOf(301, { size: roomFor(301), seed: 5 }).slice(0, 300)).toEqual(before);
});

test("over many seeds each of 300 activities has its fair share of the first page", () => {
  const SEEDS = 40_000;
  const PAGE = 15;
  const size = roomFor(301);
  const shown = new Uint32Array(301);
  const places = new Uint32Array(300);

  for (let seed = 0; seed < SEEDS; seed += 1) {
    const scattered = Math.imul(seed, 0x9e37_79b1) >>> 0;
    for (let id = 1; id <= 300; id += 1) places[id - 1] = shuffledPosition(id, { size, seed: scattered });
    const last = places.toSorted()[PAGE - 1] ?? 0;
    for (let id = 1; id <= 300; id += 1) if ((places[id - 1] ?? 0) <= last) shown[id] = (shown[id] ?? 0) + 1;
  }

  const shares = Array.from(shown.slice(1), (times) => times / ((SEEDS * PAGE) / 300));
  expect(Math.min(...shares)).toBeGreaterThan(0.9);
  expect(Math.max(...shares)).toBeLessThan(1.1);
});
