import { darker } from "../ink/colour.ts";
import { box, circle, oval, shape, stroke } from "../ink/shapes.ts";
import { vessel } from "./vessel.ts";

/** A pot with bands of glaze. */
export const painted = (glaze: string, sort: number): string =>
  vessel("#e2c9a8", sort) +
  stroke("M-40 -66q10 -16 20 0t20 0t20 0t20 0", [glaze, 7]) +
  stroke("M-34 -22q9 12 17 0t17 0t17 0t17 0", [darker(glaze, 0.1), 6]) +
  circle([0, -90, 7], glaze);

/** A brush with paint, at a hand. */
export const brush = (paint: string): string => stroke("M-8 10L18 -18", ["#d8a366", 3.4]) + oval([20, -21, 5, 4], paint);

/** A small pot of paint that stands on (x, y). */
export const paintPot = ([x, y]: readonly [number, number], paint: string): string =>
  box([x - 22, y - 36, 44, 38, 6], "#fffaf0") + oval([x, y - 36, 22, 7], paint) + box([x - 22, y - 26, 44, 12], paint, 0.6);

/** A bucket of clay that stands on (x, y). */
export const bucket = ([x, y]: readonly [number, number], clay: string): string =>
  shape(`M${x - 50} ${y - 80}L${x - 40} ${y}H${x + 40}L${x + 50} ${y - 80}Z`, "#aeb6c0") +
  oval([x, y - 80, 50, 14], clay) +
  circle([x - 6, y - 92, 24], clay);
