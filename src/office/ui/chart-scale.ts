/** A bar of a chart, in units of its view box. */
export type Bar = { x: number; y: number; width: number; height: number };

/** The view box; a chart is stretched to the width that it gets. */
export const CHART = { width: 1_000, height: 100 } as const;

/** A share of its slot; the rest is the gap. */
const BAR_SHARE = 0.72;
/** A single bar does not fill the chart. */
const WIDEST = 48;
/** What is not zero can be seen. */
const LEAST_HEIGHT = 1;

/** The upper end of the scale: a round number that all values fit under, whose half is a whole number too. At least 2. */
export function scaleEnd(values: readonly number[]): number {
  const largest = Math.max(0, ...values);
  let power = 1;
  while (largest > 10 * power) power *= 10;
  const step = [2, 4, 6, 8, 10].find((candidate) => candidate * power >= largest) ?? 10;
  return step * power;
}

/** A bar for each value, in equal slots from left to right; that of zero has no height. */
export function barsOf(values: readonly number[]): Bar[] {
  const end = scaleEnd(values);
  const slot = CHART.width / Math.max(1, values.length);
  const width = Math.min(slot * BAR_SHARE, WIDEST);
  return values.map((value, index) => {
    const height = value === 0 ? 0 : Math.max(LEAST_HEIGHT, (value / end) * CHART.height);
    return { x: slot * (index + 0.5) - width / 2, y: CHART.height - height, width, height };
  });
}
