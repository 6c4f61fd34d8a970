import { expect, test } from "vitest";
import { shuffleSize, shuffledPosition, shuffleOf } from "./shuffle.ts";

const SEEDS = 40_000;
const PAGE = 15;

function range<Item>(length: number, itemOf: (index: number) => Item): Item[] {
  return Array.from({ length }, (_, index) => itemOf(index));
}

function numbers(length: number): number[] {
  return range(length, (number) => number);
}

/** How often each id was on the first page, relative to its fair share. */
function sharesOf(ids: readonly number[], page = PAGE): number[] {
  const size = shuffleSize(Math.max(...ids));
  const shown = new Uint32Array(ids.length);
  const places = new Uint32Array(ids.length);

  for (let seed = 0; seed < SEEDS; seed += 1) {
    const shuffle = shuffleOf({ size, seed });
    for (const [index, id] of ids.entries()) places[index] = shuffle.positionOf(id);
    const last = places.toSorted()[page - 1] ?? 0;
    for (const [index, place] of places.entries()) if (place <= last) shown[index] = (shown[index] ?? 0) + 1;
  }
  return Array.from(shown, (times) => times / ((SEEDS * page) / ids.length));
}

test("every activity has its own position, and each position maps back to it", () => {
  for (const size of [4, 16, 256, 4096, 4 ** 8]) {
    for (const seed of [0, 1, 7, 0x8000_0000, 0xffff_ffff]) {
      const shuffle = shuffleOf({ size, seed });
      const places = range(size, (number) => shuffle.positionOf(number));
      expect(Uint32Array.from(places).toSorted()).toEqual(Uint32Array.from(numbers(size)));
      expect(places.every((place, number) => shuffle.numberAt(place) === number)).toBe(true);
    }
  }
});

test("a position maps back to its activity in domains of any size", () => {
  for (const size of [4 ** 11, 4 ** 12, 4 ** 15, 4 ** 16]) {
    for (let seed = 0; seed < 200; seed += 1) {
      const shuffle = shuffleOf({ size, seed: Math.imul(seed, 0x9e37_79b1) });
      const number = (seed * 104_729) % size;
      const place = shuffle.positionOf(number);
      expect(place).toBeLessThan(size);
      expect(shuffle.numberAt(place)).toBe(number);
    }
  }
});

test("any number of banners rotates, each once in a round", () => {
  for (const size of [1, 2, 3, 5, 16, 17, 300]) {
    for (const seed of [0, 1, -1]) {
      const places = range(size, (number) => shuffledPosition(number, { size, seed }));
      expect(places.toSorted((a, b) => a - b)).toEqual(numbers(size));
    }
  }
});

test("the domain for ids stays the same up to four million, and then grows by a factor of four", () => {
  expect([shuffleSize(0), shuffleSize(4 ** 11 - 1), shuffleSize(4 ** 11), shuffleSize(4 ** 12)]).toEqual([
    4 ** 11,
    4 ** 11,
    4 ** 12,
    4 ** 13,
  ]);
});

test("one seed is one order, unrelated to that of neighbouring seeds", () => {
  const size = shuffleSize(300);
  const first = (seed: number) => {
    const shuffle = shuffleOf({ size, seed });
    return new Set(
      numbers(300)
        .toSorted((a, b) => shuffle.positionOf(a) - shuffle.positionOf(b))
        .slice(0, PAGE),
    );
  };
  const pages = range(4_000, first);
  const common = pages.map((page, seed) => page.intersection(pages[seed - 1] ?? new Set()).size).reduce((sum, size) => sum + size, 0);
  const expected = (4_000 * PAGE * PAGE) / 300;
  expect(common / expected).toBeGreaterThan(0.9);
  expect(common / expected).toBeLessThan(1.1);
  expect(first(5)).toEqual(first(5));
});

test.each([
  ["of 300 activities in a row", range(300, (index) => index + 1)],
  ["of 300 whose ids are four apart, as with four brands in rotation", range(300, (index) => 4 * index + 4)],
  ["of 300 whose ids differ in their highest bits alone", range(300, (index) => 4096 * index + 1)],
  ["of 300 in two runs far apart", range(300, (index) => (index < 150 ? index + 1 : index + 1_000_000))],
  ["of 40 that a filter leaves", range(40, (index) => (index * 7) % 300)],
])("over many seeds each %s has its fair share of the first page", (_, ids) => {
  const shares = sharesOf(ids);
  expect(Math.min(...shares)).toBeGreaterThan(0.9);
  expect(Math.max(...shares)).toBeLessThan(1.1);
});

test("over many seeds any two activities share the first page as often as any others", () => {
  const ids = range(60, (index) => index + 1);
  const together = new Uint32Array(60 * 60);
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const shuffle = shuffleOf({ size: shuffleSize(60), seed });
    const page = ids.toSorted((a, b) => shuffle.positionOf(a) - shuffle.positionOf(b)).slice(0, PAGE);
    for (const a of page) for (const b of page) if (a < b) together[(a - 1) * 60 + b - 1] = (together[(a - 1) * 60 + b - 1] ?? 0) + 1;
  }
  const fair = SEEDS * (PAGE / 60) * ((PAGE - 1) / 59);
  const shares = Array.from(
    together.filter((times) => times > 0),
    (times) => times / fair,
  );
  expect(shares).toHaveLength((60 * 59) / 2);
  expect(Math.min(...shares)).toBeGreaterThan(0.9);
  expect(Math.max(...shares)).toBeLessThan(1.1);
});
