import { expect, test } from "vitest";
import { barsOf, CHART, scaleEnd } from "./chart-scale.ts";

test("the scale ends at a round number above all values, with a whole number in its middle", () => {
  const ends = [[], [0], [1], [2], [3], [7], [10], [11], [99], [101], [1_234], [60_001]].map(scaleEnd);
  expect(ends).toEqual([2, 2, 2, 2, 4, 8, 10, 20, 100, 200, 2_000, 80_000]);
});

test("bars stand on the ground, and are as high as their value", () => {
  const [none, half, all] = barsOf([0, 5, 10]);
  expect(none?.height).toBe(0);
  expect([half?.y, half?.height]).toEqual([50, 50]);
  expect([all?.y, all?.height]).toEqual([0, 100]);
});

test("bars neither overlap nor leave the chart, however many there are", () => {
  for (const count of [1, 2, 7, 31, 60, 105]) {
    const bars = barsOf(Array.from({ length: count }, (_, index) => index));
    expect(bars[0]?.x).toBeGreaterThan(0);
    expect((bars.at(-1)?.x ?? 0) + (bars.at(-1)?.width ?? 0)).toBeLessThan(CHART.width);
    for (const [index, bar] of bars.entries()) expect(bar.x + bar.width).toBeLessThan(bars[index + 1]?.x ?? CHART.width);
  }
});

test("a single day is one narrow bar in the middle, and no days are no bars", () => {
  const [bar] = barsOf([3]);
  expect(bar).toMatchObject({ x: 476, width: 48 });
  expect(barsOf([])).toEqual([]);
});

test("days without counts leave the scale at two, and a single view among thousands can be seen", () => {
  expect(barsOf([0, 0]).map(({ height }) => height)).toEqual([0, 0]);
  expect(barsOf([1, 9_000])[0]?.height).toBe(1);
});
