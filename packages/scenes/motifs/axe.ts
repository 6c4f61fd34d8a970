import type { Palette } from "../hours.ts";
import { at, circle, each, oval, shape, soft, stroke, turned } from "../ink/shapes.ts";

/** A throwing axe with its hand at (0, 0) and its blade to the right above it. */
export const axe = (): string =>
  stroke("M0 10L0 -58", ["#b9763f", 6]) +
  shape("M-7 -64H7Q18 -64 30 -76Q40 -56 30 -32Q18 -44 7 -44H-7Z", "#c9d2dc") +
  shape("M30 -76Q40 -56 30 -32L25 -37Q31 -56 25 -71Z", "#f5f8fb");

/** An axe whose blade is stuck at (0, 0), the handle hanging out to the left. */
export const stuckAxe = (): string => turned([0, 0, -28], at([-34, 54, 1], axe()));

/** A round target of end-grain wood with painted rings, its middle at (0, 0) and 100 in radius. */
export const logTarget = ({ accent, ink }: Palette): string =>
  circle([0, 0, 112], "#5b3826") +
  circle([0, 0, 100], "#e2b77c") +
  each(2, (i) => circle([0, 0, 86 - i * 44], i === 0 ? "#2f7fb5" : accent)) +
  circle([0, 0, 76], "#ecc892") +
  circle([0, 0, 52], "#2f7fb5") +
  circle([0, 0, 42], "#ecc892") +
  circle([0, 0, 20], accent) +
  stroke("M-58 -60L-38 -40M52 66L38 48M70 -20L48 -14M-70 34L-50 26", [ink, 3], 0.25) +
  shape("M40 -92A100 100 0 0 1 40 92Q76 0 40 -92Z", "#1a1030", 0.12);

/** A stump with axes in it, ready to be thrown. */
export const stump = (): string =>
  soft([0, 2, 70, 9]) +
  shape("M-56 -70H56L62 0H-62Z", "#7a4a2e") +
  shape("M14 -70H56L62 0H18Z", "#1a1030", 0.2) +
  oval([0, -70, 56, 14], "#e2b77c") +
  turned([4, -68, 112], at([4, -68, 0.9], stuckAxe()));
